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
     * `and`. Where no brand matches the whole text, its words may come in any order. Where fewer than three brands match all
     * words, one letter may be wrong in a word of five letters or more: `conda` finds Conad, after what is found without.
     *
     * @param text What was typed so far, of which the first 100 code points count.
     * @param limit How many brands at most.
     */
    search(text, limit = 20) {
        // Built at the first search: not every app that shows a catalogue searches it.
        this.searchTable ??= new SearchTable(this.catalogue);
        return this.searchTable.search(text, limit);
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
/** What is added to the rank of a match with one wrong letter. */
const nearly = 9;
/** One or two letters inside a word say nothing about a brand. */
const leastLettersInside = 3;
/** Fewer letters are near too much. */
const leastLettersNear = 5;
/** Where so many brands match all words, no letter is thought to be wrong. */
const enoughBrands = 3;
/** How many code points of a text count: more than twice the longest name, and a bound on the cost of a long text. */
const searchedLength = 100;
/** The texts that brands are found by, and how well each matches a query. */
class SearchTable {
    /** By rank and id, the order of equally good matches. */
    brands;
    /** The suffixes of all texts that begin with a word, each with the brand and its ranks. */
    texts;
    /** The suffixes of all distinct words that begin within the word, each with the word's number. */
    words;
    /** The brands of each word. */
    brandsOfWords;
    constructor({ brands, tombstones }) {
        const formerNames = new Map();
        for (const { name, replacedBy } of tombstones) {
            if (replacedBy !== null)
                addTo(formerNames, replacedBy, name);
        }
        this.brands = [...brands].sort(compareRanks);
        const brandsOfWord = new Map();
        const texts = new SuffixList();
        this.brands.forEach((brand, number) => {
            const former = searchedTexts(inAlias, formerNames.get(brand.id) ?? []);
            for (const { ranks, words } of [...ownTexts(brand), ...former]) {
                const starts = startsOf(words);
                texts.add(words.join(""), starts, starts.map((start) => SearchTable.owner(number, ranks, start)));
                for (const word of words)
                    addTo(brandsOfWord, word, number);
            }
        });
        this.texts = new SuffixArray(texts);
        const words = new SuffixList();
        [...brandsOfWord.keys()].forEach((word, number) => {
            const starts = Array.from({ length: word.length - 1 }, (_, index) => index + 1);
            words.add(word, starts, starts.map(() => number));
        });
        this.words = new SuffixArray(words);
        this.brandsOfWords = [...brandsOfWord.values()];
    }
    /** A brand's number, its rank where the text is longer than the query, and where it isn't, in one number. */
    static owner(brand, { whole, beginning, word }, start) {
        return brand * 256 + (start === 0 ? beginning * 16 + whole : word * 16 + word);
    }
    /** The brands that a text finds, the best first, at most as many as the limit. */
    search(text, limit) {
        const words = searchWords(text);
        if (words.length === 0)
            return [];
        const query = lettersOf(words.join(""));
        const queries = [...new Set(words)].map(lettersOf);
        let [found, count] = [this.ranksOf(query), queries.length];
        if (words.length > 1 && !hasBrands(found, 1))
            [found, count] = most(queries.map((word) => this.ranksOf(word)));
        const isWhole = count === queries.length;
        if (!isWhole || !hasBrands(found, enoughBrands)) {
            const near = this.nearRanksOf(words.map(lettersOf), queries);
            // Brands that match all words nearly go before those that match only some.
            if (isWhole || !hasBrands(near, 1))
                addMissing(near, found);
            else
                found = near;
        }
        return this.brandsOf(found, limit);
    }
    /** The best rank of each brand for a query. */
    ranksOf(query) {
        const ranks = new Uint8Array(this.brands.length);
        if (query.length >= leastLettersInside) {
            this.words.forEachWithPrefix(query, (word) => {
                for (const brand of this.brandsOfWords[word] ?? [])
                    ranks[brand] = insideWord;
            });
        }
        this.texts.forEachWithPrefix(query, (owner, isWhole) => improve(ranks, owner, isWhole, 0));
        return ranks;
    }
    /** The same where one letter may be wrong: of all words as one, or else of each, where all have to match. */
    nearRanksOf(typed, queries) {
        const none = new Uint8Array(this.brands.length);
        if (!queries.some((word) => word.length >= leastLettersNear))
            return none;
        const near = this.nearRanksOfWords(typed);
        if (typed.length === 1 || hasBrands(near, 1))
            return near;
        const ranks = queries.map((word) => {
            const ranks = this.ranksOf(word);
            if (word.length >= leastLettersNear)
                addMissing(this.nearRanksOfWords([word]), ranks);
            return ranks;
        });
        const [found, count] = most(ranks);
        return count === queries.length ? found : none;
    }
    /** The same of all words as one. A letter may be wrong within a word that is long enough. */
    nearRanksOfWords(typed) {
        const ranks = new Uint8Array(this.brands.length);
        const longWords = typed.map((word, number) => {
            return new Uint8Array(word.length).fill(word.length >= leastLettersNear ? number + 1 : 0);
        });
        this.texts.forEachNear(joined(...typed), joined(...longWords), (owner, isWhole) => improve(ranks, owner, isWhole, nearly));
        return ranks;
    }
    brandsOf(ranks, limit) {
        const byRank = [];
        for (let number = 0; number < ranks.length; number += 1) {
            const [rank, brand] = [ranks[number] ?? 0, this.brands[number]];
            if (rank > 0 && brand !== undefined)
                (byRank[rank] ??= []).push(brand);
        }
        return byRank.flat().slice(0, Math.max(0, limit));
    }
}
/** Notes the rank of a suffix's owner, unless its brand has a better one. */
function improve(ranks, owner, isWhole, more) {
    const rank = (isWhole ? owner % 16 : Math.floor(owner / 16) % 16) + more;
    const [brand, known] = [Math.floor(owner / 256), ranks[Math.floor(owner / 256)] ?? 0];
    if (known === 0 || rank < known)
        ranks[brand] = rank;
}
/** Whether as many brands or more have a rank. */
function hasBrands(ranks, count) {
    let found = 0;
    for (let brand = 0; brand < ranks.length && found < count; brand += 1)
        if (ranks[brand] !== 0)
            found += 1;
    return found >= count;
}
/** Gives brands that have no rank theirs of another list. */
function addMissing(others, ranks) {
    for (let brand = 0; brand < ranks.length; brand += 1)
        if (ranks[brand] === 0)
            ranks[brand] = others[brand] ?? 0;
}
/** The brands that have a rank in the most lists, each with its worst, and in how many. */
function most(lists) {
    const counts = new Uint8Array(lists[0]?.length ?? 0);
    const worst = new Uint8Array(counts.length);
    for (const ranks of lists) {
        for (let brand = 0; brand < ranks.length; brand += 1) {
            const rank = ranks[brand] ?? 0;
            if (rank === 0)
                continue;
            counts[brand] = (counts[brand] ?? 0) + 1;
            worst[brand] = Math.max(worst[brand] ?? 0, rank);
        }
    }
    let count = 0;
    for (let brand = 0; brand < counts.length; brand += 1)
        count = Math.max(count, counts[brand] ?? 0);
    for (let brand = 0; brand < worst.length; brand += 1)
        if (counts[brand] !== count)
            worst[brand] = 0;
    return [worst, count];
}
/** Adds a value to the list of a key, unless it is the last one there. */
function addTo(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else if (list[list.length - 1] !== value)
        list.push(value);
}
/** The ways in which people may type texts: without their `&` and `+`, and with each as `e` and as `and`. */
function searchedTexts(ranks, texts) {
    const spellings = texts.flatMap((text) => /[&+]/.test(text) ? ["&", " e ", " and "].map((word) => text.replace(/[&+]/g, word)) : [text]);
    return spellings.map((spelling) => ({ ranks, words: searchWords(spelling) }));
}
/** Where each word begins when they are written as one. */
function startsOf(words) {
    let length = 0;
    return words.map((word) => (length += word.length) - word.length);
}
function searchWords(text) {
    // A code point has at most two code units.
    const isLong = text.length > searchedLength;
    const counted = isLong ? Array.from(text.slice(0, 2 * searchedLength)).slice(0, searchedLength).join("") : text;
    // People search for L'Erbolario as "erbolario".
    return lettersOfWords(counted.replace(/['’]/g, " "));
}
/** Many texts of the letters `a-z` and `0-9`, and of each some suffixes with a number of their own, as they are added. */
class SuffixList {
    texts = [];
    starts = [];
    owners = [];
    length = 0;
    /** Adds a text, and its suffixes that begin at the given indices. */
    add(text, starts, owners) {
        for (const start of starts)
            this.starts.push(this.length + start);
        for (const owner of owners)
            this.owners.push(owner);
        this.texts.push(text);
        this.length += text.length + 1;
    }
}
/**
 * A suffix array: the suffixes of many texts in sorted order, so that a binary search finds those with a given prefix.
 *
 * They are sorted by their first five letters only, as one number. For a longer prefix, the suffixes that share its first
 * five letters are compared one by one.
 */
class SuffixArray {
    /** The letters of all texts, 1 to 36, with 0 behind each text. */
    letters;
    /** Of each suffix in sorted order: its first letters as a number, and where it begins. */
    keys;
    starts;
    /** Of each suffix in sorted order, what it belongs to. */
    owners;
    static keyLength = 5;
    static places = [37 ** 4, 37 ** 3, 37 ** 2, 37, 1];
    /** More than there are suffixes; a key and the number of a suffix are one exact number. */
    static mostSuffixes = 2 ** 26;
    constructor(list) {
        this.letters = lettersOf(`${list.texts.join("\0")}\0`);
        // A loop takes a tenth of what a function for each suffix does.
        const count = list.starts.length;
        const sorted = new Float64Array(count);
        for (let index = 0; index < count; index += 1) {
            sorted[index] = this.keyAt(list.starts[index] ?? 0) * SuffixArray.mostSuffixes + index;
        }
        sorted.sort();
        this.keys = new Int32Array(count);
        this.starts = new Int32Array(count);
        this.owners = new Int32Array(count);
        for (let place = 0; place < count; place += 1) {
            const number = sorted[place] ?? 0;
            this.keys[place] = Math.floor(number / SuffixArray.mostSuffixes);
            const index = number % SuffixArray.mostSuffixes;
            this.starts[place] = list.starts[index] ?? 0;
            this.owners[place] = list.owners[index] ?? 0;
        }
    }
    /** Calls a function with the owner of each suffix that begins with a prefix, and whether that is all of it. */
    forEachWithPrefix(prefix, body) {
        const { letters, starts, owners } = this;
        const [first, end] = this.rangeOf(prefix, 0, this.keys.length);
        for (let index = first; index < end; index += 1) {
            const start = starts[index] ?? 0;
            if (startsWith(prefix, SuffixArray.keyLength, letters, start + SuffixArray.keyLength)) {
                body(owners[index] ?? 0, letters[start + prefix.length] === 0);
            }
        }
    }
    /**
     * The same for suffixes that begin nearly with a prefix of five letters or more: with one letter left out, added or
     * replaced, or two neighbours swapped. A suffix may come several times.
     *
     * With its first four letters, what is wrong comes later. Else it is at one of the four, and what follows is as in the
     * prefix: so there are few beginnings to look for, and each has a range of its own.
     *
     * @param longWords For each letter of the prefix the number of its word, from 1, if it may be wrong in it, and else 0.
     */
    forEachNear(prefix, longWords, body) {
        const visit = (beginning, first, end) => {
            const range = this.rangeOf(beginning, first, end);
            for (let index = range[0]; index < range[1]; index += 1) {
                const nearness = nearnessOf(prefix, longWords, this.letters, this.starts[index] ?? 0);
                if (nearness > 0)
                    body(this.owners[index] ?? 0, nearness === 2);
            }
        };
        const count = this.keys.length;
        const exact = SuffixArray.keyLength - 1;
        visit(prefix.subarray(0, exact), 0, count);
        for (let wrong = 0; wrong < exact; wrong += 1) {
            const [before, rest] = [prefix.subarray(0, wrong), prefix.subarray(wrong)];
            visit(joined(before, rest.subarray(1)), 0, count);
            visit(joined(before, rest.subarray(1, 2), rest.subarray(0, 1), rest.subarray(2)), 0, count);
            this.forEachLetter(before, (letter, first, end) => {
                visit(joined(before, [letter], rest), first, end);
                visit(joined(before, [letter], rest.subarray(1)), first, end);
            });
        }
    }
    /** Calls a function with each letter that follows a prefix of less than five letters, and the range of its suffixes. */
    forEachLetter(prefix, body) {
        const place = SuffixArray.places[prefix.length] ?? 1;
        let [first, end] = this.rangeOf(prefix, 0, this.keys.length);
        while (first < end) {
            const letter = Math.floor((this.keys[first] ?? 0) / place);
            const next = this.firstIndex((letter + 1) * place, first, end);
            if (letter % 37 > 0)
                body(letter % 37, first, next);
            first = next;
        }
    }
    /** The range of the suffixes that share the first five letters of a prefix, or all that it has, within another range. */
    rangeOf(prefix, first, end) {
        const { places, keyLength } = SuffixArray;
        let key = 0;
        const length = Math.min(prefix.length, keyLength);
        for (let index = 0; index < length; index += 1)
            key += (prefix[index] ?? 0) * (places[index] ?? 0);
        const low = this.firstIndex(key, first, end);
        return [low, this.firstIndex(key + (length > 0 ? places[length - 1] ?? 1 : 37 ** 5), low, end)];
    }
    /** The first index in a range whose key is as great or greater. */
    firstIndex(key, first, end) {
        while (first < end) {
            const middle = (first + end) >> 1;
            if ((this.keys[middle] ?? 0) < key)
                first = middle + 1;
            else
                end = middle;
        }
        return first;
    }
    keyAt(start) {
        let key = 0;
        for (let index = 0; index < SuffixArray.keyLength; index += 1) {
            const letter = this.letters[start + index] ?? 0;
            if (letter === 0)
                break;
            key += letter * (SuffixArray.places[index] ?? 0);
        }
        return key;
    }
}
/** The letters `a-z` and `0-9` as numbers from 1 to 36; 0 for anything else. */
function lettersOf(text) {
    const letters = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        letters[index] = code >= 97 ? code - 86 : code >= 48 ? code - 47 : 0;
    }
    return letters;
}
function joined(...parts) {
    const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let length = 0;
    for (const part of parts) {
        all.set(part, length);
        length += part.length;
    }
    return all;
}
/** Whether the letters of a prefix from an index on are those of texts from a start on. */
function startsWith(prefix, index, letters, start) {
    while (index < prefix.length && prefix[index] === letters[start]) {
        index += 1;
        start += 1;
    }
    return index >= prefix.length;
}
/** How many letters of the prefix and of the text a change passes over: one left out, added, replaced, two swapped. */
const changes = [[0, 1], [1, 0], [1, 1], [2, 2]];
/**
 * Whether one change makes a prefix the beginning of a text (1), or all of it (2), or neither (0). The text is in `letters`
 * from a start on, and has a 0 behind it.
 */
function nearnessOf(prefix, longWords, letters, start) {
    let same = 0;
    while (same < prefix.length && prefix[same] === letters[start + same])
        same += 1;
    const at = start + same;
    if (same === prefix.length)
        return letters[at] === 0 ? 2 : 1;
    const isSwapped = prefix[same] === letters[at + 1] && prefix[same + 1] === letters[at];
    let nearness = 0;
    for (const [own, others] of changes) {
        if ((others > 0 && letters[at] === 0) || (own === 2 && !isSwapped))
            continue;
        if (!startsWith(prefix, same + own, letters, at + others))
            continue;
        if (!isForgiven(prefix, longWords, same, letters[at], own, others))
            continue;
        if (letters[start + prefix.length + others - own] === 0)
            return 2;
        nearness = 1;
    }
    return nearness;
}
/**
 * Whether a change is within a word in which a letter may be wrong. Of several same letters each may be the one that was added
 * or left out.
 */
function isForgiven(prefix, longWords, index, missing, own, others) {
    if (own === others)
        return (longWords[index] ?? 0) > 0 && longWords[index] === longWords[index + own - 1];
    const letter = own > 0 ? prefix[index] : missing;
    let first = index;
    while (first > 0 && prefix[first - 1] === letter)
        first -= 1;
    // What is left out or added at a word's end is of the word, on either side of a space: spaces don't count.
    return longWords.subarray(Math.max(first - 1, 0), index + own + 1).some((word) => word > 0);
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
