    /**
     * What an app does with a code of this brand: save it, warn, or refuse it.
     *
     * @param code the code as it was typed or scanned; see [BarcodeVerdict.code] for the one to save.
     * @param format what a scanner said; without it each of the brand's formats is tried, and the best verdict counts.
     */
    fun validate(code: String, format: BarcodeFormat? = null): BarcodeVerdict =
        BarcodeValidation({{rule}}).run { if (format == null) typed(code) else scanned(code, format) }
