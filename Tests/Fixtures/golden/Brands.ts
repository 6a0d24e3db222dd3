// DO NOT EDIT. `make catalogue` writes this file from the brand catalogue, version 2026-05-31.
// Edit catalogue/*/brands/*.yaml instead.

/** A published catalogue, as `italy.json` has it: the same fields under the same names. */
export interface Catalogue {
  /** The version of the JSON form; another number is another form. */
  readonly schemaVersion: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The day of the release, `YYYY-MM-DD`. */
  readonly version: string;
  /** The release within that day, from 1. */
  readonly revision: number;
  /** How many brands there are. */
  readonly brandCount: number;
  /** The live brands. */
  readonly brands: readonly Brand[];
  /** The brands that are no more. */
  readonly tombstones: readonly Tombstone[];
}

/** A brand whose loyalty cards people carry. */
export interface Brand {
  /** Lower-case letters, digits and hyphens; never changes. */
  readonly id: string;
  /** The name, as people write it. */
  readonly name: string;
  /** The id of its category: one of {@link brandCategories}, or one that only a newer catalogue has. */
  readonly category: string;
  /** `#RRGGBB`, or null where the brand's colour isn't known. */
  readonly color: string | null;
  /** The logo's file name. */
  readonly logo: string | null;
  /** Where the logo is, relative to the published catalogue. */
  readonly logoUrl: string | null;
  /** `#RRGGBB`: what the logo is drawn for. */
  readonly logoBackground: string | null;
  /** What is known of the codes on the brand's cards. */
  readonly barcode: BarcodeRule | null;
  /** Where the facts come from, https URLs. */
  readonly sources: readonly string[];
  /** Other names, which no other brand has. */
  readonly aliases: readonly string[];
  /** Search words, which other brands may share. */
  readonly keywords: readonly string[];
  /** Its loyalty programmes. */
  readonly programmes: readonly Programme[];
  /** One to three letters or digits, for a tile in place of a logo. */
  readonly initials: string;
  /** The colour of the initials, readable on `initialsBackground`. */
  readonly initialsColor: InitialsColor;
  /** `#RRGGBB`: the brand's colour, or a neutral one where that isn't known. */
  readonly initialsBackground: string;
  /** The place in the list of popular brands, from 1. */
  readonly rank: number | null;
  /** The Wikidata item. */
  readonly wikidata: string | null;
  /** The id in the name-suggestion-index. */
  readonly nsi: string | null;
  /** The slug in simple-icons. */
  readonly simpleIcons: string | null;
  /** The id of the parent brand. */
  readonly group: string | null;
  /** ISO 3166-2 codes; empty is the whole country. */
  readonly regions: readonly string[];
  /** Whether it is changing its name. */
  readonly status: "active" | "renaming";
  /** The id of the brand that takes its place. */
  readonly replacedBy: string | null;
  /** The first day, `YYYY-MM-DD`. */
  readonly since: string | null;
  /** The last day, `YYYY-MM-DD`. */
  readonly endedOn: string | null;
}

/** The colour of the letters on an initials tile. */
export type InitialsColor = "white" | "black";

/** A loyalty programme. */
export interface Programme {
  /** Its name, as on the card. */
  readonly name: string;
  /** `points` are collected; an `app` replaces the card; a `member` has rights; a `coalition` is of several brands. */
  readonly kind: "points" | "app" | "member" | "coalition";
}

/** What is known of the codes on a brand's cards. */
export interface BarcodeRule {
  /** The formats that occur; the first is the default for a new card. */
  readonly formats: readonly BarcodeFormatRule[];
  /** How sure the rule is: a code that breaks a `known` one is refused, for a `likely` one there is a warning. */
  readonly confidence: "known" | "likely" | "unknown";
  /** Whether the number printed on the card differs from the one in the barcode. */
  readonly printedDiffers: boolean;
  /** Where the rule comes from, an https URL. */
  readonly source: string | null;
}

