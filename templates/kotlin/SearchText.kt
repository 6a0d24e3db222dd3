/** Texts as search reads them. */
private object SearchText {
    /** Which text of a brand it is, with the ranks of matches in it (the numbered lines of [Brands.search]). */
    enum class Field(val whole: Int, val beginning: Int, val word: Int) {
        NAME(1, 3, 5),
        ALIAS(2, 4, 6),
        PROGRAMME(7, 7, 7),
        KEYWORD(8, 8, 8)
    }

    /** How many characters of a text count: a bound on the cost of a long text. */
    private const val LENGTH = 100

    private val signs = Regex("[&+]")

    /** The words of a query or of a text. People search for L'Erbolario as "erbolario". */
    fun words(text: String): List<String> {
        val end = text.offsetByCodePoints(0, minOf(LENGTH, text.codePointCount(0, text.length)))
        return foldedWords(text.substring(0, end).replace('\'', ' ').replace('\u2019', ' '))
    }

    /** A text without its `&` and `+`, and with each as `e` and as `and`: people type it in all three ways. */
    fun spellings(text: String): List<String> =
        if (signs in text) listOf(" ", " e ", " and ").map { signs.replace(text, it) } else listOf(text)
}

/**
 * What is dropped from a word: apostrophes, dots and diacritics. Java's expressions don't know Unicode's property
 * Diacritic; for Latin letters these categories and the middle dot are the same.
 */
private val joiningSigns = Regex("['\u2019.\u00B7\\p{Mn}\\p{Lm}\\p{Sk}]")

private val wordSeparators = Regex("[^A-Za-z0-9]+")

/** The words of a text, reduced to `a-z` and `0-9` without diacritics and case. */
private fun foldedWords(text: String): List<String> {
    val decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD)
    return joiningSigns.replace(decomposed, "").split(wordSeparators)
        .filter { it.isNotEmpty() }
        .map { word -> word.map { Character.toLowerCase(it) }.joinToString("") }
}
