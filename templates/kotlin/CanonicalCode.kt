/** A code as its barcode carries it: without what people add in writing it down. */
private fun canonicalCode(code: String, format: BarcodeFormat): String = when (format) {
    BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_E, BarcodeFormat.ITF -> withoutSeparators(code)
    BarcodeFormat.UPC_A -> withoutSeparators(code).let { if (isUpcAAsEan13(it)) it.drop(1) else it }
    BarcodeFormat.CODE_39, BarcodeFormat.CODABAR ->
        code.trim(' ').map { if (it in 'a'..'z') it - ('a' - 'A') else it }.joinToString("")
    BarcodeFormat.CODE_128 -> code.trim(' ')
    BarcodeFormat.QR_CODE, BarcodeFormat.AZTEC, BarcodeFormat.PDF_417, BarcodeFormat.DATA_MATRIX -> code
}

private fun withoutSeparators(code: String): String = code.filter { it != ' ' && it != '-' }

/** Whether these are the digits of a UPC-A symbol as scanners for EAN-13 read them: with a 0 in front. */
private fun isUpcAAsEan13(code: String): Boolean =
    code.length == 13 && code.startsWith('0') && code.all { it in '0'..'9' }
