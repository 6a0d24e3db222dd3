/** What is left of a brand that is no more: cards saved under its id still find their way, by [Brands.byId]. */
data class Tombstone(
    val id: String,
    val name: String,
    /** [BrandStatus.RENAMED], [BrandStatus.MERGED] or [BrandStatus.CLOSED]. */
    val status: BrandStatus,
    /** The last day, `YYYY-MM-DD`. */
    val endedOn: String? = null,
    /** The id of the brand that takes its place. */
    val replacedBy: String? = null
)
