/** A brand and the texts that it is found by. */
interface SearchEntry {
  readonly brand: Brand;
  readonly texts: readonly SearchedText[];
}

/** A text that brands are found by. */
interface SearchedText {
  readonly places: SearchPlaces;
  readonly words: readonly string[];
  /** All words in one: spaces don't count. */
  readonly letters: string;
  /** Where in `letters` the words begin. */
  readonly starts: readonly number[];
}

/** How good it is to be found as all of a text, as its beginning, or as that of a later word: 1 is best. */
interface SearchPlaces {
  readonly whole: number;
  readonly beginning: number;
  readonly word: number;
}

const inName: SearchPlaces = { whole: 1, beginning: 3, word: 5 };
const inAlias: SearchPlaces = { whole: 2, beginning: 4, word: 6 };
const inProgramme: SearchPlaces = { whole: 7, beginning: 7, word: 7 };
const inKeyword: SearchPlaces = { whole: 8, beginning: 8, word: 8 };
const insideWord = 9;

/** What two letters are in says nothing about a brand, unless a word begins with them. */
const leastLettersInside = 3;

/** More than twice the longest name, and a bound on what a long text costs, in code points. */
const searchedLength = 100;

/** The brands by rank and id, which is the order of those that are found in the same place. */
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
    texts: [
      ...searchedTexts(inName, [brand.name]),
      ...searchedTexts(inAlias, brand.aliases),
      ...searchedTexts(inAlias, formerNames.get(brand.id) ?? []),
      ...searchedTexts(inProgramme, brand.programmes.map(({ name }) => name)),
      ...searchedTexts(inKeyword, brand.keywords),
    ],
  }));
}

/** Texts in each way in which they may be typed: without their `&` and `+`, and with each as `e` and as `and`. */
function searchedTexts(places: SearchPlaces, texts: readonly string[]): SearchedText[] {
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
    return { places, words, letters, starts };
  });
}

function searchWords(text: string): string[] {
  // A code point has at most two code units. L'Erbolario is looked for as "erbolario".
  const counted = Array.from(text.slice(0, 2 * searchedLength)).slice(0, searchedLength).join("");
  return lettersOfWords(counted.replace(/['’]/g, " "));
}

function searchBrands(table: readonly SearchEntry[], text: string): Brand[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const whole = brandsWithMost([words.join("")], table);
  return whole.length > 0 ? whole : brandsWithMost([...new Set(words)], table);
}

/** The brands that have the most of what is sought, each in the worst of its places. */
function brandsWithMost(sought: readonly string[], table: readonly SearchEntry[]): Brand[] {
  const found = table.map(({ brand, texts }) => {
    const places = sought.map((letters) => bestPlace(letters, texts)).filter((place) => place !== Infinity);
    return { brand, count: places.length, worst: Math.max(...places) };
  });
  const most = found.reduce((most, { count }) => Math.max(most, count), 1);
  return found
    .filter(({ count }) => count === most)
    .sort((left, right) => left.worst - right.worst)
    .map(({ brand }) => brand);
}

function bestPlace(sought: string, texts: readonly SearchedText[]): number {
  return texts.reduce((best, text) => Math.min(best, placeIn(text, sought)), Infinity);
}

function placeIn({ places, words, letters, starts }: SearchedText, sought: string): number {
  if (letters === sought) return places.whole;
  if (letters.startsWith(sought)) return places.beginning;
  if (starts.some((start) => letters.startsWith(sought, start))) return places.word;
  const isInside = sought.length >= leastLettersInside && words.some((word) => word.includes(sought));
  return isInside ? insideWord : Infinity;
}
