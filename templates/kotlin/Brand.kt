/** A brand whose loyalty cards people carry. */
data class Brand(
    /** Lower-case letters, digits and hyphens; never changes. */
    val id: String,
    /** The name, as people write it. */
    val name: String,
    val category: BrandCategory,
    /** One to three letters or digits, for a tile without a logo. */
    val initials: String,
    /** The colour of the initials, readable on [initialsBackground]. */
    val initialsColor: InitialsColor,
    /** `#RRGGBB`: the brand's colour, or a neutral one where that isn't known. */
    val initialsBackground: String,
    /** `#RRGGBB`, or null where the brand's colour isn't known. */
    val color: String? = null,
    /** The logo's file name. */
    val logo: String? = null,
    /** Where the logo is, relative to the published catalogue. */
    val logoUrl: String? = null,
    /** `#RRGGBB`: what the logo is drawn for. */
    val logoBackground: String? = null,
    /** What is known of the codes on the brand's cards. */
    val barcode: BarcodeRule? = null,
    /** Where the facts come from, https URLs. */
    val sources: List<String> = emptyList(),
    /** Other names, which no other brand has. */
    val aliases: List<String> = emptyList(),
    /** Search words, which other brands may share. */
    val keywords: List<String> = emptyList(),
    val programmes: List<Programme> = emptyList(),
    /** The position in the list of popular brands, from 1. */
    val rank: Int? = null,
    /** The Wikidata item. */
    val wikidata: String? = null,
    /** The id in the name-suggestion-index. */
    val nsi: String? = null,
    /** The slug in simple-icons. */
    val simpleIcons: String? = null,
    /** The id of the parent brand. */
    val group: String? = null,
    /** ISO 3166-2 codes; empty is the whole country. */
    val regions: List<String> = emptyList(),
    val status: BrandStatus = BrandStatus.ACTIVE,
    /** The id of the brand that replaces it. */
    val replacedBy: String? = null,
    /** The first day, `YYYY-MM-DD`. */
    val since: String? = null,
    /** The last day, `YYYY-MM-DD`. */
    val endedOn: String? = null
) {
    /**
     * What an app does with a code of this brand: save it, warn, or refuse it.
     *
     * @param code the code as it was typed or scanned; see [BarcodeVerdict.code] for the one to save.
     * @param format what a scanner said; without it each of the brand's formats is tried, and the best verdict counts.
     */
    fun validate(code: String, format: BarcodeFormat? = null): BarcodeVerdict =
        BarcodeValidation(barcode).run { if (format == null) typed(code) else scanned(code, format) }
}

/** Where a brand is in its life; only [ACTIVE] and [RENAMING] ones are in business. */
enum class BrandStatus(val id: String) {
    ACTIVE("active"),
    RENAMING("renaming"),
    RENAMED("renamed"),
    MERGED("merged"),
    CLOSED("closed")
}

/** A loyalty programme. */
data class Programme(val name: String, val kind: Kind) {
    enum class Kind(val id: String) {
        POINTS("points"),
        APP("app"),
        MEMBER("member"),
        COALITION("coalition")
    }
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
