/** What is known of the codes on a brand's cards. */
data class BarcodeRule(
    /** The first is the default for a new card. */
    val formats: List<BarcodeFormatRule>,
    val confidence: Confidence,
    /** Whether the number printed on the card differs from the one in the barcode. */
    val printedDiffers: Boolean,
    val source: String? = null
) {
    enum class Confidence(val id: String) {
        /** Proved: refuse a code that breaks the rule. */
        KNOWN("known"),
        /** Probable: warn, and let the person save. */
        LIKELY("likely"),
        /** Not known: only the symbology's own rule holds. */
        UNKNOWN("unknown")
    }
}

/** What is known of one format. Empty lists and null restrict nothing. */
data class BarcodeFormatRule(
    val format: BarcodeFormat,
    val check: Check,
    /** The lengths that occur, in characters. */
    val lengths: List<Int> = emptyList(),
    val minLength: Int? = null,
    val maxLength: Int? = null,
    val charset: CharacterSet? = null,
    /** What a code begins with: one of these. */
    val prefixes: List<String> = emptyList(),
    /** A regular expression that the whole code matches. */
    val pattern: String? = null,
    /** Made-up codes that obey the rule. */
    val valid: List<String> = emptyList(),
    /** Made-up codes that break it. */
    val invalid: List<String> = emptyList()
) {
    enum class CharacterSet(val id: String) {
        /** `0-9` */
        DIGITS("digits"),
        /** `0-9 A-Z` */
        UPPER_ALPHANUMERIC("upperAlphanumeric"),
        /** `0-9 A-Z a-z` */
        ALPHANUMERIC("alphanumeric"),
        /** ASCII, 0 to 127. */
        ASCII("ascii");

        operator fun contains(character: Char): Boolean = when (character) {
            in '0'..'9' -> true
            in 'A'..'Z' -> this != DIGITS
            in 'a'..'z' -> this == ALPHANUMERIC || this == ASCII
            else -> this == ASCII && character < '\u0080'
        }
    }

    /** The check digit or character that a code ends in. */
    enum class Check(val id: String) {
        /** GS1's modulo 10 digit (GS1 General Specifications, 7.9). */
        GS1("gs1"),
        /** Code 39's modulo 43 character (ISO/IEC 16388, annex A). */
        MOD43("mod43"),
        /** None beyond what the symbology asks for. */
        NONE("none")
    }
}
