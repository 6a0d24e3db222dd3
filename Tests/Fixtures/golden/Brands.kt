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

/**
 * The letters of a tile for a card that isn't in the catalogue: the first letters of the first two words of a name, or
 * the first two of its only word. `Foot Locker` gives FL, `Esselunga` ES, `H&M` HM, `Alì` AL, and a name without a
 * letter `a-z` or digit `?`.
 */
fun initialsOf(name: String): String {
    val words = foldedWords(name)
    val letters = when (words.size) {
        0 -> "?"
        1 -> words[0].take(2)
        else -> words[0].take(1) + words[1].take(1)
    }
    return letters.map { Character.toUpperCase(it) }.joinToString("")
}

/** The colour of the letters on an initials tile. */
enum class InitialsColor(val id: String) {
    WHITE("white"),
    BLACK("black");

    companion object {
        /** The least contrast at which text can be read (WCAG 2.1, success criterion 1.4.3). */
        private const val MINIMUM_CONTRAST = 4.5

        /**
         * White where it can be read on that background, else black, which then can; null for a text that isn't of
         * the form `#RRGGBB`.
         */
        fun readableOn(background: String): InitialsColor? {
            if (!Regex("#[0-9A-Fa-f]{6}").matches(background)) return null
            val contrastOfWhite = (1 + 0.05) / (relativeLuminance(background) + 0.05)
            return if (contrastOfWhite >= MINIMUM_CONTRAST) WHITE else BLACK
        }

        /** Perceived brightness, 0 to 1 (WCAG 2.1, relative luminance). */
        private fun relativeLuminance(color: String): Double {
            val (red, green, blue) = color.drop(1).chunked(2) { linear(it.toString().toInt(16) / 255.0) }
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }

        private fun linear(channel: Double): Double =
            if (channel <= 0.04045) channel / 12.92 else Math.pow((channel + 0.055) / 1.055, 2.4)
    }
}

/** The symbology of a card's barcode, with its names on every platform. */
enum class BarcodeFormat(
    /** The id, as in the catalogue. */
    val id: String,
    /** The name of the value of ZXing's `BarcodeFormat`. */
    val zxing: String,
    /** The number of ML Kit's `Barcode.FORMAT_…`. */
    val mlKit: Int,
    /** Those of Apple's `VNBarcodeSymbology`; empty where Vision reads it as another format. */
    val vision: List<String>,
    /** Those of Apple's `AVMetadataObject.ObjectType`; empty where it is read as another format. */
    val avFoundation: List<String>,
    /** That of Apple's `PKBarcodeFormat`; null where Wallet can't draw it. */
    val passKit: String?
) {
    CODE_128(
        id = "CODE128",
        zxing = "CODE_128",
        mlKit = 1,
        vision = listOf("VNBarcodeSymbologyCode128"),
        avFoundation = listOf("org.iso.Code128"),
        passKit = "PKBarcodeFormatCode128"
    ),
    EAN_13(
        id = "EAN13",
        zxing = "EAN_13",
        mlKit = 32,
        vision = listOf("VNBarcodeSymbologyEAN13"),
        avFoundation = listOf("org.gs1.EAN-13"),
        passKit = "PKBarcodeFormatEAN13"
    ),
    EAN_8(
        id = "EAN8",
        zxing = "EAN_8",
        mlKit = 64,
        vision = listOf("VNBarcodeSymbologyEAN8"),
        avFoundation = listOf("org.gs1.EAN-8"),
        passKit = null
    ),
    UPC_A(
        id = "UPCA",
        zxing = "UPC_A",
        mlKit = 512,
        vision = listOf(),
        avFoundation = listOf(),
        passKit = null
    ),
    UPC_E(
        id = "UPCE",
        zxing = "UPC_E",
        mlKit = 1024,
        vision = listOf("VNBarcodeSymbologyUPCE"),
        avFoundation = listOf("org.gs1.UPC-E"),
        passKit = null
    ),
    CODE_39(
        id = "CODE39",
        zxing = "CODE_39",
        mlKit = 2,
        vision = listOf("VNBarcodeSymbologyCode39", "VNBarcodeSymbologyCode39Checksum", "VNBarcodeSymbologyCode39FullASCII"),
        avFoundation = listOf("org.iso.Code39", "org.iso.Code39Mod43"),
        passKit = "PKBarcodeFormatCode39"
    ),
    QR_CODE(
        id = "QR",
        zxing = "QR_CODE",
        mlKit = 256,
        vision = listOf("VNBarcodeSymbologyQR"),
        avFoundation = listOf("org.iso.QRCode"),
        passKit = "PKBarcodeFormatQR"
    ),
    ITF(
        id = "ITF",
        zxing = "ITF",
        mlKit = 128,
        vision = listOf("VNBarcodeSymbologyI2of5", "VNBarcodeSymbologyITF14"),
        avFoundation = listOf("org.ansi.Interleaved2of5", "org.gs1.ITF14"),
        passKit = "PKBarcodeFormatI2of5"
    ),
    PDF_417(
        id = "PDF417",
        zxing = "PDF_417",
        mlKit = 2048,
        vision = listOf("VNBarcodeSymbologyPDF417"),
        avFoundation = listOf("org.iso.PDF417"),
        passKit = "PKBarcodeFormatPDF417"
    ),
    AZTEC(
        id = "AZTEC",
        zxing = "AZTEC",
        mlKit = 4096,
        vision = listOf("VNBarcodeSymbologyAztec"),
        avFoundation = listOf("org.iso.Aztec"),
        passKit = "PKBarcodeFormatAztec"
    ),
    DATA_MATRIX(
        id = "DATAMATRIX",
        zxing = "DATA_MATRIX",
        mlKit = 16,
        vision = listOf("VNBarcodeSymbologyDataMatrix"),
        avFoundation = listOf("org.iso.DataMatrix"),
        passKit = null
    ),
    CODABAR(
        id = "CODABAR",
        zxing = "CODABAR",
        mlKit = 8,
        vision = listOf("VNBarcodeSymbologyCodabar"),
        avFoundation = listOf("Codabar"),
        passKit = "PKBarcodeFormatCodabar"
    );

    /** What a code breaks of the symbology's own rule; null when the format can carry it as it is. */
    fun violation(code: String): BarcodeViolation? = Symbology(this).violation(code)
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
    enum class Confidence(val id: String) {
        /** Proved: refuse a code that breaks the rule. */
        KNOWN("known"),
        /** Probable: warn, and let the person save. */
        LIKELY("likely"),
        /** Not known: only the symbology's own rule holds. */
        UNKNOWN("unknown")
    }
}

