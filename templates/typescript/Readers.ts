/** Reads a value of JSON, where `undefined` is one that is missing. Throws where it can't be read. */
type Reader<Value> = (value: unknown) => Value;

/** A word that only newer code knows. */
class UnknownWord extends Error {}

/** The fields of an object, each with its reader: the compiler reports one that is missing or of another type. */
function readObject<Value>(shape: { readonly [Field in keyof Value]-?: Reader<Value[Field]> }): Reader<Value> {
  const readers = Object.entries<Reader<unknown>>(shape);
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError("no object");
    return Object.fromEntries(readers.map(([field, read]) => [field, read(Reflect.get(value, field))])) as Value;
  };
}

/** A list, empty where it is missing. Elements with a word that isn't known are left out if `drops` says so. */
function readList<Value>(readElement: Reader<Value>, drops = false): Reader<readonly Value[]> {
  const read = drops ? readUnlessUnknown(readElement) : readElement;
  return (value) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw new TypeError("no list");
    // Not `map`, which skips the holes of an array.
    return Array.from(value, read).filter((element): element is Value => element !== null);
  };
}

/** A value, or null where it is missing. */
function readIfPresent<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === undefined || value === null ? null : read(value));
}

/** A value, or null where it has a word that isn't known. */
function readUnlessUnknown<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => {
    try {
      return read(value);
    } catch (error) {
      if (error instanceof UnknownWord) return null;
      throw error;
    }
  };
}

/** One of some words; where it is missing, the default. */
function readWord<Word extends string>(words: readonly Word[], missing?: Word): Reader<Word> {
  return (value) => {
    if ((value === undefined || value === null) && missing !== undefined) return missing;
    const word = words.find((word) => word === value);
    if (word !== undefined) return word;
    if (value === undefined || value === null || typeof value === "string") throw new UnknownWord();
    throw new TypeError("no word");
  };
}

/** One of some words; the fallback where it isn't known, and where it is missing the default. */
function readKnownWord<Word extends string>(words: readonly Word[], fallback: Word, missing?: Word): Reader<Word> {
  const read = readWord(words, missing);
  return (value) => (typeof value === "string" ? words.find((word) => word === value) ?? fallback : read(value));
}

/** A text that matches a form. */
function readText(form = /^/): Reader<string> {
  return (value) => {
    if (typeof value !== "string" || !form.test(value)) throw new TypeError("no text of that form");
    return value;
  };
}

function readInteger(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw new TypeError("no integer");
  return value;
}

function readBoolean(value: unknown): boolean {
  if (typeof value !== "boolean") throw new TypeError("neither true nor false");
  return value;
}

/** A day that exists, `YYYY-MM-DD`. */
function readDay(value: unknown): string {
  const text = readText(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)(value);
  const day = new Date(`${text}T00:00:00Z`);
  // Some engines take February 30th for March 2nd.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) throw new TypeError("no day");
  return text;
}
