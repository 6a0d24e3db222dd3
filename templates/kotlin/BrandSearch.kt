/** Searches all brands one by one, for [Brands.search]; their texts are read at the first use. */
private object BrandSearch {
    private class Entry(val brand: Brand, private val texts: List<SearchText>) {
        fun place(sought: String): Int =
            texts.fold(SearchText.NOWHERE) { best, text -> minOf(best, text.place(sought)) }
    }

    private class Match(val brand: Brand, val place: Int)

    private val entries: List<Entry>

    init {
        val former = Brands.tombstones.groupBy { it.replacedBy }
        entries = Brands.all.sortedWith(byRank).map { Entry(it, texts(it, former[it.id].orEmpty())) }
    }

    fun find(text: String, limit: Int): List<Brand> {
        val words = SearchText.words(text)
        if (words.isEmpty()) return emptyList()
        val whole = matches(words.joinToString(""))
        val matches = if (words.size == 1 || whole.isNotEmpty()) whole else matchesByWord(words.distinct())
        return matches.sortedBy { it.place }.take(maxOf(limit, 0)).map { it.brand }
    }

    private fun matches(sought: String): List<Match> =
        entries.map { Match(it.brand, it.place(sought)) }.filter { it.place < SearchText.NOWHERE }

    /** The brands that have the most of the words, each in the place of its worst word. */
    private fun matchesByWord(words: List<String>): List<Match> {
        val places = entries.map { entry -> words.map(entry::place).filter { it < SearchText.NOWHERE } }
        val most = places.fold(1) { most, found -> maxOf(most, found.size) }
        return entries.zip(places).filter { (_, found) -> found.size == most }
            .map { (entry, found) -> Match(entry.brand, found.fold(0) { worst, place -> maxOf(worst, place) }) }
    }

    private fun texts(brand: Brand, formerly: List<Tombstone>): List<SearchText> {
        val texts = listOf(
            SearchText.Field.NAME to listOf(brand.name),
            SearchText.Field.ALIAS to brand.aliases + formerly.map { it.name },
            SearchText.Field.PROGRAMME to brand.programmes.map { it.name },
            SearchText.Field.KEYWORD to brand.keywords
        )
        return texts.flatMap { (field, spelled) -> spelled.flatMap { SearchText.spellings(field, it) } }
    }
}
