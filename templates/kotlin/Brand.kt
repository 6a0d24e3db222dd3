/** A brand whose loyalty cards people carry. */
data class Brand(
    /** Lower-case letters, digits and hyphens; never changes. */
    val id: String,
    /** The name, as people write it. */
    val name: String,
    val category: BrandCategory,
    /** One to three letters or digits, for a tile in place of a logo. */
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
    /** The place in the list of popular brands, from 1. */
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
    /** The id of the brand that takes its place. */
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