/** What is known of one format of a brand. Empty lists and null ask for nothing. */
export interface BarcodeFormatRule {
  /** The symbology. */
  readonly format: BarcodeFormat;
  /** The lengths that occur, in Unicode code points. */
  readonly lengths: readonly number[];
  /** The smallest length, in Unicode code points. */
  readonly minLength: number | null;
  /** The greatest length, in Unicode code points. */
  readonly maxLength: number | null;
  /** The characters that occur. */
  readonly charset: "digits" | "upperAlphanumeric" | "alphanumeric" | "ascii" | null;
  /** What a code begins with: one of these. */
  readonly prefixes: readonly string[];
  /** The check digit or character that a code ends in, beyond what the symbology asks for. */
  readonly check: "gs1" | "mod43" | "none";
  /** A regular expression that the whole code matches. */
  readonly pattern: string | null;
  /** Made-up codes that obey the rule. */
  readonly valid: readonly string[];
  /** Made-up codes that break it. */
  readonly invalid: readonly string[];
}

/** What is left of a brand that is no more: cards saved under its id still find their way. */
export interface Tombstone {
  /** The id, which is never used again. */
  readonly id: string;
  /** The last name. */
  readonly name: string;
  /** Where it went. */
  readonly status: "renamed" | "merged" | "closed";
  /** The last day, `YYYY-MM-DD`. */
  readonly endedOn: string | null;
  /** The id of the brand that takes its place; null for a closed one. */
  readonly replacedBy: string | null;
}

/** The symbology of a card's barcode. */
export type BarcodeFormat =
  | "CODE128"
  | "EAN13"
  | "EAN8"
  | "UPCA"
  | "UPCE"
  | "CODE39"
  | "QR"
  | "ITF"
  | "PDF417"
  | "AZTEC"
  | "DATAMATRIX"
  | "CODABAR";

/** What the platforms' own libraries call a format. */
export interface BarcodeFormatNames {
  /** The name in this catalogue. */
  readonly id: BarcodeFormat;
  /** The name in ZXing, and so in many libraries for Android and the web. */
  readonly zxing: string;
  /** The number in ML Kit's `Barcode`. */
  readonly mlKit: number;
  /** The raw values of Vision's `VNBarcodeSymbology`. */
  readonly vision: readonly string[];
  /** The raw values of AVFoundation's `AVMetadataObject.ObjectType`. */
  readonly avFoundation: readonly string[];
  /** The `format` of a barcode in a `pass.json` of PassKit; null where a pass can't draw it. */
  readonly passKit: string | null;
}

/**
 * The formats and their names, so that an app needs no table of its own.
 *
 * ```ts
 * const name = barcodeFormats[rule.format].zxing;
 * const scanned = Object.values(barcodeFormats).find(({ mlKit }) => mlKit === barcode.format)?.id;
 * ```
 */
export const barcodeFormats: Readonly<Record<BarcodeFormat, BarcodeFormatNames>> = {
  "CODE128": {
    id: "CODE128",
    zxing: "CODE_128",
    mlKit: 1,
    vision: ["VNBarcodeSymbologyCode128"],
    avFoundation: ["org.iso.Code128"],
    passKit: "PKBarcodeFormatCode128",
  },
  "EAN13": {
    id: "EAN13",
    zxing: "EAN_13",
    mlKit: 32,
    vision: ["VNBarcodeSymbologyEAN13"],
    avFoundation: ["org.gs1.EAN-13"],
    passKit: "PKBarcodeFormatEAN13",
  },
  "EAN8": {
    id: "EAN8",
    zxing: "EAN_8",
    mlKit: 64,
    vision: ["VNBarcodeSymbologyEAN8"],
    avFoundation: ["org.gs1.EAN-8"],
    passKit: null,
  },
  "UPCA": {
    id: "UPCA",
    zxing: "UPC_A",
    mlKit: 512,
    vision: [],
    avFoundation: [],
    passKit: null,
  },
  "UPCE": {
    id: "UPCE",
    zxing: "UPC_E",
    mlKit: 1024,
    vision: ["VNBarcodeSymbologyUPCE"],
    avFoundation: ["org.gs1.UPC-E"],
    passKit: null,
  },
  "CODE39": {
    id: "CODE39",
    zxing: "CODE_39",
    mlKit: 2,
    vision: ["VNBarcodeSymbologyCode39", "VNBarcodeSymbologyCode39Checksum", "VNBarcodeSymbologyCode39FullASCII"],
    avFoundation: ["org.iso.Code39", "org.iso.Code39Mod43"],
    passKit: "PKBarcodeFormatCode39",
  },
  "QR": {
    id: "QR",
    zxing: "QR_CODE",
    mlKit: 256,
    vision: ["VNBarcodeSymbologyQR"],
    avFoundation: ["org.iso.QRCode"],
    passKit: "PKBarcodeFormatQR",
  },
  "ITF": {
    id: "ITF",
    zxing: "ITF",
    mlKit: 128,
    vision: ["VNBarcodeSymbologyI2of5", "VNBarcodeSymbologyITF14"],
    avFoundation: ["org.ansi.Interleaved2of5", "org.gs1.ITF14"],
    passKit: "PKBarcodeFormatI2of5",
  },
  "PDF417": {
    id: "PDF417",
    zxing: "PDF_417",
    mlKit: 2048,
    vision: ["VNBarcodeSymbologyPDF417"],
    avFoundation: ["org.iso.PDF417"],
    passKit: "PKBarcodeFormatPDF417",
  },
  "AZTEC": {
    id: "AZTEC",
    zxing: "AZTEC",
    mlKit: 4096,
    vision: ["VNBarcodeSymbologyAztec"],
    avFoundation: ["org.iso.Aztec"],
    passKit: "PKBarcodeFormatAztec",
  },
  "DATAMATRIX": {
    id: "DATAMATRIX",
    zxing: "DATA_MATRIX",
    mlKit: 16,
    vision: ["VNBarcodeSymbologyDataMatrix"],
    avFoundation: ["org.iso.DataMatrix"],
    passKit: null,
  },
  "CODABAR": {
    id: "CODABAR",
    zxing: "CODABAR",
    mlKit: 8,
    vision: ["VNBarcodeSymbologyCodabar"],
    avFoundation: ["Codabar"],
    passKit: "PKBarcodeFormatCodabar",
  },
};

