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
