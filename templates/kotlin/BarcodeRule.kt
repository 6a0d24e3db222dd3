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