/** Which release a catalogue is. */
export interface CatalogueVersion {
  /** The day of the release, `YYYY-MM-DD`. */
  readonly date: string;
  /** The release within that day, from 1. */
  readonly revision: number;
}

/** Less than 0 if the left release is the older one, more than 0 if it is the newer one, 0 if they are the same. */
export function compareVersions(left: CatalogueVersion, right: CatalogueVersion): number {
  return compareCodeUnits(left.date, right.date) || left.revision - right.revision;
}

/**
 * Finds the brands of a catalogue: {@link Brands} those of the bundled one, an index of your own those of a newer one.
 *
 * ```ts
 * const json: unknown = await response.json();
 * const brands = isCatalogue(json) ? new BrandIndex(json) : Brands;
 * brands.search("esselunga");
 * ```
 */
export class BrandIndex {
  /** What it is the index of. */
  readonly catalogue: Catalogue;
  /** The live brands, by id. */
  readonly all: readonly Brand[];
  /** The brands with a rank, in its order. */
  readonly popular: readonly Brand[];
  private readonly brandOfId: ReadonlyMap<string, Brand>;
  private readonly tombstoneOfId: ReadonlyMap<string, Tombstone>;
  private searchTable: readonly SearchEntry[] | null = null;

  /** The index of a catalogue, which has to stay as it is. */
  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.all = [...catalogue.brands].sort((left, right) => compareCodeUnits(left.id, right.id));
    this.popular = this.all.filter(({ rank }) => rank !== null).sort(compareRanks);
    this.brandOfId = new Map(this.all.map((brand) => [brand.id, brand]));
    this.tombstoneOfId = new Map(catalogue.tombstones.map((tombstone) => [tombstone.id, tombstone]));
  }

  /** Which release it is. */
  get version(): CatalogueVersion {
    return { date: this.catalogue.version, revision: this.catalogue.revision };
  }

  /** The version of the JSON form. */
  get schemaVersion(): number {
    return this.catalogue.schemaVersion;
  }

  /** ISO 3166-1 alpha-2. */
  get country(): string {
    return this.catalogue.country;
  }

  /** The brands that are no more. */
  get tombstones(): readonly Tombstone[] {
    return this.catalogue.tombstones;
  }

  /** The brand of that id, or the one that took its place; null where there is neither. */
  byId(id: string): Brand | null {
    let current = id;
    // No chain is longer than all tombstones, but one may be a circle.
    for (let steps = 0; steps <= this.tombstoneOfId.size; steps += 1) {
      const brand = this.brandOfId.get(current);
      if (brand !== undefined) return brand;
      const next = this.tombstoneOfId.get(current)?.replacedBy ?? null;
      if (next === null) return null;
      current = next;
    }
    return null;
  }

  /**
   * The brands that a text finds, the best first.
   *
   * Names, aliases, programmes and keywords are searched, and the names of the brands that a brand took the place of.
   * Case, diacritics, punctuation and spaces don't count; a `&` or `+` of a name may be left out, or typed as `e` or
   * `and`. Where no brand has the whole of what was typed, its words may come in any order.
   *
   * @param text What was typed so far, of which the first 100 code points count.
   * @param limit How many brands at most.
   */
  search(text: string, limit = 20): Brand[] {
    // Built at the first search: not every app that shows a catalogue searches it.
    this.searchTable ??= makeSearchTable(this.catalogue);
    return searchBrands(this.searchTable, text).slice(0, Math.max(0, limit));
  }
}

