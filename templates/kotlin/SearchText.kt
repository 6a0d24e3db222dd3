/** A text of a brand as search reads it. */
private class SearchText(private val field: Field, text: String) {
    private val words = words(text)

    /** What is left of the text from each of its words on, as letters without spaces. */
    private val tails = words.indices.map { words.drop(it).joinToString("") }

    /** What a text is to its brand, with the places (those that [Brands.search] lists) of the letters in it. */
    enum class Field(val whole: Int, val beginning: Int, val word: Int) {
        NAME(1, 3, 5),
        ALIAS(2, 4, 6),
        PROGRAMME(7, 7, 7),
        KEYWORD(8, 8, 8)
    }

    /** The place of some letters in this text. */
    fun place(sought: String): Int {
        val word = tails.indexOfFirst { it.startsWith(sought) }
        return when {
            word > 0 -> field.word
            word == 0 -> if (tails[0] == sought) field.whole else field.beginning
            sought.length >= LETTERS_INSIDE && words.any { sought in it } -> INSIDE_WORD
            else -> NOWHERE
        }
    }

    companion object {
        const val NOWHERE = 10
        private const val INSIDE_WORD = 9

        /** What two letters or fewer are in says nothing about a brand, unless a word begins with them. */
        private const val LETTERS_INSIDE = 3

        /** How much of a text counts, in characters: a bound on what a long text costs. */
        private const val LENGTH = 100

        private val signs = Regex("[&+]")

        /** The words that are sought, or searched. L'Erbolario is looked for as "erbolario". */
        fun words(text: String): List<String> {
            val end = text.offsetByCodePoints(0, minOf(LENGTH, text.codePointCount(0, text.length)))
            return foldedWords(text.substring(0, end).replace('\'', ' ').replace('\u2019', ' '))
        }

        /** A text without its `&` and `+`, and with each as `e` and as `and`: people write it in all three ways. */
        fun spellings(field: Field, text: String): List<SearchText> {
            val words = if (signs in text) listOf(" ", " e ", " and ") else listOf(" ")
            return words.map { SearchText(field, signs.replace(text, it)) }
        }
    }
}
