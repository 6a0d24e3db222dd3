// DO NOT EDIT. `make catalogue` writes this file from the brand catalogue, version 2026-05-31.
// Edit catalogue/*/brands/*.yaml instead.
@file:Suppress("unused", "SpellCheckingInspection")

package brands

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
)

enum class BrandCategory(val id: String) {
    /** Supermercati */
    GROCERY("grocery")
}

enum class BrandStatus { ACTIVE, RENAMING, RENAMED, MERGED, CLOSED }

enum class InitialsColor { WHITE, BLACK }

/** A loyalty programme. */
data class Programme(val name: String, val kind: Kind) {
    enum class Kind { POINTS, APP, MEMBER, COALITION }
}

/** The symbology of a card's barcode. */
enum class BarcodeFormat(val id: String) {
    CODE_128("CODE128"),
    EAN_13("EAN13"),
    EAN_8("EAN8"),
    UPC_A("UPCA"),
    UPC_E("UPCE"),
    CODE_39("CODE39"),
    QR_CODE("QR"),
    ITF("ITF"),
    PDF_417("PDF417"),
    AZTEC("AZTEC"),
    DATA_MATRIX("DATAMATRIX"),
    CODABAR("CODABAR")
}

/** What is known of the codes on a brand's cards. */
data class BarcodeRule(
    /** The first is the default for a new card. */
    val formats: List<BarcodeFormatRule>,
    val confidence: Confidence,
    /** Whether the number printed on the card differs from the one in the barcode. */
    val printedDiffers: Boolean,
    val source: String? = null
) {
    enum class Confidence {
        /** Proved: refuse a code that breaks the rule. */
        KNOWN,
        /** Probable: warn, and let the person save. */
        LIKELY,
        /** Not known: only the symbology's own rule holds. */
        UNKNOWN
    }
}

/** What is known of one format. Empty lists and null ask for nothing. */
data class BarcodeFormatRule(
    val format: BarcodeFormat,
    val check: Check,
    val lengths: List<Int> = emptyList(),
    val minLength: Int? = null,
    val maxLength: Int? = null,
    val charset: CharacterSet? = null,
    val prefixes: List<String> = emptyList(),
    /** A regular expression that the whole code matches. */
    val pattern: String? = null,
    /** Made-up codes that obey the rule. */
    val valid: List<String> = emptyList(),
    /** Made-up codes that break it. */
    val invalid: List<String> = emptyList()
) {
    enum class CharacterSet { DIGITS, UPPER_ALPHANUMERIC, ALPHANUMERIC, ASCII }

    enum class Check { GS1, MOD43, NONE }
}

/** What is left of a brand that is no more: cards saved under its id still find their way. */
data class Tombstone(
    val id: String,
    val name: String,
    /** RENAMED, MERGED or CLOSED. */
    val status: BrandStatus,
    /** The last day, `YYYY-MM-DD`. */
    val endedOn: String? = null,
    /** The id of the brand that takes its place. */
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

/** The brand catalogue. */
object Brands {
    val version = CatalogueVersion("2026-05-31", 1)
    const val schemaVersion = 1
    /** ISO 3166-1 alpha-2. */
    const val country = "IT"

    /** Every brand, by id. */
    val all: List<Brand> = ArrayList<Brand>().apply {
        addAll(Brands0.all())
    }

    /** The brands that are no more, by id. */
    val tombstones: List<Tombstone> = listOf(
        Tombstone(
            id = "auchan",
            name = "Auchan",
            status = BrandStatus.CLOSED,
            endedOn = "2020-07-01"
        )
    )

    private val byId: Map<String, Brand> = all.associateBy { it.id }

    /** The brand of that id; null where there is none. */
    fun byId(id: String): Brand? = byId[id]

    /** Alì */
    val ali: Brand get() = all[0]

    /** Pam */
    val pam: Brand get() = all[1]
}

// In pieces: a method may have 64 KB of code.

private object Brands0 {
    fun all(): List<Brand> = listOf(
        Brand(
            id = "ali",
            name = "Alì",
            category = BrandCategory.GROCERY,
            initials = "AL",
            initialsColor = InitialsColor.WHITE,
            initialsBackground = "#5F6368",
            sources = listOf("https://www.alisupermercati.it/")
        ),
        Brand(
            id = "pam",
            name = "Pam",
            category = BrandCategory.GROCERY,
            initials = "PA",
            initialsColor = InitialsColor.WHITE,
            initialsBackground = "#165226",
            color = "#165226",
            logo = "pam.svg",
            logoUrl = "logos/pam.svg",
            logoBackground = "#FFFFFF",
            barcode = BarcodeRule(
                formats = listOf(
                    BarcodeFormatRule(
                        format = BarcodeFormat.EAN_13,
                        lengths = listOf(13),
                        check = BarcodeFormatRule.Check.GS1,
                        valid = listOf("2900123004566"),
                        invalid = listOf("2900123004567")
                    )
                ),
                confidence = BarcodeRule.Confidence.LIKELY,
                printedDiffers = false
            ),
            sources = listOf("https://www.wikidata.org/wiki/Q105615038"),
            aliases = listOf("Pam Panorama")
        )
    )
}