/** By rank, those without one last, and then by id. */
function compareRanks(left: Brand, right: Brand): number {
  const [leftRank, rightRank] = [left.rank ?? Number.MAX_SAFE_INTEGER, right.rank ?? Number.MAX_SAFE_INTEGER];
  return leftRank - rightRank || compareCodeUnits(left.id, right.id);
}

function compareCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

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

/** The marks of Latin letters, and what joins the parts of a word: `McDonald's` is one. */
const marksAndJoiners = /['’.^`\u00B7\u02B0-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE2F]/g;

/** The words of a text in the letters `a-z` and the digits: without case, diacritics and punctuation. */
function lettersOfWords(text: string): string[] {
  // No \p{…}: React Native's engine refuses it.
  return text.normalize("NFKD").replace(marksAndJoiners, "").toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/**
 * The letters of a tile in place of a logo: the first of the first two words, or the first two of the only one; `?`
 * for a name without letters or digits. Brands have theirs; this is for cards that people name themselves.
 */
export function initialsOf(name: string): string {
  const [first = "?", second] = lettersOfWords(name);
  return (second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase();
}

/** The least contrast at which text can be read (WCAG 2.1, success criterion 1.4.3). */
const minimumContrast = 4.5;

/**
 * White where it can be read on that background, else black, which then can.
 *
 * @param background `#RRGGBB`; black is for anything else.
 */
export function readableInitialsColor(background: string): InitialsColor {
  const contrastWithWhite = 1.05 / (relativeLuminance(background) + 0.05);
  return contrastWithWhite >= minimumContrast ? "white" : "black";
}

/** Perceived brightness, 0 to 1 (WCAG 2.1, relative luminance). */
function relativeLuminance(color: string): number {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);
}

function linearLight(hexadecimal = "FF"): number {
  const channel = parseInt(hexadecimal, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** What a code breaks. */
export type BarcodeViolation =
  /** The symbology, or the brand's character set, doesn't have one of its characters. */
  | "character"
  /** No code of the format, or of the brand, has that many characters. */
  | "length"
  /** The check digit or character isn't what the rest gives. */
  | "check"
  /** A Codabar code that doesn't begin and end in A to D, or has one of them inside. */
  | "startStop"
  /** It begins with none of the brand's prefixes. */
  | "prefix"
  /** It doesn't match the brand's pattern. */
  | "pattern"
  /** The brand's cards have other formats. */
  | "format";

/** What a code breaks of the symbology itself, whatever the brand; null where the format can carry it as it is. */
export function symbologyViolation(format: BarcodeFormat, code: string): BarcodeViolation | null {
  if (!symbologyCharacters[format].test(code)) return "character";
  if (!allowsLength(format, code)) return "length";
  if (format === "CODABAR") return /^[A-D][^A-D]*[A-D]$/.test(code) ? null : "startStop";
  if (!hasGS1CheckDigit(format)) return null;
  return endsInGS1CheckDigit(format === "UPCE" ? expandedUPCE(code) : code) ? null : "check";
}

const digits = /^[0-9]*$/;
const ascii = /^[\0-\x7F]*$/;
const anything = /^/;

const symbologyCharacters: Readonly<Record<BarcodeFormat, RegExp>> = {
  EAN13: digits,
  EAN8: digits,
  UPCA: digits,
  UPCE: digits,
  ITF: digits,
  CODE39: /^[0-9A-Z\-. $/+%]*$/,
  // Latin-1 needs FNC4, which scanners read in different ways.
  CODE128: ascii,
  CODABAR: /^[0-9\-$:/.+A-D]*$/,
  QR: anything,
  AZTEC: anything,
  PDF417: anything,
  DATAMATRIX: anything,
};

const fixedLengths: Readonly<Partial<Record<BarcodeFormat, number>>> = { EAN13: 13, EAN8: 8, UPCA: 12, UPCE: 8 };

function allowsLength(format: BarcodeFormat, code: string): boolean {
  const length = code.length;
  switch (format) {
    case "ITF":
      return length >= 2 && length % 2 === 0;
    case "CODABAR":
      return length >= 3;
    case "QR":
      // Version 40-L in byte mode (ISO/IEC 18004); the others hold less.
      return length >= 1 && utf8Length(code) <= 2953;
    default:
      return length === fixedLengths[format] || (length >= 1 && fixedLengths[format] === undefined);
  }
}

function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    length += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return length;
}

/** Whether all codes of the format end in GS1's check digit. */
function hasGS1CheckDigit(format: BarcodeFormat): boolean {
  return fixedLengths[format] !== undefined;
}

/** Whether digits end in GS1's modulo 10 digit: weights 3, 1, 3, … from the right (GS1 General Specifications, 7.9). */
function endsInGS1CheckDigit(code: string): boolean {
  const body = Array.from(code.slice(0, -1)).reverse();
  const sum = body.reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return code.slice(-1) === String((10 - (sum % 10)) % 10);
}

/** The data characters of Code 39 in the order of their values; `*` is the start and stop character. */
const code39Characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%";

/** Whether a code ends in Code 39's modulo 43 character (ISO/IEC 16388, annex A). */
function endsInMod43Character(code: string): boolean {
  const sum = Array.from(code.slice(0, -1)).reduce((sum, character) => sum + code39Characters.indexOf(character), 0);
  return code.slice(-1) === code39Characters.charAt(sum % 43);
}

/** The UPC-A code that eight digits of UPC-E stand for (GS1 General Specifications, 5.2.2.4.2). */
function expandedUPCE(code: string): string {
  const last = code.charAt(6);
  const [system, check] = [code.charAt(0), code.charAt(7)];
  switch (last) {
    case "0":
    case "1":
    case "2":
      return system + code.slice(1, 3) + last + "0000" + code.slice(3, 6) + check;
    case "3":
      return system + code.slice(1, 4) + "00000" + code.slice(4, 6) + check;
    case "4":
      return system + code.slice(1, 5) + "00000" + code.slice(5, 6) + check;
    default:
      return system + code.slice(1, 6) + "0000" + last + check;
  }
}

/** What an app does with a code. */
export interface Verdict {
  /** Save it, ask first, or refuse it. */
  readonly level: "ok" | "warning" | "error";
  /** The format to save it with; null where nothing is known of the brand's cards. */
  readonly format: BarcodeFormat | null;
  /** The code to save: without the spaces and hyphens that it is printed with, in the case that the format has. */
  readonly code: string;
  /** What it breaks. */
  readonly reason: BarcodeViolation | null;
}

/**
 * Whether a code can be one of a brand's.
 *
 * ```ts
 * const verdict = validate(brand, "290 0123 004566");
 * if (verdict.level !== "error") save(verdict.code, verdict.format);
 * ```
 *
 * @param code What was typed or scanned.
 * @param format What a scanner says that it is; null for what was typed.
 */
export function validate(brand: Brand, code: string, format: BarcodeFormat | null = null): Verdict {
  const confidence = brand.barcode?.confidence ?? "unknown";
  const reading = readingOf(code, format, brand.barcode?.formats ?? []);
  const verdicts = reading.rules.map((rule) => verdictByRule(reading.code, rule, confidence));
  return best(verdicts) ?? verdictWithoutRule(brand, code, format);
}

/** The rules that a code is held to, and how they read it: a UPC-A code is an EAN-13 code with a zero before it. */
function readingOf(
  code: string,
  format: BarcodeFormat | null,
  rules: readonly BarcodeFormatRule[],
): { readonly rules: readonly BarcodeFormatRule[]; readonly code: string } {
  if (format === null) return { rules, code };
  const rulesOf = (format: BarcodeFormat) => rules.filter((rule) => rule.format === format);
  const own = rulesOf(format);
  if (own.length > 0) return { rules: own, code };
  const canonical = canonicalCode(code, format);
  if (format === "UPCA" && symbologyViolation(format, canonical) === null) {
    return { rules: rulesOf("EAN13"), code: `0${canonical}` };
  }
  if (format === "EAN13" && /^0[0-9]{12}$/.test(canonical)) return { rules: rulesOf("UPCA"), code: canonical };
  return { rules: [], code };
}

function best(verdicts: readonly Verdict[]): Verdict | undefined {
  const ofLevel = (level: Verdict["level"]) => verdicts.find((verdict) => verdict.level === level);
  return ofLevel("ok") ?? ofLevel("warning") ?? ofLevel("error");
}

function verdictByRule(code: string, rule: BarcodeFormatRule, confidence: BarcodeRule["confidence"]): Verdict {
  const canonical = canonicalCode(code, rule.format);
  // The scanner that will read the card's picture knows no exceptions, so this is never a doubt.
  const impossible = symbologyViolation(rule.format, canonical);
  if (impossible !== null) return { level: "error", format: rule.format, code: canonical, reason: impossible };
  return doubt(rule.format, canonical, ruleViolation(rule, canonical), confidence);
}

function verdictWithoutRule(brand: Brand, code: string, format: BarcodeFormat | null): Verdict {
  if (format === null) {
    return code === ""
      ? { level: "error", format, code, reason: "length" }
      : { level: "ok", format, code, reason: null };
  }
  const canonical = canonicalCode(code, format);
  const impossible = symbologyViolation(format, canonical);
  if (impossible !== null) return { level: "error", format, code: canonical, reason: impossible };
  return doubt(format, canonical, brand.barcode === null ? null : "format", brand.barcode?.confidence ?? "unknown");
}

/** What breaks the brand's rule weighs as much as the rule is sure. */
function doubt(
  format: BarcodeFormat,
  code: string,
  reason: BarcodeViolation | null,
  confidence: BarcodeRule["confidence"],
): Verdict {
  if (reason === null || confidence === "unknown") return { level: "ok", format, code, reason: null };
  return { level: confidence === "known" ? "error" : "warning", format, code, reason };
}

/** A code as it is saved and drawn. */
function canonicalCode(code: string, format: BarcodeFormat): string {
  switch (format) {
    case "EAN13":
    case "EAN8":
    case "UPCE":
    case "ITF":
      return code.replace(/[ -]/g, "");
    case "UPCA":
      return code.replace(/[ -]/g, "").replace(/^0(?=[0-9]{12}$)/, "");
    case "CODE39":
    case "CODABAR":
      // Not of all letters: other alphabets' would change their number.
      return withoutSpacesAround(code).replace(/[a-z]/g, (letter) => letter.toUpperCase());
    case "CODE128":
      return withoutSpacesAround(code);
    default:
      return code;
  }
}

/** Of spaces only: a tab or a line feed is data. */
function withoutSpacesAround(text: string): string {
  let start = 0;
  let end = text.length;
  while (text.charAt(start) === " ") start += 1;
  while (text.charAt(end - 1) === " ") end -= 1;
  return text.slice(start, end);
}

const charsets = {
  digits,
  upperAlphanumeric: /^[0-9A-Z]*$/,
  alphanumeric: /^[0-9A-Za-z]*$/,
  ascii,
} as const;

/** The first that a code breaks of what is known of the brand's codes. */
function ruleViolation(rule: BarcodeFormatRule, code: string): BarcodeViolation | null {
  const length = Array.from(code).length;
  if (rule.charset !== null && !charsets[rule.charset].test(code)) return "character";
  if (rule.lengths.length > 0 && !rule.lengths.includes(length)) return "length";
  if (length < (rule.minLength ?? 0) || length > (rule.maxLength ?? Infinity)) return "length";
  if (rule.prefixes.length > 0 && !rule.prefixes.some((prefix) => code.startsWith(prefix))) return "prefix";
  return checkViolation(rule, code) ?? (matches(code, rule.pattern) ? null : "pattern");
}

function checkViolation({ check, format }: BarcodeFormatRule, code: string): BarcodeViolation | null {
  if (check === "none" || (check === "gs1" && hasGS1CheckDigit(format))) return null;
  const [characters, isRight] =
    check === "gs1" ? [digits, endsInGS1CheckDigit] : [symbologyCharacters.CODE39, endsInMod43Character];
  if (!characters.test(code.slice(0, -1))) return "character";
  return isRight(code) ? null : "check";
}

function matches(code: string, pattern: string | null): boolean {
  if (pattern === null) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(code);
  } catch {
    // A newer catalogue may have a pattern that this engine can't read; it isn't the card's fault.
    return true;
  }
}

/** The version of the JSON form that this code reads. */
const schemaVersion = 1;

/** Whether something is a value of a type. */
type Guard<Value> = (value: unknown) => value is Value;

/** A guard for each field: the compiler tells of one that is forgotten, or is for another type. */
type Shape<Value> = { readonly [Field in keyof Value]-?: Guard<Value[Field]> };

function isObject<Value>(shape: Shape<Value>): Guard<Value> {
  const guards = Object.entries<Guard<unknown>>(shape);
  return (value): value is Value =>
    typeof value === "object" &&
    value !== null &&
    guards.every(([field, isField]) => isField(Reflect.get(value, field)));
}

function isListOf<Value>(isElement: Guard<Value>, least = 0, most = 1000): Guard<readonly Value[]> {
  return (value): value is readonly Value[] =>
    // A copy, since `every` passes over the holes of an array.
    Array.isArray(value) && value.length >= least && value.length <= most && [...value].every(isElement);
}

function isNullOr<Value>(isValue: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || isValue(value);
}

function isOneOf<Word extends string>(...words: readonly Word[]): Guard<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

/** A text of so many UTF-16 code units and of a form. */
function isText(least: number, most: number, form: RegExp): Guard<string> {
  return (value): value is string =>
    typeof value === "string" && value.length >= least && value.length <= most && form.test(value);
}

function isWhole(least: number, most: number): Guard<number> {
  return (value): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** A day that there is, `YYYY-MM-DD`. */
function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // Some engines take February 30th for March 2nd.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * Whether something, such as a downloaded `italy.json`, is a catalogue that this code can read: every field is there
 * and of its form, and no id stands twice. Further fields are let through, since a newer catalogue may have them;
 * another `schemaVersion` isn't, nor a barcode format or another word that this code doesn't know: then go on with what
 * you have. Never throws.
 */
export function isCatalogue(value: unknown): value is Catalogue {
  try {
    return isOfCatalogueShape(value) && isConsistent(value);
  } catch {
    // An object can throw when it is looked at; those that JSON.parse makes don't.
    return false;
  }
}

/** What the shape of each part doesn't say. */
function isConsistent({ brandCount, brands, tombstones }: Catalogue): boolean {
  const ids = [...brands, ...tombstones].map(({ id }) => id);
  return (
    brandCount === brands.length &&
    new Set(ids).size === ids.length &&
    brands.every(hasItsOwnLogo) &&
    tombstones.every(({ status, replacedBy }) => (status === "closed") === (replacedBy === null))
  );
}

function hasItsOwnLogo({ id, logo, logoUrl, logoBackground }: Brand): boolean {
  return logo === null
    ? logoUrl === null && logoBackground === null
    : logo === `${id}.svg` && logoUrl === `logos/${id}.svg` && logoBackground !== null;
}

const isId = isText(2, 40, /^[a-z0-9]+(-[a-z0-9]+)*$/);
const isLine = isText(1, 2000, /^[^\0-\x1F\x7F-\x9F]*$/);
const isSample = isText(0, 16_000, anything);
const isAddress = isText(9, 2000, /^https:\/\/[^\0- \x7F]+$/);
const isColor = isText(7, 7, /^#[0-9A-F]{6}$/);
const isCounter = isWhole(1, 999_999_999);
/** Up to the most that any symbol holds (ISO/IEC 18004, version 40-L). */
const isCodeLength = isWhole(1, 2953);

const isOfCatalogueShape = isObject<Catalogue>({
  schemaVersion: isWhole(schemaVersion, schemaVersion),
  country: isText(2, 2, /^[A-Z]*$/),
  version: isDay,
  revision: isCounter,
  brandCount: isWhole(0, 50_000),
  brands: isListOf(
    isObject<Brand>({
      id: isId,
      name: isLine,
      category: isId,
      color: isNullOr(isColor),
      logo: isNullOr(isLine),
      logoUrl: isNullOr(isLine),
      logoBackground: isNullOr(isColor),
      barcode: isNullOr(
        isObject<BarcodeRule>({
          formats: isListOf(
            isObject<BarcodeFormatRule>({
              format: isOneOf(...Object.values(barcodeFormats).map(({ id }) => id)),
              lengths: isListOf(isCodeLength),
              minLength: isNullOr(isCodeLength),
              maxLength: isNullOr(isCodeLength),
              charset: isNullOr(isOneOf("digits", "upperAlphanumeric", "alphanumeric", "ascii")),
              prefixes: isListOf(isText(1, 2000, /^[0-9A-Za-z]*$/)),
              check: isOneOf("gs1", "mod43", "none"),
              pattern: isNullOr(isLine),
              valid: isListOf(isSample),
              invalid: isListOf(isSample),
            }),
            1,
          ),
          confidence: isOneOf("known", "likely", "unknown"),
          printedDiffers: isBoolean,
          source: isNullOr(isAddress),
        }),
      ),
      sources: isListOf(isAddress),
      aliases: isListOf(isLine),
      keywords: isListOf(isLine),
      programmes: isListOf(
        isObject<Programme>({ name: isLine, kind: isOneOf("points", "app", "member", "coalition") }),
      ),
      initials: isText(1, 3, /^[0-9A-Z]*$/),
      initialsColor: isOneOf("white", "black"),
      initialsBackground: isColor,
      rank: isNullOr(isCounter),
      wikidata: isNullOr(isText(2, 20, /^Q[1-9][0-9]*$/)),
      nsi: isNullOr(isText(8, 2000, /^[^\0- \x7F]+-[0-9a-f]{6}$/)),
      simpleIcons: isNullOr(isText(1, 2000, /^[0-9a-z_]*$/)),
      group: isNullOr(isId),
      regions: isListOf(isText(4, 6, /^[A-Z]{2}-[0-9A-Z]*$/)),
      status: isOneOf("active", "renaming"),
      replacedBy: isNullOr(isId),
      since: isNullOr(isDay),
      endedOn: isNullOr(isDay),
    }),
    0,
    50_000,
  ),
  tombstones: isListOf(
    isObject<Tombstone>({
      id: isId,
      name: isLine,
      status: isOneOf("renamed", "merged", "closed"),
      endedOn: isNullOr(isDay),
      replacedBy: isNullOr(isId),
    }),
    0,
    50_000,
  ),
});

/** The categories of the bundled brands, and what they are called in the catalogue's country. */
export const brandCategories = [
  { id: "grocery", title: "Supermercati" },
] as const;

/** A category of the bundled brands; a newer catalogue may have others. */
export type BrandCategory = (typeof brandCategories)[number]["id"];

const catalogue: Catalogue = {
  schemaVersion,
  country: "IT",
  version: "2026-05-31",
  revision: 1,
  brandCount: 2,
  brands: [
    {
      id: "ali",
      name: "Alì",
      category: "grocery",
      initials: "AL",
      initialsColor: "white",
      initialsBackground: "#5F6368",
      color: null,
      logo: null,
      logoUrl: null,
      logoBackground: null,
      barcode: null,
      sources: ["https://www.alisupermercati.it/"],
      aliases: [],
      keywords: [],
      programmes: [],
      rank: null,
      wikidata: null,
      nsi: null,
      simpleIcons: null,
      group: null,
      regions: [],
      status: "active",
      replacedBy: null,
      since: null,
      endedOn: null
    },
    {
      id: "pam",
      name: "Pam",
      category: "grocery",
      initials: "PA",
      initialsColor: "white",
      initialsBackground: "#165226",
      color: "#165226",
      logo: "pam.svg",
      logoUrl: "logos/pam.svg",
      logoBackground: "#FFFFFF",
      barcode: {
        formats: [
          {
            format: "EAN13",
            lengths: [13],
            minLength: null,
            maxLength: null,
            charset: null,
            prefixes: [],
            check: "gs1",
            pattern: null,
            valid: ["2900123004566"],
            invalid: ["2900123004567"]
          }
        ],
        confidence: "likely",
        printedDiffers: false,
        source: null
      },
      sources: ["https://www.wikidata.org/wiki/Q105615038"],
      aliases: ["Pam Panorama"],
      keywords: [],
      programmes: [],
      rank: null,
      wikidata: null,
      nsi: null,
      simpleIcons: null,
      group: null,
      regions: [],
      status: "active",
      replacedBy: null,
      since: null,
      endedOn: null
    },
  ],
  tombstones: [
    {id: "auchan", name: "Auchan", status: "closed", endedOn: "2020-07-01", replacedBy: null}
  ],
};

/**
 * The brands of the catalogue that came with the app.
 *
 * ```ts
 * const found = Brands.search("esselunga");
 * const brand = Brands.byId(card.brandId);
 * const verdict = brand && validate(brand, card.code);
 * ```
 */
export const Brands: BrandIndex = new BrandIndex(catalogue);
