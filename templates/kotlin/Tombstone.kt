/** Where a brand is in its life; only [ACTIVE] and [RENAMING] ones are in business. */
enum class BrandStatus(val id: String) {
    ACTIVE("active"),
    RENAMING("renaming"),
    RENAMED("renamed"),
    MERGED("merged"),
    CLOSED("closed")
}

/** What remains of a brand that no longer exists, so that [Brands.byId] still knows cards saved under its id. */
data class Tombstone(
    val id: String,
    val name: String,
    /** [BrandStatus.RENAMED], [BrandStatus.MERGED] or [BrandStatus.CLOSED]. */
    val status: BrandStatus,
    /** The last day, `YYYY-MM-DD`. */
    val endedOn: String? = null,
    /** The id of the brand that replaces it. */
    val replacedBy: String? = null
)

/** Which release a catalogue is; the greater one is newer. */
data class CatalogueVersion(
    /** The day of the release, `YYYY-MM-DD`. */
    val date: String,
    /** The release within that day, from 1. */
    val revision: Int
) : Comparable<CatalogueVersion> {
    override fun compareTo(other: CatalogueVersion): Int =
        compareValuesBy(this, other, CatalogueVersion::date, CatalogueVersion::revision)
}
