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

    /** The version of the published catalogue's form. */
    const val schemaVersion = 1

    /** ISO 3166-1 alpha-2. */
    const val country = "IT"

    /** Every brand, by id. They are read at the first use, which for thousands takes a moment. */
    val all: List<Brand> by lazy { BrandData.all() }

    /** The brands that are no more, by id. */
    val tombstones: List<Tombstone> = listOf(
        Tombstone(
            id = "auchan",
            name = "Auchan",
            status = BrandStatus.CLOSED,
            endedOn = "2020-07-01"
        )
    )

    /** The brands that most people look for, the first one first. */
    val popular: List<Brand> by lazy { all.filter { it.rank != null }.sortedWith(byRank) }

    /**
     * The brand that a card saved under an id belongs to: the one of that id, or the one that took its place since.
     * Null for a brand that closed without a successor, and for an unknown id.
     */
    fun byId(id: String): Brand? = BrandLookup.find(id)

    /**
     * The brands that a text finds, the best first, and at most as many as asked for.
     *
     * Names, aliases, programmes and keywords are searched, and as aliases the names of the brands that a brand took
     * the place of. Case, accents, punctuation and spaces don't count; a `&` or `+` in a brand's text may be left out,
     * or typed as `e` or `and`. Of any text the first 100 characters count. Letters that are found in several places
     * are in the first of these:
     *
     * 1. they are the name;
     * 2. they are an alias;
     * 3. the name begins with them;
     * 4. an alias begins with them;
     * 5. a later word of the name begins with them;
     * 6. a later word of an alias begins with them;
     * 7. a word of a programme begins with them;
     * 8. a word of a keyword begins with them;
     * 9. a word of any of these has them inside, if they are three or more.
     *
     * Brands in the same place come in the order of [Brand.rank], those without one last, and then of their ids.
     *
     * Where no brand has the whole of what is sought, its words are placed one by one. Those brands are found that
     * have the most of them, each in the place of its worst word: `carta ikea` finds IKEA though it has no such card.
     *
     * It is quick enough for every letter that is typed; the first call reads all texts and takes longer.
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
    /** What it is called in the catalogue's country. */
    val title: String
) {
    /** Supermercati */
    GROCERY("grocery", "Supermercati")
}

/** The brands in pieces: a method may have 64 KB of code. */
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

