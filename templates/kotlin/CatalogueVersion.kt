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
