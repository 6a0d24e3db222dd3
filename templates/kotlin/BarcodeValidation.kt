/** Holds codes against what is known of a brand's. */
private class BarcodeValidation(private val barcode: BarcodeRule?) {
    private val formats = barcode?.formats.orEmpty()

    /** The verdict on a code that a person typed. */
    fun typed(code: String): BarcodeVerdict = best(code, formats) ?: when (code) {
        "" -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, null, code, BarcodeViolation.Length(0))
        else -> BarcodeVerdict(BarcodeVerdict.Level.OK, null, code)
    }

    /** The verdict on a code that a scanner read, which knows the format. */
    fun scanned(code: String, format: BarcodeFormat): BarcodeVerdict {
        val canonical = canonicalCode(code, format)
        return best(code, rules(format)) ?: readAsOther(canonical, format) ?: unexpected(canonical, format)
    }

    /** UPC-A is EAN-13 that begins with 0: some scanners call it the one, some the other. */
    private fun readAsOther(code: String, format: BarcodeFormat): BarcodeVerdict? = when {
        format == BarcodeFormat.UPC_A && format.violation(code) == null ->
            best("0$code", rules(BarcodeFormat.EAN_13))
        format == BarcodeFormat.EAN_13 && isUpcAAsEan13(code) -> best(code, rules(BarcodeFormat.UPC_A))
        else -> null
    }

    /** The verdict on a code of a format that nothing is known of. */
    private fun unexpected(code: String, format: BarcodeFormat): BarcodeVerdict {
        val impossible = format.violation(code)
        return when {
            impossible != null -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, format, code, impossible)
            barcode == null || formats.isEmpty() -> BarcodeVerdict(BarcodeVerdict.Level.OK, format, code)
            else -> barcode.confidence.verdict(format, code, BarcodeViolation.Format)
        }
    }

    private fun rules(format: BarcodeFormat): List<BarcodeFormatRule> = formats.filter { it.format == format }

    /** The best verdict of some rules, the first among equals; null where there are none. */
    private fun best(code: String, rules: List<BarcodeFormatRule>): BarcodeVerdict? {
        val confidence = barcode?.confidence ?: return null
        return rules.map { BarcodeCheck(it, confidence).verdict(code) }.sortedBy { it.level }.firstOrNull()
    }
}