/** What is known of one format. Empty lists and null ask for nothing. */
data class BarcodeFormatRule(
    val format: BarcodeFormat,
    val check: Check,
    /** The lengths that occur, in characters. */
    val lengths: List<Int> = emptyList(),
    val minLength: Int? = null,
    val maxLength: Int? = null,
    val charset: CharacterSet? = null,
    /** What a code begins with: one of these. */
    val prefixes: List<String> = emptyList(),
    /** A regular expression that the whole code matches. */
    val pattern: String? = null,
    /** Made-up codes that obey the rule. */
    val valid: List<String> = emptyList(),
    /** Made-up codes that break it. */
    val invalid: List<String> = emptyList()
) {
    enum class CharacterSet(val id: String) {
        /** `0-9` */
        DIGITS("digits"),
        /** `0-9 A-Z` */
        UPPER_ALPHANUMERIC("upperAlphanumeric"),
        /** `0-9 A-Z a-z` */
        ALPHANUMERIC("alphanumeric"),
        /** ASCII, 0 to 127. */
        ASCII("ascii");

        operator fun contains(character: Char): Boolean = when (character) {
            in '0'..'9' -> true
            in 'A'..'Z' -> this != DIGITS
            in 'a'..'z' -> this == ALPHANUMERIC || this == ASCII
            else -> this == ASCII && character < '\u0080'
        }
    }

    /** The check digit or character that a code ends in. */
    enum class Check(val id: String) {
        /** GS1's modulo 10 digit (GS1 General Specifications, 7.9). */
        GS1("gs1"),
        /** Code 39's modulo 43 character (ISO/IEC 16388, annex A). */
        MOD43("mod43"),
        /** None beyond what the symbology asks for. */
        NONE("none")
    }
}

/** What [Brand.validate] says of a code. */
data class BarcodeVerdict(
    val level: Level,
    /** The format that the code is of; null where that isn't known. */
    val format: BarcodeFormat?,
    /** The code to save and to draw: without what people add in writing it down. */
    val code: String,
    /** What the code breaks; null where it is [Level.OK]. */
    val reason: BarcodeViolation? = null
) {
    enum class Level {
        /** Save it. */
        OK,
        /** Ask the person to look again, and let them save it. */
        WARNING,
        /** Refuse it. */
        ERROR
    }
}

