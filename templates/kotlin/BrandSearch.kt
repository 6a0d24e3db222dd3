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

/** Finds brands by suffix arrays of their texts, for [Brands.search]; they are made at the first use. */
private object BrandSearch {
    /** By rank and id, the order of equally good matches. */
    private val brands = Brands.all.sortedWith(byRank)

    /** The suffixes of all texts that begin with a word, each with the brand and its ranks. */
    private val texts: SuffixArray

    /** The suffixes of all distinct words that begin within the word, each with the word's number. */
    private val words: SuffixArray

    /** The brands of each word. */
    private val brandsOfWords: List<IntArray>

    /** What is added to the rank of a match with one wrong letter. */
    private const val NEARLY = 9

    /** Fewer letters are near too much. */
    private const val LETTERS_NEAR = 5

    /** Where so many brands match all words, no letter is thought to be wrong. */
    private const val ENOUGH = 3

    private const val INSIDE_WORD = 9

    /** One or two letters inside a word say nothing about a brand. */
    private const val LETTERS_INSIDE = 3

    init {
        val former = Brands.tombstones.groupBy { it.replacedBy }
        val brandsOfWord = LinkedHashMap<String, IntList>()
        val textList = SuffixList()
        brands.forEachIndexed { number, brand ->
            for ((field, text) in texts(brand, former[brand.id].orEmpty())) {
                val found = SearchText.words(text)
                var start = 0
                for (word in found) {
                    textList.addSuffix(start, owner(number, field, start))
                    start += word.length
                    brandsOfWord.getOrPut(word) { IntList() }.addUnlessLast(number)
                }
                textList.endText(found)
            }
        }
        texts = SuffixArray(textList)
        val wordList = SuffixList()
        brandsOfWord.keys.forEachIndexed { number, word ->
            for (start in 1 until word.length) wordList.addSuffix(start, number)
            wordList.endText(listOf(word))
        }
        words = SuffixArray(wordList)
        brandsOfWords = brandsOfWord.values.map { it.toIntArray() }
    }

    fun find(text: String, limit: Int): List<Brand> {
        val typed = SearchText.words(text)
        if (typed.isEmpty()) return emptyList()
        val query = lettersOf(typed.joinToString(""))
        val queries = typed.distinct().map { lettersOf(it) }
        var found = Found(ranks(query), queries.size)
        if (typed.size > 1 && !found.hasBrands(1)) found = Found.most(queries.map { ranks(it) })
        val isWhole = found.count == queries.size
        if (!isWhole || !found.hasBrands(ENOUGH)) {
            val near = near(typed.map { lettersOf(it) }, queries)
            // Brands that match all words nearly go before those that match only some.
            if (isWhole || !near.hasBrands(1)) found.addMissing(near) else found = near
        }
        return found.best(maxOf(limit, 0)).map { brands[it] }
    }

    /** The best rank of each brand for a query. */
    private fun ranks(query: ByteArray): ByteArray {
        val ranks = ByteArray(brands.size)
        if (query.size >= LETTERS_INSIDE) {
            words.forEachWithPrefix(query) { word, _ ->
                for (brand in brandsOfWords[word]) ranks[brand] = INSIDE_WORD.toByte()
            }
        }
        texts.forEachWithPrefix(query) { owner, isWhole -> improve(ranks, owner, isWhole, 0) }
        return ranks
    }

    /** The same where one letter may be wrong: of all words as one, or else of each, where all have to match. */
    private fun near(typed: List<ByteArray>, queries: List<ByteArray>): Found {
        val none = Found(ByteArray(brands.size), 0)
        if (queries.none { it.size >= LETTERS_NEAR }) return none
        val near = Found(nearRanks(typed), 1)
        if (typed.size == 1 || near.hasBrands(1)) return near
        val found = Found.most(queries.map { word ->
            val exact = Found(ranks(word), 1)
            if (word.size >= LETTERS_NEAR) exact.addMissing(Found(nearRanks(listOf(word)), 1))
            exact.ranks
        })
        return if (found.count == queries.size) found else none
    }

    /** The same of all words as one. A letter may be wrong within a word that is long enough. */
    private fun nearRanks(typed: List<ByteArray>): ByteArray {
        val ranks = ByteArray(brands.size)
        val longWords = typed.mapIndexed { number, word ->
            List(word.size) { if (word.size >= LETTERS_NEAR) number + 1 else 0 }
        }.flatten()
        val query = typed.fold(ByteArray(0)) { before, word -> before + word }
        texts.forEachNear(query, longWords) { owner, isWhole -> improve(ranks, owner, isWhole, NEARLY) }
        return ranks
    }

    /** A brand's number, its rank where the text is longer than the query, and where it isn't, in one number. */
    private fun owner(brand: Int, field: SearchText.Field, start: Int): Int =
        brand * 256 + if (start == 0) field.beginning * 16 + field.whole else field.word * 16 + field.word

    /** Notes the rank of a suffix's owner, unless its brand has a better one. */
    private fun improve(ranks: ByteArray, owner: Int, isWhole: Boolean, more: Int) {
        val rank = (if (isWhole) owner % 16 else owner / 16 % 16) + more
        val brand = owner / 256
        if (ranks[brand] == 0.toByte() || rank < ranks[brand]) ranks[brand] = rank.toByte()
    }

    private fun texts(brand: Brand, formerly: List<Tombstone>): List<Pair<SearchText.Field, String>> {
        val texts = searchedTexts(brand) + (SearchText.Field.ALIAS to formerly.map { it.name })
        return texts.flatMap { (field, spelled) ->
            spelled.flatMap { SearchText.spellings(it) }.map { field to it }
        }
    }
}

/** The rank of each brand that is found, by its number and 0 for the others, and how many words all of them match. */
private class Found(val ranks: ByteArray, val count: Int) {
    /** Whether as many brands or more have a rank. */
    fun hasBrands(count: Int): Boolean {
        var found = 0
        for (rank in ranks) if (rank > 0 && ++found == count) return true
        return false
    }

    /** Gives brands that have no rank theirs of another list. */
    fun addMissing(other: Found) {
        for (brand in ranks.indices) if (ranks[brand] == 0.toByte()) ranks[brand] = other.ranks[brand]
    }

    /** The numbers of the best brands. */
    fun best(limit: Int): List<Int> {
        val counts = IntArray(WORST + 2)
        for (rank in ranks) if (rank > 0) counts[rank + 1] += 1
        for (rank in 1..WORST) counts[rank + 1] += counts[rank]
        // How many come before those of each rank is known now.
        val sorted = IntArray(counts[WORST + 1])
        for (brand in ranks.indices) if (ranks[brand] > 0) sorted[counts[ranks[brand].toInt()]++] = brand
        return sorted.take(limit)
    }

    companion object {
        private const val WORST = 18

        /** The brands that have a rank in the most lists, each with its worst. */
        fun most(lists: List<ByteArray>): Found {
            val counts = IntArray(lists[0].size)
            val worst = ByteArray(counts.size)
            for (ranks in lists) {
                for (brand in ranks.indices) {
                    if (ranks[brand] == 0.toByte()) continue
                    counts[brand] += 1
                    if (ranks[brand] > worst[brand]) worst[brand] = ranks[brand]
                }
            }
            var count = 0
            for (each in counts) count = maxOf(count, each)
            for (brand in counts.indices) if (counts[brand] != count) worst[brand] = 0
            return Found(worst, count)
        }
    }
}
