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

/** A text that brands are found by. */
interface SearchedText {
  readonly ranks: SearchRanks;
  readonly words: readonly string[];
}

/** The rank of each brand that is found, by its number; 0 for the others. */
type FoundRanks = Uint8Array;

/** The texts that brands are found by, and how well each matches a query. */
class SearchTable {
  /** By rank and id, the order of equally good matches. */
  private readonly brands: readonly Brand[];
  /** The suffixes of all texts that begin with a word, each with the brand and its ranks. */
  private readonly texts: SuffixArray;
  /** The suffixes of all distinct words that begin within the word, each with the word's number. */
  private readonly words: SuffixArray;
  /** The brands of each word. */
  private readonly brandsOfWords: readonly (readonly number[])[];

  constructor({ brands, tombstones }: Catalogue) {
    const formerNames = new Map<string, string[]>();
    for (const { name, replacedBy } of tombstones) {
      if (replacedBy !== null) addTo(formerNames, replacedBy, name);
    }
    this.brands = [...brands].sort(compareRanks);
    const brandsOfWord = new Map<string, number[]>();
    const texts = new SuffixList();
    this.brands.forEach((brand, number) => {
      const former = searchedTexts(inAlias, formerNames.get(brand.id) ?? []);
      for (const { ranks, words } of [...ownTexts(brand), ...former]) {
        const starts = startsOf(words);
        texts.add(words.join(""), starts, starts.map((start) => SearchTable.owner(number, ranks, start)));
        for (const word of words) addTo(brandsOfWord, word, number);
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
  private static owner(brand: number, { whole, beginning, word }: SearchRanks, start: number): number {
    return brand * 256 + (start === 0 ? beginning * 16 + whole : word * 16 + word);
  }

  /** The brands that a text finds, the best first, at most as many as the limit. */
  search(text: string, limit: number): Brand[] {
    const words = searchWords(text);
    if (words.length === 0) return [];
    const query = lettersOf(words.join(""));
    const queries = [...new Set(words)].map(lettersOf);
    let [found, count] = [this.ranksOf(query), queries.length];
    if (words.length > 1 && !hasBrands(found, 1)) [found, count] = most(queries.map((word) => this.ranksOf(word)));
    const isWhole = count === queries.length;
    if (!isWhole || !hasBrands(found, enoughBrands)) {
      const near = this.nearRanksOf(words.map(lettersOf), queries);
      // Brands that match all words nearly go before those that match only some.
      if (isWhole || !hasBrands(near, 1)) addMissing(near, found);
      else found = near;
    }
    return this.brandsOf(found, limit);
  }

  /** The best rank of each brand for a query. */
  private ranksOf(query: Uint8Array): FoundRanks {
    const ranks = new Uint8Array(this.brands.length);
    if (query.length >= leastLettersInside) {
      this.words.forEachWithPrefix(query, (word) => {
        for (const brand of this.brandsOfWords[word] ?? []) ranks[brand] = insideWord;
      });
    }
    this.texts.forEachWithPrefix(query, (owner, isWhole) => improve(ranks, owner, isWhole, 0));
    return ranks;
  }

  /** The same where one letter may be wrong: of all words as one, or else of each, where all have to match. */
  private nearRanksOf(typed: readonly Uint8Array[], queries: readonly Uint8Array[]): FoundRanks {
    const none = new Uint8Array(this.brands.length);
    if (!queries.some((word) => word.length >= leastLettersNear)) return none;
    const near = this.nearRanksOfWords(typed);
    if (typed.length === 1 || hasBrands(near, 1)) return near;
    const ranks = queries.map((word) => {
      const ranks = this.ranksOf(word);
      if (word.length >= leastLettersNear) addMissing(this.nearRanksOfWords([word]), ranks);
      return ranks;
    });
    const [found, count] = most(ranks);
    return count === queries.length ? found : none;
  }

  /** The same of all words as one. A letter may be wrong within a word that is long enough. */
  private nearRanksOfWords(typed: readonly Uint8Array[]): FoundRanks {
    const ranks = new Uint8Array(this.brands.length);
    const longWords = typed.map((word, number) => {
      return new Uint8Array(word.length).fill(word.length >= leastLettersNear ? number + 1 : 0);
    });
    this.texts.forEachNear(joined(...typed), joined(...longWords), (owner, isWhole) => improve(ranks, owner, isWhole, nearly));
    return ranks;
  }

  private brandsOf(ranks: FoundRanks, limit: number): Brand[] {
    const byRank: Brand[][] = [];
    for (let number = 0; number < ranks.length; number += 1) {
      const [rank, brand] = [ranks[number] ?? 0, this.brands[number]];
      if (rank > 0 && brand !== undefined) (byRank[rank] ??= []).push(brand);
    }
    return byRank.flat().slice(0, Math.max(0, limit));
  }
}

/** Notes the rank of a suffix's owner, unless its brand has a better one. */
function improve(ranks: FoundRanks, owner: number, isWhole: boolean, more: number): void {
  const rank = (isWhole ? owner % 16 : Math.floor(owner / 16) % 16) + more;
  const [brand, known] = [Math.floor(owner / 256), ranks[Math.floor(owner / 256)] ?? 0];
  if (known === 0 || rank < known) ranks[brand] = rank;
}

/** Whether as many brands or more have a rank. */
function hasBrands(ranks: FoundRanks, count: number): boolean {
  let found = 0;
  for (let brand = 0; brand < ranks.length && found < count; brand += 1) if (ranks[brand] !== 0) found += 1;
  return found >= count;
}

/** Gives brands that have no rank theirs of another list. */
function addMissing(others: FoundRanks, ranks: FoundRanks): void {
  for (let brand = 0; brand < ranks.length; brand += 1) if (ranks[brand] === 0) ranks[brand] = others[brand] ?? 0;
}

/** The brands that have a rank in the most lists, each with its worst, and in how many. */
function most(lists: readonly FoundRanks[]): [FoundRanks, number] {
  const counts = new Uint8Array(lists[0]?.length ?? 0);
  const worst = new Uint8Array(counts.length);
  for (const ranks of lists) {
    for (let brand = 0; brand < ranks.length; brand += 1) {
      const rank = ranks[brand] ?? 0;
      if (rank === 0) continue;
      counts[brand] = (counts[brand] ?? 0) + 1;
      worst[brand] = Math.max(worst[brand] ?? 0, rank);
    }
  }
  let count = 0;
  for (let brand = 0; brand < counts.length; brand += 1) count = Math.max(count, counts[brand] ?? 0);
  for (let brand = 0; brand < worst.length; brand += 1) if (counts[brand] !== count) worst[brand] = 0;
  return [worst, count];
}

/** Adds a value to the list of a key, unless it is the last one there. */
function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else if (list[list.length - 1] !== value) list.push(value);
}

/** The ways in which people may type texts: without their `&` and `+`, and with each as `e` and as `and`. */
function searchedTexts(ranks: SearchRanks, texts: readonly string[]): SearchedText[] {
  const spellings = texts.flatMap((text) =>
    /[&+]/.test(text) ? ["&", " e ", " and "].map((word) => text.replace(/[&+]/g, word)) : [text],
  );
  return spellings.map((spelling) => ({ ranks, words: searchWords(spelling) }));
}

/** Where each word begins when they are written as one. */
function startsOf(words: readonly string[]): number[] {
  let length = 0;
  return words.map((word) => (length += word.length) - word.length);
}

function searchWords(text: string): string[] {
  // A code point has at most two code units.
  const isLong = text.length > searchedLength;
  const counted = isLong ? Array.from(text.slice(0, 2 * searchedLength)).slice(0, searchedLength).join("") : text;
  // People search for L'Erbolario as "erbolario".
  return lettersOfWords(counted.replace(/['’]/g, " "));
}
