/** Finds brands by their ids, for [Brands.byId]. */
private object BrandLookup {
    private val brands = Brands.all.associateBy { it.id }
    private val tombstones = Brands.tombstones.associateBy { it.id }

    /** Follows tombstones, at most as many as there are, so that a cycle ends too. */
    fun find(id: String): Brand? =
        generateSequence(id) { tombstones[it]?.replacedBy }.take(tombstones.size + 1)
            .mapNotNull { brands[it] }.firstOrNull()
}

/** By rank, those without one last, and then by id. */
private val byRank: Comparator<Brand> = compareBy({ it.order ?: Int.MAX_VALUE }, { it.id })

{{#entry}}
/** The texts that a brand is found by, each with what it is to search. */
private fun searchedTexts(brand: {{name}}): List<Pair<SearchText.Field, List<String>>> = with(brand) {
    listOf(
{{#searched}}
        SearchText.Field.{{upperRank}} to {{texts}}{{^last()}},{{/last()}}
{{/searched}}
    )
}
{{/entry}}

/** Searches all brands one by one, for [Brands.search]; their texts are read at the first use. */
private object BrandSearch {
    private class Entry(val brand: Brand, private val texts: List<SearchText>) {
        fun rank(query: String): Int =
            texts.fold(SearchText.NO_MATCH) { best, text -> minOf(best, text.rank(query)) }
    }

    private class Match(val brand: Brand, val rank: Int)

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
        return matches.sortedBy { it.rank }.take(maxOf(limit, 0)).map { it.brand }
    }

    private fun matches(query: String): List<Match> =
        entries.map { Match(it.brand, it.rank(query)) }.filter { it.rank < SearchText.NO_MATCH }

    /** The brands that match the most words, each ranked by its worst word. */
    private fun matchesByWord(words: List<String>): List<Match> {
        val ranks = entries.map { entry -> words.map(entry::rank).filter { it < SearchText.NO_MATCH } }
        val most = ranks.fold(1) { most, found -> maxOf(most, found.size) }
        return entries.zip(ranks).filter { (_, found) -> found.size == most }
            .map { (entry, found) -> Match(entry.brand, found.fold(0) { worst, rank -> maxOf(worst, rank) }) }
    }

    private fun texts(brand: Brand, formerly: List<Tombstone>): List<SearchText> {
        val texts = searchedTexts(brand) + (SearchText.Field.ALIAS to formerly.map { it.name })
        return texts.flatMap { (field, spelled) -> spelled.flatMap { SearchText.spellings(field, it) } }
    }
}
