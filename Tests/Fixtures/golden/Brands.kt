// DO NOT EDIT. `make catalogue` writes this file from the brand catalogue, version 2026-05-31.
// Edit catalogue/*/brands/*.yaml instead.
@file:Suppress("unused", "SpellCheckingInspection")

package brands

import java.text.Normalizer
import java.util.regex.PatternSyntaxException

/**
 * The brand catalogue that came with the app.
 *
 * ```
 * val found = Brands.search("fidaty")
 * val verdict = Brands.byId(card.brandId)?.validate(card.code)
 * ```
 */
object Brands {
    /** Which release it is. */
    val version = CatalogueVersion("2026-05-31", 1)

    /** The version of the published catalogue's format. */
    const val SCHEMA_VERSION = 1

    /** ISO 3166-1 alpha-2. */
    const val COUNTRY = "IT"

    /** Every brand, by id. They are read at the first use, which takes a moment for thousands. */
    val all: List<Brand> by lazy { BrandData.all() }

    /** What remains of brands that no longer exist, by id. */
    val tombstones: List<Tombstone> = listOf(
        Tombstone(
            id = "auchan",
            name = "Auchan",
            status = BrandStatus.CLOSED,
            endedOn = "2020-07-01"
        )
    )

    /** The brands that most people look for, the first one first. */
    val popular: List<Brand> by lazy { all.filter { it.order != null }.sortedWith(byRank) }

    /**
     * The brand of a card saved under an id: the one with that id, or the one that has replaced it since. Null for a
     * brand that closed without a successor, and for an unknown id.
     */
    fun byId(id: String): Brand? = BrandLookup.find(id)

    /**
     * The brands that a text finds, the best first, at most [limit].
     *
     * Names, aliases, programmes and keywords are searched; the names of brands that a brand replaced count as its
     * aliases. Case, accents, punctuation and spaces don't count; a `&` or `+` in a brand's text may be left out, or
     * typed as `e` or `and`. Of any text the first 100 characters count. The best match comes first:
     *
     * 1. the query is the name;
     * 2. it is an alias;
     * 3. the name begins with it;
     * 4. an alias begins with it;
     * 5. a later word of the name begins with it;
     * 6. a later word of an alias begins with it;
     * 7. a word of a programme begins with it;
     * 8. a word of a keyword begins with it;
     * 9. a word of any of these contains it, if it has three letters or more.
     *
     * Equally good matches come in the order of [popular], the others last, and then of their ids.
     *
     * Where no brand matches the whole query, each of its words is searched. The brands that match the most words are
     * found, each ranked by its worst word: `carta ikea` finds IKEA though it has no such card.
     *
     * Where fewer than three brands are found that match all words, one letter may be wrong in a word of five letters
     * or more: left out, added, replaced, or swapped with its neighbour. `conda` finds Conad. These brands come after
     * those without a mistake, but before those that match some words only.
     *
     * A call is quick enough for every letter that is typed; the first one reads all texts and takes longer.
     */
    fun search(text: String, limit: Int = 20): List<Brand> = BrandSearch.find(text, limit)

    /** Alì */
    val ali: Brand get() = all[0]

    /** Pam */
    val pam: Brand get() = all[1]
}

/** The categories of this catalogue; a newer one may have others. */
enum class BrandCategory(
    /** The id, as in the catalogue. */
    val id: String,
    /** What it is called in the catalogue. */
    val title: String,
    /** The pictogram's file, relative to the published catalogue: a black SVG drawing; null where there is none. */
    val symbol: String?
) {
    /** Supermercati */
    GROCERY("grocery", "Supermercati", null)
}

/** The brands in chunks, because a method may have at most 64 KB of code. */
private object BrandData {
    fun all(): List<Brand> = listOf<List<Brand>>(
        Brands0.all()
    ).flatten()
}

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
            logoSource = LogoSource(url = "https://www.example.com", licence = "PD-textlogo"),
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

