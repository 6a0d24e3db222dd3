/** A brand and the texts that it is found by. */
interface SearchEntry {
  readonly brand: Brand;
  readonly texts: readonly SearchedText[];
}

/** A text that brands are found by. */
interface SearchedText {
  readonly ranks: SearchRanks;
  readonly words: readonly string[];
  /** All words in one: spaces don't count. */
  readonly letters: string;
  /** The indices in `letters` at which words begin. */
  readonly starts: readonly number[];
}

/** How well a query matches that is a whole text, its beginning, or that of a later word: 1 is best. */
interface SearchRanks {
  readonly whole: number;
  readonly beginning: number;
  readonly word: number;
}

const inName: SearchRanks = { whole: 1, beginning: 3, word: 5 };
const inAlias: SearchRanks = { whole: 2, beginning: 4, word: 6 };
const inProgramme: SearchRanks = { whole: 7, beginning: 7, word: 7 };
const inKeyword: SearchRanks = { whole: 8, beginning: 8, word: 8 };
const insideWord = 9;
// Not every catalogue has texts of all these ranks.
void [inName, inProgramme, inKeyword];

/** One or two letters inside a word say nothing about a brand. */
const leastLettersInside = 3;

/** How many code points of a text count: more than twice the longest name, and a bound on the cost of a long text. */
const searchedLength = 100;

/** The brands by rank and id, the order of equally good matches. */
function makeSearchTable({ brands, tombstones }: Catalogue): SearchEntry[] {
  const formerNames = new Map<string, string[]>();
  for (const { name, replacedBy } of tombstones) {
    if (replacedBy === null) continue;
    const names = formerNames.get(replacedBy);
    if (names === undefined) formerNames.set(replacedBy, [name]);
    else names.push(name);
  }
  return [...brands].sort(compareRanks).map((brand) => ({
    brand,
    texts: [...ownTexts(brand), ...searchedTexts(inAlias, formerNames.get(brand.id) ?? [])],
  }));
}

/** The ways in which people may type texts: without their `&` and `+`, and with each as `e` and as `and`. */
function searchedTexts(ranks: SearchRanks, texts: readonly string[]): SearchedText[] {
  const spellings = texts.flatMap((text) =>
    /[&+]/.test(text) ? ["&", " e ", " and "].map((word) => text.replace(/[&+]/g, word)) : [text],
  );
  return spellings.map((spelling) => {
    const words = searchWords(spelling);
    const starts: number[] = [];
    let letters = "";
    for (const word of words) {
      starts.push(letters.length);
      letters += word;
    }
    return { ranks, words, letters, starts };
  });
}

function searchWords(text: string): string[] {
  // A code point has at most two code units. People search for L'Erbolario as "erbolario".
  const counted = Array.from(text.slice(0, 2 * searchedLength)).slice(0, searchedLength).join("");
  return lettersOfWords(counted.replace(/['’]/g, " "));
}

function searchBrands(table: readonly SearchEntry[], text: string): Brand[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const whole = brandsWithMost([words.join("")], table);
  return whole.length > 0 ? whole : brandsWithMost([...new Set(words)], table);
}

/** The brands that match the most queries, ranked by the worst match of each. */
function brandsWithMost(queries: readonly string[], table: readonly SearchEntry[]): Brand[] {
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

function bestRank(query: string, texts: readonly SearchedText[]): number {
  return texts.reduce((best, text) => Math.min(best, rankIn(text, query)), Infinity);
}

function rankIn({ ranks, words, letters, starts }: SearchedText, query: string): number {
  if (letters === query) return ranks.whole;
  if (letters.startsWith(query)) return ranks.beginning;
  if (starts.some((start) => letters.startsWith(query, start))) return ranks.word;
  const isInside = query.length >= leastLettersInside && words.some((word) => word.includes(query));
  return isInside ? insideWord : Infinity;
}
