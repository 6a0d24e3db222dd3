/**
 * The letters of a tile for a card that isn't in the catalogue: the first letters of the first two words of a name, or
 * the first two of its only word. `Foot Locker` gives FL, `Esselunga` ES, `H&M` HM and `Alì` AL; a name without a
 * letter `a-z` or digit gives `?`.
 */
fun initialsOf(name: String): String {
    val words = foldedWords(name)
    val letters = when (words.size) {
        0 -> "?"
        1 -> words[0].take(2)
        else -> words[0].take(1) + words[1].take(1)
    }
    return letters.map { Character.toUpperCase(it) }.joinToString("")
}

/** The colour of the letters on an initials tile. */
enum class InitialsColor(val id: String) {
    WHITE("white"),
    BLACK("black");

    companion object {
        /** The least contrast at which text can be read (WCAG 2.1, success criterion 1.4.3). */
        private const val MINIMUM_CONTRAST = 4.5

        /**
         * White where it can be read on that background, else black, which then can; null for a text that isn't of
         * the form `#RRGGBB`.
         */
        fun readableOn(background: String): InitialsColor? {
            if (!Regex("#[0-9A-Fa-f]{6}").matches(background)) return null
            val contrastOfWhite = (1 + 0.05) / (relativeLuminance(background) + 0.05)
            return if (contrastOfWhite >= MINIMUM_CONTRAST) WHITE else BLACK
        }

        /** Perceived brightness, 0 to 1 (WCAG 2.1, relative luminance). */
        private fun relativeLuminance(color: String): Double {
            val (red, green, blue) = color.drop(1).chunked(2) { linear(it.toString().toInt(16) / 255.0) }
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }

        private fun linear(channel: Double): Double =
            if (channel <= 0.04045) channel / 12.92 else Math.pow((channel + 0.055) / 1.055, 2.4)
    }
}
