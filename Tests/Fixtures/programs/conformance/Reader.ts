// Changes the given catalogue in each way that readCatalogue must reject, and in those that it must accept. Prints each
// change with the wrong result, and the number of changes.

import { readCatalogue } from "./Brands";

// Node's own, which the compiler doesn't know without a package.
declare const process: { readonly argv: readonly string[] };
declare const console: { log(line: string): void };
declare function require(module: "fs"): { readFileSync(path: string, encoding: "utf8"): string };

type JSONObject = Record<string, unknown>;

/** A field or an element, at one path where it isn't null. */
interface Place {
  readonly owner: JSONObject;
  readonly key: string;
  /** The kinds of values that it has anywhere. */
  readonly kinds: Set<string>;
}

const [, , path = ""] = process.argv;
const catalogue = JSON.parse(require("fs").readFileSync(path, "utf8")) as JSONObject;
let changes = 0;

function expect(description: string, value: unknown, isAccepted: boolean): void {
  changes += 1;
  const isRead = readCatalogue(value) !== null;
  if (isRead !== isAccepted) console.log(`${description} should be ${isAccepted ? "accepted" : "refused"}`);
}

function kind(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
}

/** Every field and element, by its path without indices. */
function collectPlaces(owner: JSONObject, path: string, places: Map<string, Place>): Map<string, Place> {
  for (const [key, value] of Object.entries(owner)) {
    const name = Array.isArray(owner) ? `${path}[]` : `${path}.${key}`;
    const known = places.get(name);
    const kinds = (known?.kinds ?? new Set()).add(kind(value));
    const isBetter = known === undefined || known.owner[known.key] === null;
    places.set(name, isBetter ? { owner, key, kinds } : known);
    if (typeof value === "object" && value !== null) collectPlaces(value as JSONObject, name, places);
  }
  return places;
}

function change({ owner, key }: Place, value: unknown, description: string, isAccepted = false): void {
  const before = owner[key];
  owner[key] = value;
  expect(description, catalogue, isAccepted);
  owner[key] = before;
}

/** What every catalogue has and code relies on: these may not be missing. */
const isNeeded =
  /^\.(schemaVersion|country|version|revision|brands)$|\[\]$|\.(id|name|title|path|sha256|length|category|initialsBackground)$/;
/** What this code doesn't read: how many brands there are, and the digests of logos. */
const isUnread = /\.(brandCount|logoSha256|logoLength)$/;
const oneOfEachKind: readonly unknown[] = [true, 1, "a", [], {}, 1n, Symbol("a"), () => 1];

expect("the catalogue", catalogue, true);
for (const [name, place] of collectPlaces(catalogue, "", new Map())) {
  const { owner, key, kinds } = place;
  const value = owner[key];
  for (const other of oneOfEachKind) {
    if (kinds.has(kind(other))) continue;
    change(place, other, `${name} as ${String(other)} (${typeof other})`, isUnread.test(name));
  }
  for (const nothing of [null, undefined]) {
    change(place, nothing, `${name} as ${String(nothing)}`, isUnread.test(name) || !isNeeded.test(name));
  }
  if (kinds.has("number") && !isUnread.test(name)) change(place, 1.5, `${name} as 1.5`);
  if (kinds.has("object")) change(place, { ...(value as JSONObject), newer: 1 }, `${name} with another field`, true);
  if (name.endsWith("[]")) continue;
  delete owner[key];
  expect(`no ${name}`, catalogue, isUnread.test(name) || !isNeeded.test(name));
  owner[key] = value;
}

