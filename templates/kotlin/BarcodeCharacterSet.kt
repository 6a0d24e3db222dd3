/** Whether the set has that character. */
operator fun BarcodeFormatRule.CharacterSet.contains(character: Char): Boolean = when (character) {
    in '0'..'9' -> true
    in 'A'..'Z' -> this != BarcodeFormatRule.CharacterSet.DIGITS
    in 'a'..'z' -> this == BarcodeFormatRule.CharacterSet.ALPHANUMERIC || this == BarcodeFormatRule.CharacterSet.ASCII
    else -> this == BarcodeFormatRule.CharacterSet.ASCII && character < '\u0080'
}