/** What a code breaks. */
sealed class BarcodeViolation(
    /** A word for it, the same on every platform. */
    val id: String
) {
    /** The symbology, or the brand's character set, doesn't have this character. */
    data class Character(val character: String) : BarcodeViolation("character")

    /** No code of the format, or of the brand, has this many characters. */
    data class Length(val length: Int) : BarcodeViolation("length")

    /** The check digit or character isn't what the rest gives. */
    data class Check(val found: Char, val expected: Char) : BarcodeViolation("check")

    /** A Codabar code that doesn't begin and end in A to D, or has one of them inside. */
    object StartStop : BarcodeViolation("startStop")

    /** The code begins with none of the brand's prefixes. */
    object Prefix : BarcodeViolation("prefix")

    /** The brand's pattern doesn't match. */
    object Pattern : BarcodeViolation("pattern")

    /** The brand has no codes of this format. */
    object Format : BarcodeViolation("format")

    override fun toString(): String = id
}

/** Holds codes against what is known of a brand's. */
private class BarcodeValidation(private val barcode: BarcodeRule?) {
    private val formats = barcode?.formats.orEmpty()

    /** The verdict on a code that a person typed. */
    fun typed(code: String): BarcodeVerdict = best(code, formats) ?: when (code) {
        "" -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, null, code, BarcodeViolation.Length(0))
        else -> BarcodeVerdict(BarcodeVerdict.Level.OK, null, code)
    }

    /** The verdict on a code that a scanner read, which knows the format. */
    fun scanned(code: String, format: BarcodeFormat): BarcodeVerdict {
        val canonical = canonicalCode(code, format)
        return best(code, rules(format)) ?: readAsOther(canonical, format) ?: unexpected(canonical, format)
    }

    /** UPC-A is EAN-13 that begins with 0: some scanners call it the one, some the other. */
    private fun readAsOther(code: String, format: BarcodeFormat): BarcodeVerdict? = when {
        format == BarcodeFormat.UPC_A && format.violation(code) == null ->
            best("0$code", rules(BarcodeFormat.EAN_13))
        format == BarcodeFormat.EAN_13 && isUpcAAsEan13(code) -> best(code, rules(BarcodeFormat.UPC_A))
        else -> null
    }

    /** The verdict on a code of a format that nothing is known of. */
    private fun unexpected(code: String, format: BarcodeFormat): BarcodeVerdict {
        val impossible = format.violation(code)
        return when {
            impossible != null -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, format, code, impossible)
            barcode == null || formats.isEmpty() -> BarcodeVerdict(BarcodeVerdict.Level.OK, format, code)
            else -> barcode.confidence.verdict(format, code, BarcodeViolation.Format)
        }
    }

    private fun rules(format: BarcodeFormat): List<BarcodeFormatRule> = formats.filter { it.format == format }

    /** The best verdict of some rules, the first among equals; null where there are none. */
    private fun best(code: String, rules: List<BarcodeFormatRule>): BarcodeVerdict? {
        val confidence = barcode?.confidence ?: return null
        return rules.map { BarcodeCheck(it, confidence).verdict(code) }.sortedBy { it.level }.firstOrNull()
    }
}

