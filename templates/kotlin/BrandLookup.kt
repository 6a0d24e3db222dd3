/** Finds brands by their ids, for [Brands.byId]. */
private object BrandLookup {
    private val brands = Brands.all.associateBy { it.id }
    private val tombstones = Brands.tombstones.associateBy { it.id }

    /** Goes from tombstone to tombstone, but no further than there are some: those of a circle never end. */
    fun find(id: String): Brand? =
        generateSequence(id) { tombstones[it]?.replacedBy }.take(tombstones.size + 1)
            .mapNotNull { brands[it] }.firstOrNull()
}

/** Brands without a rank come last, and equals by id. */
private val byRank: Comparator<Brand> = compareBy({ it.rank ?: Int.MAX_VALUE }, { it.id })
