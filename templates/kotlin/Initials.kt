/**
 * The letters of a tile for a card that isn't in the catalogue: the first letters of the first two words of a name, or
 * the first two of its only word. `Foot Locker` gives FL, `Esselunga` ES, `H&M` HM, `Alì` AL, and a name without a
 * letter `a-z` or digit `?`.
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
