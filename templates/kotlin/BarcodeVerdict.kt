/** What [Brand.validate] says of a code. */
data class BarcodeVerdict(
    val level: Level,
    /** The format that the code is of; null where that isn't known. */
    val format: BarcodeFormat?,
    /** The code to save and to draw, in its canonical form. */
    val code: String,
    /** What the code breaks; null where it is [Level.OK]. */
    val reason: BarcodeViolation? = null
) {
    enum class Level {
        /** Save it. */
        OK,
        /** Ask the person to look again, and let them save it. */
        WARNING,
        /** Refuse it. */
        ERROR
    }
}

/** The rule that a code breaks. */
sealed class BarcodeViolation(
    /** A word for it, the same on every platform. */
    val id: String
) {
    /** The symbology, or the brand's character set, doesn't have this character. */
    data class Character(val character: String) : BarcodeViolation("character")

    /** No code of the format, or of the brand, has this many characters. */
    data class Length(val length: Int) : BarcodeViolation("length")

    /** The check digit or character isn't what the rest gives. */
    data class Check(val found: Char, val expected: Char) : BarcodeViolation("check")

    /** A Codabar code that doesn't begin and end in A to D, or has one of them inside. */
    object StartStop : BarcodeViolation("startStop")

    /** The code begins with none of the brand's prefixes. */
    object Prefix : BarcodeViolation("prefix")

    /** The brand's pattern doesn't match. */
    object Pattern : BarcodeViolation("pattern")

    /** The brand has no codes of this format. */
    object Format : BarcodeViolation("format")

    override fun toString(): String = id
}
