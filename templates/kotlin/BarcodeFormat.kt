/** The symbology of a card's barcode, with its names on every platform. */
enum class BarcodeFormat(
    /** The id, as in the catalogue. */
    val id: String,
    /** The name of the value of ZXing's `BarcodeFormat`. */
    val zxing: String,
    /** The number of ML Kit's `Barcode.FORMAT_…`. */
    val mlKit: Int,
    /** Those of Apple's `VNBarcodeSymbology`; empty where Vision reads it as another format. */
    val vision: List<String>,
    /** Those of Apple's `AVMetadataObject.ObjectType`; empty where it is read as another format. */
    val avFoundation: List<String>,
    /** That of Apple's `PKBarcodeFormat`; null where Wallet can't draw it. */
    val passKit: String?
) {
{{#formats}}
    {{name}}(
        id = {{id}},
        zxing = {{zxing}},
        mlKit = {{mlKit}},
        vision = {{vision}},
        avFoundation = {{avFoundation}},
        passKit = {{passKit}}
    ){{^last()}},{{/last()}}{{#last()}};{{/last()}}
{{/formats}}

    /** How a code breaks the symbology's own rules; null when the format can carry it as it is. */
    fun violation(code: String): BarcodeViolation? = Symbology(this).violation(code)
}
