/** The form of a typed or scanned code in which cards are saved and compared. */
private fun canonicalCode(code: String, format: BarcodeFormat): String = when (format) {
    BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_E, BarcodeFormat.ITF -> withoutSeparators(code)
    BarcodeFormat.UPC_A -> withoutSeparators(code).let { if (isUpcAAsEan13(it)) it.drop(1) else it }
    BarcodeFormat.CODE_39, BarcodeFormat.CODABAR ->
        code.trim(' ').map { if (it in 'a'..'z') it - ('a' - 'A') else it }.joinToString("")
    BarcodeFormat.CODE_128 -> code.trim(' ')
    BarcodeFormat.QR_CODE, BarcodeFormat.AZTEC, BarcodeFormat.PDF_417, BarcodeFormat.DATA_MATRIX -> code
}

private fun withoutSeparators(code: String): String = code.filter { it != ' ' && it != '-' }

/** Whether it is a UPC-A code that was read as EAN-13: with a 0 in front. */
private fun isUpcAAsEan13(code: String): Boolean =
    code.length == 13 && code.startsWith('0') && code.all { it in '0'..'9' }

/** The rules of a symbology itself, whatever the brand. */
private class Symbology(private val format: BarcodeFormat) {
    /** The number of characters that every code of the format has; null where it varies. */
    private val fixedLength: Int? = when (format) {
        BarcodeFormat.EAN_13 -> 13
        BarcodeFormat.EAN_8, BarcodeFormat.UPC_E -> 8
        BarcodeFormat.UPC_A -> 12
        else -> null
    }

    /** The characters that a code can have; null where it can have any. */
    private val characters: String? = when (format) {
        BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E, BarcodeFormat.ITF ->
            CheckDigit.DIGITS
        BarcodeFormat.CODE_39 -> CheckDigit.CODE_39_CHARACTERS
        BarcodeFormat.CODABAR -> "0123456789-$:/.+$CODABAR_ENDS"
        // Latin-1 needs FNC4, which scanners read in different ways.
        BarcodeFormat.CODE_128 -> ASCII
        BarcodeFormat.QR_CODE, BarcodeFormat.AZTEC, BarcodeFormat.PDF_417, BarcodeFormat.DATA_MATRIX -> null
    }

    /** Whether codes of the format end in GS1's check digit. */
    val hasGs1CheckDigit: Boolean get() = fixedLength != null

    /** How a code breaks the rules, or null when the format can carry it as it is. */
    fun violation(code: String): BarcodeViolation? {
        val invalid = code.firstCharacter { characters != null && it !in characters }
        val length = code.toByteArray().size
        return when {
            invalid != null -> BarcodeViolation.Character(invalid)
            !allows(length) -> BarcodeViolation.Length(length)
            format == BarcodeFormat.CODABAR && !isCodabar(code) -> BarcodeViolation.StartStop
            format == BarcodeFormat.UPC_E -> gs1Violation(expanded(code))
            hasGs1CheckDigit -> gs1Violation(code)
            else -> null
        }
    }

    private fun allows(length: Int): Boolean = when (format) {
        BarcodeFormat.ITF -> length >= 2 && length % 2 == 0
        BarcodeFormat.CODABAR -> length >= 3
        // The most that a symbol holds: version 40-L in byte mode (ISO/IEC 18004); the others hold less.
        BarcodeFormat.QR_CODE -> length in 1..2953
        else -> if (fixedLength != null) length == fixedLength else length >= 1
    }

    /** A to D begin and end a Codabar symbol, and occur nowhere else. */
    private fun isCodabar(code: String): Boolean =
        code.first() in CODABAR_ENDS && code.last() in CODABAR_ENDS &&
            code.substring(1, code.length - 1).none { it in CODABAR_ENDS }

    private fun gs1Violation(code: String): BarcodeViolation? {
        val expected = CheckDigit.gs1(code.dropLast(1))
        return if (code.last() == expected) null else BarcodeViolation.Check(code.last(), expected)
    }

    /** The UPC-A code that eight digits of UPC-E stand for (GS1 General Specifications, 5.2.2.4.2). */
    private fun expanded(code: String): String {
        val digits = code.substring(1, 7)
        val body = when (digits.last()) {
            in '0'..'2' -> digits.take(2) + digits.last() + "0000" + digits.substring(2, 5)
            '3' -> digits.take(3) + "00000" + digits.substring(3, 5)
            '4' -> digits.take(4) + "00000" + digits.substring(4, 5)
            else -> digits.take(5) + "0000" + digits.last()
        }
        return code.take(1) + body + code.takeLast(1)
    }

    companion object {
        private const val CODABAR_ENDS = "ABCD"
        private val ASCII = ('\u0000'..'\u007F').joinToString("")
    }
}

/** The first character that fulfils a condition, as a text: beyond U+FFFF it is two `Char`s. */
private inline fun String.firstCharacter(predicate: (Char) -> Boolean): String? {
    val index = indexOfFirst(predicate)
    return if (index < 0) null else String(Character.toChars(codePointAt(index)))
}

/** The check digits and characters of barcodes. */
private object CheckDigit {
    const val DIGITS = "0123456789"

    /** The data characters of Code 39 in the order of their values; `*` is the start and stop character. */
    const val CODE_39_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"

    /** GS1's modulo 10 digit for a body of digits: weights 3, 1, 3, … from the right (GS1 specifications, 7.9). */
    fun gs1(body: String): Char {
        var sum = 0
        for ((index, digit) in body.reversed().withIndex()) {
            sum = (sum + (digit - '0') * if (index % 2 == 0) 3 else 1) % 10
        }
        return DIGITS[(10 - sum) % 10]
    }

    /** Code 39's modulo 43 character for a body of its characters (ISO/IEC 16388, annex A). */
    fun mod43(body: String): Char =
        CODE_39_CHARACTERS[body.fold(0) { sum, character -> (sum + CODE_39_CHARACTERS.indexOf(character)) % 43 }]
}