/** Holds codes against one format of a brand. */
private class BarcodeCheck(private val rule: BarcodeFormatRule, private val confidence: BarcodeRule.Confidence) {
    fun verdict(code: String): BarcodeVerdict {
        val canonical = canonicalCode(code, rule.format)
        return when (val impossible = rule.format.violation(canonical)) {
            null -> confidence.verdict(rule.format, canonical, violation(canonical))
            else -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, rule.format, canonical, impossible)
        }
    }

    /** What a code breaks of the brand's rule, beyond the symbology's. */
    private fun violation(code: String): BarcodeViolation? {
        val stranger = code.firstCharacter { rule.charset != null && it !in rule.charset }
        val length = code.codePointCount(0, code.length)
        return when {
            stranger != null -> BarcodeViolation.Character(stranger)
            !allows(length) -> BarcodeViolation.Length(length)
            rule.prefixes.isNotEmpty() && rule.prefixes.none { code.startsWith(it) } -> BarcodeViolation.Prefix
            else -> checkViolation(code) ?: if (matchesPattern(code)) null else BarcodeViolation.Pattern
        }
    }

    private fun allows(length: Int): Boolean =
        (rule.lengths.isEmpty() || length in rule.lengths) &&
            length >= rule.minLength ?: 0 && length <= rule.maxLength ?: Int.MAX_VALUE

    private fun checkViolation(code: String): BarcodeViolation? = when (rule.check) {
        // UPC-E has its digit from the code that it stands for; the symbology has looked at it.
        BarcodeFormatRule.Check.GS1 ->
            if (Symbology(rule.format).hasGs1CheckDigit) null
            else checkViolation(code, CheckDigit.DIGITS, CheckDigit::gs1)
        BarcodeFormatRule.Check.MOD43 -> checkViolation(code, CheckDigit.CODE_39_CHARACTERS, CheckDigit::mod43)
        BarcodeFormatRule.Check.NONE -> null
    }

    private fun checkViolation(code: String, characters: String, expected: (String) -> Char): BarcodeViolation? {
        val body = code.dropLast(1)
        val found = code.last()
        return when {
            // The check can't be reckoned from such a body.
            body.any { it !in characters } || found > '\u007F' ->
                code.firstCharacter { it !in characters }?.let { BarcodeViolation.Character(it) }
            expected(body) != found -> BarcodeViolation.Check(found, expected(body))
            else -> null
        }
    }

    /** A pattern that this platform can't read asks for nothing. */
    private fun matchesPattern(code: String): Boolean = try {
        rule.pattern == null || Regex(rule.pattern).matches(code)
    } catch (error: PatternSyntaxException) {
        true
    } catch (error: StackOverflowError) {
        // Java's regular expressions recurse: this code is too long for the pattern.
        true
    }
}

/** What a broken rule means when it is that sure. */
private fun BarcodeRule.Confidence.verdict(
    format: BarcodeFormat, code: String, violation: BarcodeViolation?
): BarcodeVerdict = when {
    violation == null || this == BarcodeRule.Confidence.UNKNOWN ->
        BarcodeVerdict(BarcodeVerdict.Level.OK, format, code)
    this == BarcodeRule.Confidence.LIKELY -> BarcodeVerdict(BarcodeVerdict.Level.WARNING, format, code, violation)
    else -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, format, code, violation)
}

/** A code as its barcode carries it: without what people add in writing it down. */
private fun canonicalCode(code: String, format: BarcodeFormat): String = when (format) {
    BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_E, BarcodeFormat.ITF -> withoutSeparators(code)
    BarcodeFormat.UPC_A -> withoutSeparators(code).let { if (isUpcAAsEan13(it)) it.drop(1) else it }
    BarcodeFormat.CODE_39, BarcodeFormat.CODABAR ->
        code.trim(' ').map { if (it in 'a'..'z') it - ('a' - 'A') else it }.joinToString("")
    BarcodeFormat.CODE_128 -> code.trim(' ')
    BarcodeFormat.QR_CODE, BarcodeFormat.AZTEC, BarcodeFormat.PDF_417, BarcodeFormat.DATA_MATRIX -> code
}

private fun withoutSeparators(code: String): String = code.filter { it != ' ' && it != '-' }

/** Whether these are the digits of a UPC-A symbol as scanners for EAN-13 read them: with a 0 in front. */
private fun isUpcAAsEan13(code: String): Boolean =
    code.length == 13 && code.startsWith('0') && code.all { it in '0'..'9' }

/** What a symbology itself asks of a code, whatever the brand. */
private class Symbology(private val format: BarcodeFormat) {
    /** The number of characters that every code of the format has; null where it varies. */
    private val fixedLength: Int? = when (format) {
        BarcodeFormat.EAN_13 -> 13
        BarcodeFormat.EAN_8, BarcodeFormat.UPC_E -> 8
        BarcodeFormat.UPC_A -> 12
        else -> null
    }

    /** The characters that a code can have; null where it can have any. */
    private val characters: String? = when (format) {
        BarcodeFormat.EAN_13, BarcodeFormat.EAN_8, BarcodeFormat.UPC_A, BarcodeFormat.UPC_E, BarcodeFormat.ITF ->
            CheckDigit.DIGITS
        BarcodeFormat.CODE_39 -> CheckDigit.CODE_39_CHARACTERS
        BarcodeFormat.CODABAR -> "0123456789-$:/.+$CODABAR_ENDS"
        // Latin-1 needs FNC4, which scanners read in different ways.
        BarcodeFormat.CODE_128 -> ASCII
        BarcodeFormat.QR_CODE, BarcodeFormat.AZTEC, BarcodeFormat.PDF_417, BarcodeFormat.DATA_MATRIX -> null
    }

