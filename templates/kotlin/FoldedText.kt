/**
 * What doesn't count in a text and ends no word: apostrophes, dots and marks. Java's expressions don't know Unicode's
 * property Diacritic; beside Latin letters these categories and the middle dot come to the same.
 */
private val joiningSigns = Regex("['\u2019.\u00B7\\p{Mn}\\p{Lm}\\p{Sk}]")

private val wordSeparators = Regex("[^A-Za-z0-9]+")

/** The words of a text as people type them when they don't care: no marks, no case, only `a-z` and `0-9`. */
private fun foldedWords(text: String): List<String> {
    val decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD)
    return joiningSigns.replace(decomposed, "").split(wordSeparators)
        .filter { it.isNotEmpty() }
        .map { word -> word.map { Character.toLowerCase(it) }.joinToString("") }
}