/** Values of the right type, and whether they are accepted: what no code relies on is. */
const words: readonly (readonly [name: string, value: unknown, isAccepted: boolean])[] = [
  [".schemaVersion", 2, false],
  [".version", "2026-02-30", false],
  [".version", "2026-2-3", false],
  [".version", ["2026-05-31"], false],
  [".revision", 0, false],
  [".brands[].id", "../ali", false],
  [".brands[].id", ".ali", false],
  [".brands[].id", "", false],
  [".brands[].id", "bricoman", false],
  [".brands[].color", "red", false],
  [".brands[].logo", "other.svg", false],
  [".brands[].logoUrl", "https://example.com/logo.svg", false],
  [".brands[].status", "closed", false],
  [".tombstones[].status", "active", false],
  [".categories[].id", "../grocery", false],
  [".categories[].symbol.path", "../grocery.svg", false],
  [".tombstones[].id", "ali", false],
  [".country", "IT-25", true],
  [".brands[].name", "A".repeat(5000), true],
  [".brands[].color", "#abcdef", true],
  [".brands[].aliases", Array<string>(1001).fill("a"), true],
  [".brands[].sources[]", "urn:isbn:0451450523", true],
  [".brands[].initials", "Abcd", true],
  [".brands[].initialsColor", "red", true],
  [".brands[].status", "expanding", true],
  [".brands[].wikidata", "L1", true],
  [".brands[].programmes[].kind", "lottery", true],
  [".brands[].barcode.confidence", "sure", true],
  [".brands[].barcode.formats", [], true],
  [".brands[].barcode.formats[].format", "EAN14", true],
  [".brands[].barcode.formats[].format", "constructor", true],
  [".brands[].barcode.formats[].charset", "letters", true],
  [".brands[].barcode.formats[].check", "luhn", true],
  [".brands[].barcode.formats[].lengths[]", 0, true],
  [".brands[].barcode.formats[].lengths[]", 99_999, true],
  [".tombstones[].status", "sold", true],
];
const places = collectPlaces(catalogue, "", new Map());
for (const [name, value, isAccepted] of words) {
  const place = places.get(name);
  if (place === undefined) console.log(`there is no ${name}`);
  else change(place, value, `${name} as ${JSON.stringify(value).slice(0, 100)}`, isAccepted);
}

const circle: JSONObject = { ...catalogue };
circle["brands"] = [circle];
const trap = new Proxy({}, { get: () => { throw new Error("looked at"); } });
for (const value of [...oneOfEachKind, "{}", [catalogue], trap, circle, { ...catalogue, brands: [trap] }]) {
  expect(`${kind(value)} for a catalogue`, value, false);
}

/** The least that a catalogue ever had, and words that this code doesn't know; and what it reads of them. */
const needed = { category: "grocery", initialsBackground: "#165226" };
const least = {
  ...{ schemaVersion: 1, country: "IT", version: "2026-05-31", revision: 2 },
  brands: [
    { ...needed, id: "pam", name: "Pam Panorama" },
    {
      ...{ ...needed, id: "selex", name: "Selex", logo: "selex.svg", initialsColor: "yellow", status: "expanding" },
      barcode: { formats: [{ format: "EAN13" }] },
      programmes: [{ name: "A", kind: "lottery" }, { name: "B", kind: "app" }],
    },
    { ...needed, id: "coop", name: "Coop", barcode: { formats: [{ format: "EAN13", check: "luhn" }] } },
  ],
  tombstones: [{ id: "auchan", name: "Auchan" }, { id: "sma", name: "Sma", status: "sold", replacedBy: "pam" }],
};
/** A field that is newer than this list is empty too. */
const brand: object = readCatalogue(catalogue)?.brands[0] ?? {};
const nothing = {
  ...Object.fromEntries(Object.entries(brand).map(([name, value]) => [name, Array.isArray(value) ? [] : null])),
  ...{ color: null, logo: null, logoUrl: null, logoBackground: null, barcode: null, sources: [], aliases: [] },
  ...{ keywords: [], programmes: [], rank: null, wikidata: null, nsi: null, simpleIcons: null, group: null },
  ...{ regions: [], status: "active", replacedBy: null, since: null, endedOn: null, initialsColor: "white" },
};
const format = {
  ...{ format: "EAN13", lengths: [], minLength: null, maxLength: null, charset: null, prefixes: [], check: "none" },
  ...{ pattern: null, valid: [], invalid: [] },
};
const expected = {
  ...{ ...least, brandCount: 3 },
  brands: [
    { ...nothing, ...needed, id: "pam", name: "Pam Panorama", initials: "PP" },
    {
      ...{ ...nothing, ...needed, id: "selex", name: "Selex", initials: "SE" },
      ...{ logo: "selex.svg", logoUrl: "logos/selex.svg", programmes: [{ name: "B", kind: "app" }] },
      barcode: { formats: [format], confidence: "unknown", printedDiffers: false, source: null },
    },
    { ...nothing, ...needed, id: "coop", name: "Coop", initials: "CO" },
  ],
  tombstones: [
    { id: "auchan", name: "Auchan", status: "closed", endedOn: null, replacedBy: null },
    { id: "sma", name: "Sma", status: "merged", endedOn: null, replacedBy: "pam" },
  ],
  categories: [],
};

/** In one order of keys. */
function text(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown =>
    kind(part) === "object"
      ? Object.fromEntries(Object.entries(part as JSONObject).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted);
}
if (text(readCatalogue(least)) !== text(expected)) console.log(`read as ${text(readCatalogue(least))}`);
console.log(`${changes} changes`);