    /** Whether codes of the format end in GS1's check digit. */
    val hasGs1CheckDigit: Boolean get() = fixedLength != null

    /** What a code breaks, or null when the format can carry it as it is. */
    fun violation(code: String): BarcodeViolation? {
        val stranger = code.firstCharacter { characters != null && it !in characters }
        val length = code.toByteArray().size
        return when {
            stranger != null -> BarcodeViolation.Character(stranger)
            !allows(length) -> BarcodeViolation.Length(length)
            format == BarcodeFormat.CODABAR && !isCodabar(code) -> BarcodeViolation.StartStop
            format == BarcodeFormat.UPC_E -> gs1Violation(expanded(code))
            hasGs1CheckDigit -> gs1Violation(code)
            else -> null
        }
    }

    private fun allows(length: Int): Boolean = when (format) {
        BarcodeFormat.ITF -> length >= 2 && length % 2 == 0
        BarcodeFormat.CODABAR -> length >= 3
        // The most that a symbol holds: version 40-L in byte mode (ISO/IEC 18004); the others hold less.
        BarcodeFormat.QR_CODE -> length in 1..2953
        else -> if (fixedLength != null) length == fixedLength else length >= 1
    }

    /** A to D begin and end a Codabar symbol, and stand nowhere else. */
    private fun isCodabar(code: String): Boolean =
        code.first() in CODABAR_ENDS && code.last() in CODABAR_ENDS &&
            code.substring(1, code.length - 1).none { it in CODABAR_ENDS }

    private fun gs1Violation(code: String): BarcodeViolation? {
        val expected = CheckDigit.gs1(code.dropLast(1))
        return if (code.last() == expected) null else BarcodeViolation.Check(code.last(), expected)
    }

    /** The UPC-A code that eight digits of UPC-E stand for (GS1 General Specifications, 5.2.2.4.2). */
    private fun expanded(code: String): String {
        val digits = code.substring(1, 7)
        val body = when (digits.last()) {
            in '0'..'2' -> digits.take(2) + digits.last() + "0000" + digits.substring(2, 5)
            '3' -> digits.take(3) + "00000" + digits.substring(3, 5)
            '4' -> digits.take(4) + "00000" + digits.substring(4, 5)
            else -> digits.take(5) + "0000" + digits.last()
        }
        return code.take(1) + body + code.takeLast(1)
    }

    companion object {
        private const val CODABAR_ENDS = "ABCD"
        private val ASCII = ('\u0000'..'\u007F').joinToString("")
    }
}

/** The first character that is as asked for, as a text: outside of Unicode's first plane it is two `Char`s. */
private inline fun String.firstCharacter(predicate: (Char) -> Boolean): String? {
    val index = indexOfFirst(predicate)
    return if (index < 0) null else String(Character.toChars(codePointAt(index)))
}

/** The check digits and characters of barcodes. */
private object CheckDigit {
    const val DIGITS = "0123456789"

    /** The data characters of Code 39 in the order of their values; `*` is the start and stop character. */
    const val CODE_39_CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%"

    /** GS1's modulo 10 digit for a body of digits: weights 3, 1, 3, … from the right (GS1 specifications, 7.9). */
    fun gs1(body: String): Char {
        var sum = 0
        for ((index, digit) in body.reversed().withIndex()) {
            sum = (sum + (digit - '0') * if (index % 2 == 0) 3 else 1) % 10
        }
        return DIGITS[(10 - sum) % 10]
    }

    /** Code 39's modulo 43 character for a body of its characters (ISO/IEC 16388, annex A). */
    fun mod43(body: String): Char =
        CODE_39_CHARACTERS[body.fold(0) { sum, character -> (sum + CODE_39_CHARACTERS.indexOf(character)) % 43 }]
}

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

/** Searches all brands one by one, for [Brands.search]; their texts are read at the first use. */
private object BrandSearch {
    private class Entry(val brand: Brand, private val texts: List<SearchText>) {
        fun place(sought: String): Int =
            texts.fold(SearchText.NOWHERE) { best, text -> minOf(best, text.place(sought)) }
    }

    private class Match(val brand: Brand, val place: Int)

    private val entries: List<Entry>

    init {
        val former = Brands.tombstones.groupBy { it.replacedBy }
        entries = Brands.all.sortedWith(byRank).map { Entry(it, texts(it, former[it.id].orEmpty())) }
    }

