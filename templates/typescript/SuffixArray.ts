/** Many texts of the letters `a-z` and `0-9`, and of each some suffixes with a number of their own, as they are added. */
class SuffixList {
  readonly texts: string[] = [];
  readonly starts: number[] = [];
  readonly owners: number[] = [];
  private length = 0;

  /** Adds a text, and its suffixes that begin at the given indices. */
  add(text: string, starts: readonly number[], owners: readonly number[]): void {
    for (const start of starts) this.starts.push(this.length + start);
    for (const owner of owners) this.owners.push(owner);
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
  private readonly letters: Uint8Array;
  /** Of each suffix in sorted order: its first letters as a number, and where it begins. */
  private readonly keys: Int32Array;
  private readonly starts: Int32Array;
  /** Of each suffix in sorted order, what it belongs to. */
  private readonly owners: Int32Array;

  private static readonly keyLength = 5;
  private static readonly places: readonly number[] = [37 ** 4, 37 ** 3, 37 ** 2, 37, 1];
  /** More than there are suffixes; a key and the number of a suffix are one exact number. */
  private static readonly mostSuffixes = 2 ** 26;

  constructor(list: SuffixList) {
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
  forEachWithPrefix(prefix: Uint8Array, body: (owner: number, isWhole: boolean) => void): void {
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
  forEachNear(prefix: Uint8Array, longWords: Uint8Array, body: (owner: number, isWhole: boolean) => void): void {
    const visit = (beginning: Uint8Array, first: number, end: number): void => {
      const range = this.rangeOf(beginning, first, end);
      for (let index = range[0]; index < range[1]; index += 1) {
        const nearness = nearnessOf(prefix, longWords, this.letters, this.starts[index] ?? 0);
        if (nearness > 0) body(this.owners[index] ?? 0, nearness === 2);
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
  private forEachLetter(prefix: Uint8Array, body: (letter: number, first: number, end: number) => void): void {
    const place = SuffixArray.places[prefix.length] ?? 1;
    let [first, end] = this.rangeOf(prefix, 0, this.keys.length);
    while (first < end) {
      const letter = Math.floor((this.keys[first] ?? 0) / place);
      const next = this.firstIndex((letter + 1) * place, first, end);
      if (letter % 37 > 0) body(letter % 37, first, next);
      first = next;
    }
  }

  /** The range of the suffixes that share the first five letters of a prefix, or all that it has, within another range. */
  private rangeOf(prefix: Uint8Array, first: number, end: number): readonly [number, number] {
    const { places, keyLength } = SuffixArray;
    let key = 0;
    const length = Math.min(prefix.length, keyLength);
    for (let index = 0; index < length; index += 1) key += (prefix[index] ?? 0) * (places[index] ?? 0);
    const low = this.firstIndex(key, first, end);
    return [low, this.firstIndex(key + (length > 0 ? places[length - 1] ?? 1 : 37 ** 5), low, end)];
  }

  /** The first index in a range whose key is as great or greater. */
  private firstIndex(key: number, first: number, end: number): number {
    while (first < end) {
      const middle = (first + end) >> 1;
      if ((this.keys[middle] ?? 0) < key) first = middle + 1;
      else end = middle;
    }
    return first;
  }

  private keyAt(start: number): number {
    let key = 0;
    for (let index = 0; index < SuffixArray.keyLength; index += 1) {
      const letter = this.letters[start + index] ?? 0;
      if (letter === 0) break;
      key += letter * (SuffixArray.places[index] ?? 0);
    }
    return key;
  }
}

/** The letters `a-z` and `0-9` as numbers from 1 to 36; 0 for anything else. */
function lettersOf(text: string): Uint8Array {
  const letters = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    letters[index] = code >= 97 ? code - 86 : code >= 48 ? code - 47 : 0;
  }
  return letters;
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let length = 0;
  for (const part of parts) {
    all.set(part, length);
    length += part.length;
  }
  return all;
}

/** Whether the letters of a prefix from an index on are those of texts from a start on. */
function startsWith(prefix: Uint8Array, index: number, letters: Uint8Array, start: number): boolean {
  while (index < prefix.length && prefix[index] === letters[start]) {
    index += 1;
    start += 1;
  }
  return index >= prefix.length;
}

/** How many letters of the prefix and of the text a change passes over: one left out, added, replaced, two swapped. */
const changes: readonly (readonly [number, number])[] = [[0, 1], [1, 0], [1, 1], [2, 2]];

/**
 * Whether one change makes a prefix the beginning of a text (1), or all of it (2), or neither (0). The text is in `letters`
 * from a start on, and has a 0 behind it.
 */
function nearnessOf(prefix: Uint8Array, longWords: Uint8Array, letters: Uint8Array, start: number): 0 | 1 | 2 {
  let same = 0;
  while (same < prefix.length && prefix[same] === letters[start + same]) same += 1;
  const at = start + same;
  if (same === prefix.length) return letters[at] === 0 ? 2 : 1;
  const isSwapped = prefix[same] === letters[at + 1] && prefix[same + 1] === letters[at];
  let nearness: 0 | 1 | 2 = 0;
  for (const [own, others] of changes) {
    if ((others > 0 && letters[at] === 0) || (own === 2 && !isSwapped)) continue;
    if (!startsWith(prefix, same + own, letters, at + others)) continue;
    if (!isForgiven(prefix, longWords, same, letters[at], own, others)) continue;
    if (letters[start + prefix.length + others - own] === 0) return 2;
    nearness = 1;
  }
  return nearness;
}

/**
 * Whether a change is within a word in which a letter may be wrong. Of several same letters each may be the one that was added
 * or left out.
 */
function isForgiven(
  prefix: Uint8Array,
  longWords: Uint8Array,
  index: number,
  missing: number | undefined,
  own: number,
  others: number,
): boolean {
  if (own === others) return (longWords[index] ?? 0) > 0 && longWords[index] === longWords[index + own - 1];
  const letter = own > 0 ? prefix[index] : missing;
  let first = index;
  while (first > 0 && prefix[first - 1] === letter) first -= 1;
  // What is left out or added at a word's end is of the word, on either side of a space: spaces don't count.
  return longWords.subarray(Math.max(first - 1, 0), index + own + 1).some((word) => word > 0);
}
