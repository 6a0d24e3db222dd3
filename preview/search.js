// Made by scripts/preview-search from templates/typescript. Do not edit.
/** Negative if the left release is older, positive if it is newer, 0 if they are the same. */
export function compareVersions(left, right) {
    return compareCodeUnits(left.date, right.date) || left.revision - right.revision;
}
/**
 * Finds brands: {@link Brands} in the bundled catalogue, an index that you make in a newer one.
 *
 * ```ts
 * const downloaded = readCatalogue(await response.json());
 * const brands = downloaded === null ? Brands : new BrandIndex(downloaded);
 * brands.search("esselunga");
 * ```
 */
export class BrandIndex {
    /** The catalogue of the index. */
    catalogue;
    /** The live brands, by id. */
    all;
    /** The brands with a rank, in its order. */
    popular;
    brandOfId;
    tombstoneOfId;
    searchTable = null;
    /** The index of a catalogue, which must not change from then on. */
    constructor(catalogue) {
        this.catalogue = catalogue;
        this.all = [...catalogue.brands].sort((left, right) => compareCodeUnits(left.id, right.id));
        this.popular = this.all.filter((brand) => orderOf(brand) !== null).sort(compareRanks);
        this.brandOfId = new Map(this.all.map((brand) => [brand.id, brand]));
        this.tombstoneOfId = new Map(catalogue.tombstones.map((tombstone) => [tombstone.id, tombstone]));
    }
    /** Which release it is. */
    get version() {
        return { date: this.catalogue.version, revision: this.catalogue.revision };
    }
    /** The version of the JSON format. */
    get schemaVersion() {
        return this.catalogue.schemaVersion;
    }
    /** ISO 3166-1 alpha-2. */
    get country() {
        return this.catalogue.country;
    }
    /** What remains of brands that no longer exist. */
    get tombstones() {
        return this.catalogue.tombstones;
    }
    /** The brand of that id, or the one that has replaced it; null where there is neither, or no id. */
    byId(id) {
        let current = id;
        // At most one step for each tombstone, so that a cycle ends too.
        for (let steps = 0; steps <= this.tombstoneOfId.size && current != null; steps += 1) {
            const brand = this.brandOfId.get(current);
            if (brand !== undefined)
                return brand;
            current = this.tombstoneOfId.get(current)?.replacedBy;
        }
        return null;
    }
    /**
     * The brands that a text finds, the best first.
     *
     * Names, aliases, programmes and keywords are searched, and the names of brands that a brand replaced.
     * Case, diacritics, punctuation and spaces don't count; a `&` or `+` of a name may be left out, or typed as `e` or
     * `and`. Where no brand matches the whole text, its words may come in any order.
     *
     * @param text What was typed so far, of which the first 100 code points count.
     * @param limit How many brands at most.
     */
    search(text, limit = 20) {
        // Built at the first search: not every app that shows a catalogue searches it.
        this.searchTable ??= makeSearchTable(this.catalogue);
        return searchBrands(this.searchTable, text).slice(0, Math.max(0, limit));
    }
}
/** By rank, those without one last, and then by id. */
function compareRanks(left, right) {
    const last = Number.MAX_SAFE_INTEGER;
    return (orderOf(left) ?? last) - (orderOf(right) ?? last) || compareCodeUnits(left.id, right.id);
}
function compareCodeUnits(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
const inName = { whole: 1, beginning: 3, word: 5 };
const inAlias = { whole: 2, beginning: 4, word: 6 };
const inProgramme = { whole: 7, beginning: 7, word: 7 };
const inKeyword = { whole: 8, beginning: 8, word: 8 };
const insideWord = 9;
// Not every catalogue has texts of all these ranks.
void [inName, inProgramme, inKeyword];
/** One or two letters inside a word say nothing about a brand. */
const leastLettersInside = 3;
/** How many code points of a text count: more than twice the longest name, and a bound on the cost of a long text. */
const searchedLength = 100;
/** The brands by rank and id, the order of equally good matches. */
function makeSearchTable({ brands, tombstones }) {
    const formerNames = new Map();
    for (const { name, replacedBy } of tombstones) {
        if (replacedBy === null)
            continue;
        const names = formerNames.get(replacedBy);
        if (names === undefined)
            formerNames.set(replacedBy, [name]);
        else
            names.push(name);
    }
    return [...brands].sort(compareRanks).map((brand) => ({
        brand,
        texts: [...ownTexts(brand), ...searchedTexts(inAlias, formerNames.get(brand.id) ?? [])],
    }));
}
/** The ways in which people may type texts: without their `&` and `+`, and with each as `e` and as `and`. */
function searchedTexts(ranks, texts) {
    const spellings = texts.flatMap((text) => /[&+]/.test(text) ? ["&", " e ", " and "].map((word) => text.replace(/[&+]/g, word)) : [text]);
    return spellings.map((spelling) => {
        const words = searchWords(spelling);
        const starts = [];
        let letters = "";
        for (const word of words) {
            starts.push(letters.length);
            letters += word;
        }
        return { ranks, words, letters, starts };
    });
}
function searchWords(text) {
    // A code point has at most two code units. People search for L'Erbolario as "erbolario".
    const counted = Array.from(text.slice(0, 2 * searchedLength)).slice(0, searchedLength).join("");
    return lettersOfWords(counted.replace(/['’]/g, " "));
}
function searchBrands(table, text) {
    const words = searchWords(text);
    if (words.length === 0)
        return [];
    const whole = brandsWithMost([words.join("")], table);
    return whole.length > 0 ? whole : brandsWithMost([...new Set(words)], table);
}
/** The brands that match the most queries, ranked by the worst match of each. */
function brandsWithMost(queries, table) {
    const found = table.map(({ brand, texts }) => {
        const ranks = queries.map((query) => bestRank(query, texts)).filter((rank) => rank !== Infinity);
        return { brand, count: ranks.length, worst: Math.max(...ranks) };
    });
    const most = found.reduce((most, { count }) => Math.max(most, count), 1);
    return found
        .filter(({ count }) => count === most)
        .sort((left, right) => left.worst - right.worst)
        .map(({ brand }) => brand);
}
function bestRank(query, texts) {
    return texts.reduce((best, text) => Math.min(best, rankIn(text, query)), Infinity);
}
function rankIn({ ranks, words, letters, starts }, query) {
    if (letters === query)
        return ranks.whole;
    if (letters.startsWith(query))
        return ranks.beginning;
    if (starts.some((start) => letters.startsWith(query, start)))
        return ranks.word;
    const isInside = query.length >= leastLettersInside && words.some((word) => word.includes(query));
    return isInside ? insideWord : Infinity;
}
/** The diacritics of Latin letters, and what joins the parts of a word: `McDonald's` is one. */
const diacriticsAndJoiners = /['’.^`\u00B7\u02B0-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE2F]/g;
/** The words of a text, reduced to `a-z` and `0-9` without diacritics and case. */
function lettersOfWords(text) {
    // No \p{…}: React Native's engine doesn't know it.
    return text.normalize("NFKD").replace(diacriticsAndJoiners, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
/** The texts that a brand is found by, in the rank of each. */
function ownTexts(brand) {
    return [
        ...searchedTexts(inName, [brand.name]),
        ...searchedTexts(inAlias, brand.aliases),
        ...searchedTexts(inKeyword, brand.keywords),
        ...searchedTexts(inProgramme, brand.programmes.map(({ name }) => name)),
    ];
}
/** What brands are ordered by: those without it come last. */
function orderOf(brand) {
    return brand.rank;
}
/** The rule of the codes on a brand's cards. */
function codeRuleOf(brand) {
    return brand.barcode;
}