    fun find(text: String, limit: Int): List<Brand> {
        val words = SearchText.words(text)
        if (words.isEmpty()) return emptyList()
        val whole = matches(words.joinToString(""))
        val matches = if (words.size == 1 || whole.isNotEmpty()) whole else matchesByWord(words.distinct())
        return matches.sortedBy { it.place }.take(maxOf(limit, 0)).map { it.brand }
    }

    private fun matches(sought: String): List<Match> =
        entries.map { Match(it.brand, it.place(sought)) }.filter { it.place < SearchText.NOWHERE }

    /** The brands that have the most of the words, each in the place of its worst word. */
    private fun matchesByWord(words: List<String>): List<Match> {
        val places = entries.map { entry -> words.map(entry::place).filter { it < SearchText.NOWHERE } }
        val most = places.fold(1) { most, found -> maxOf(most, found.size) }
        return entries.zip(places).filter { (_, found) -> found.size == most }
            .map { (entry, found) -> Match(entry.brand, found.fold(0) { worst, place -> maxOf(worst, place) }) }
    }

    private fun texts(brand: Brand, formerly: List<Tombstone>): List<SearchText> {
        val texts = listOf(
            SearchText.Field.NAME to listOf(brand.name),
            SearchText.Field.ALIAS to brand.aliases + formerly.map { it.name },
            SearchText.Field.PROGRAMME to brand.programmes.map { it.name },
            SearchText.Field.KEYWORD to brand.keywords
        )
        return texts.flatMap { (field, spelled) -> spelled.flatMap { SearchText.spellings(field, it) } }
    }
}

/** A text of a brand as search reads it. */
private class SearchText(private val field: Field, text: String) {
    private val words = words(text)

    /** What is left of the text from each of its words on, as letters without spaces. */
    private val tails = words.indices.map { words.drop(it).joinToString("") }

    /** What a text is to its brand, with the places (those that [Brands.search] lists) of the letters in it. */
    enum class Field(val whole: Int, val beginning: Int, val word: Int) {
        NAME(1, 3, 5),
        ALIAS(2, 4, 6),
        PROGRAMME(7, 7, 7),
        KEYWORD(8, 8, 8)
    }

    /** The place of some letters in this text. */
    fun place(sought: String): Int {
        val word = tails.indexOfFirst { it.startsWith(sought) }
        return when {
            word > 0 -> field.word
            word == 0 -> if (tails[0] == sought) field.whole else field.beginning
            sought.length >= LETTERS_INSIDE && words.any { sought in it } -> INSIDE_WORD
            else -> NOWHERE
        }
    }

    companion object {
        const val NOWHERE = 10
        private const val INSIDE_WORD = 9

        /** What two letters or fewer are in says nothing about a brand, unless a word begins with them. */
        private const val LETTERS_INSIDE = 3

        /** How much of a text counts, in characters: a bound on what a long text costs. */
        private const val LENGTH = 100

        private val signs = Regex("[&+]")

        /** The words that are sought, or searched. L'Erbolario is looked for as "erbolario". */
        fun words(text: String): List<String> {
            val end = text.offsetByCodePoints(0, minOf(LENGTH, text.codePointCount(0, text.length)))
            return foldedWords(text.substring(0, end).replace('\'', ' ').replace('\u2019', ' '))
        }

        /** A text without its `&` and `+`, and with each as `e` and as `and`: people write it in all three ways. */
        fun spellings(field: Field, text: String): List<SearchText> {
            val words = if (signs in text) listOf(" ", " e ", " and ") else listOf(" ")
            return words.map { SearchText(field, signs.replace(text, it)) }
        }
    }
}

/**
 * What doesn't count in a text and ends no word: apostrophes, dots and marks. Java's expressions don't know Unicode's
 * property Diacritic; beside Latin letters these categories and the middle dot come to the same.
 */
private val joiningSigns = Regex("['\u2019.\u00B7\\p{Mn}\\p{Lm}\\p{Sk}]")

private val wordSeparators = Regex("[^A-Za-z0-9]+")

/** The words of a text as people type them when they don't care: no marks, no case, only `a-z` and `0-9`. */
private fun foldedWords(text: String): List<String> {
    val decomposed = Normalizer.normalize(text, Normalizer.Form.NFKD)
    return joiningSigns.replace(decomposed, "").split(wordSeparators)
        .filter { it.isNotEmpty() }
        .map { word -> word.map { Character.toLowerCase(it) }.joinToString("") }
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
