// Changes the given catalogue in each way that isCatalogue must reject, and in those that it must accept. Prints each
// change with the wrong verdict, and the number of changes.

import { isCatalogue } from "./Brands";

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
  if (isCatalogue(value) !== isAccepted) console.log(`${description} should be ${isAccepted ? "accepted" : "refused"}`);
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

const oneOfEachKind: readonly unknown[] = [undefined, null, true, 1, "a", [], {}, 1n, Symbol("a"), () => 1];
const noNumbersOfOurs = [-1, 1.5, NaN, Infinity, 2 ** 53];
const isAnyText = /valid\[\]$/;
// A logo is a file, an address and a background, or none of them.
const goesWithOthers = /\.(logo|logoUrl|logoBackground)$|^\.tombstones\[\]\.(replacedBy)$/;

expect("the catalogue", catalogue, true);
for (const [name, place] of collectPlaces(catalogue, "", new Map())) {
  const { owner, key, kinds } = place;
  const value = owner[key];
  for (const other of oneOfEachKind) {
    if (!kinds.has(kind(other))) change(place, other, `${name} as ${String(other)} (${typeof other})`);
  }
  if (kinds.has("null")) change(place, null, `${name} as null`, !goesWithOthers.test(name));
  if (kinds.has("number")) for (const number of noNumbersOfOurs) change(place, number, `${name} as ${number}`);
  if (kinds.has("string") && !isAnyText.test(name)) change(place, "\0", `${name} as a control character`);
  if (kinds.has("list")) change(place, [...(value as unknown[]), undefined], `${name} with undefined`);
  if (kinds.has("list")) change(place, Object.assign([], { length: 1 }), `${name} with a hole`);
  if (kinds.has("object")) change(place, { ...(value as JSONObject), newer: 1 }, `${name} with another field`, true);
  if (Array.isArray(owner)) continue;
  delete owner[key];
  expect(`no ${name}`, catalogue, false);
  owner[key] = value;
}

/** Values of the right type that are invalid. */
const wrongWords: readonly (readonly [name: string, value: unknown])[] = [
  [".schemaVersion", 2],
  [".country", "it"],
  [".version", "2026-02-30"],
  [".version", "2026-2-3"],
  [".version", ["2026-05-31"]],
  [".brandCount", 1],
  [".brands[].id", "Ali"],
  [".brands[].id", "bricoman"],
  [".brands[].color", "#abcdef"],
  [".brands[].color", "red"],
  [".brands[].logo", "other.svg"],
  [".brands[].logoUrl", "https://example.com/logo.svg"],
  [".brands[].aliases", Array<string>(1001).fill("a")],
  [".brands[].sources[]", "http://example.com/"],
  [".brands[].initials", "ABCD"],
  [".brands[].initialsColor", "red"],
  [".brands[].status", "closed"],
  [".brands[].wikidata", "Q0"],
  [".brands[].programmes[].kind", "lottery"],
  [".brands[].barcode.confidence", "sure"],
  [".brands[].barcode.formats", []],
  [".brands[].barcode.formats[].format", "EAN14"],
  [".brands[].barcode.formats[].format", "constructor"],
  [".brands[].barcode.formats[].charset", "letters"],
  [".brands[].barcode.formats[].check", "luhn"],
  [".brands[].barcode.formats[].lengths[]", 0],
  [".brands[].barcode.formats[].lengths[]", 2954],
  [".tombstones[].status", "active"],
  [".tombstones[].status", "merged"],
  [".tombstones[].id", "ali"],
];
const places = collectPlaces(catalogue, "", new Map());
for (const [name, value] of wrongWords) {
  const place = places.get(name);
  if (place === undefined) console.log(`there is no ${name}`);
  else change(place, value, `${name} as ${JSON.stringify(value).slice(0, 100)}`);
}

const brandWithoutLogo = (catalogue["brands"] as JSONObject[]).find(({ logo }) => logo === null) ?? {};
const kinds = new Set<string>();
const address = `logos/${String(brandWithoutLogo["id"])}.svg`;
change({ owner: brandWithoutLogo, key: "logoUrl", kinds }, address, "only an address");
change({ owner: brandWithoutLogo, key: "logoBackground", kinds }, "#FFFFFF", "only a background");

const circle: JSONObject = { ...catalogue };
circle["brands"] = [circle];
const trap = new Proxy({}, { get: () => { throw new Error("looked at"); } });
for (const value of [...oneOfEachKind, "{}", [catalogue], trap, circle, { ...catalogue, brands: [trap] }]) {
  expect(`${kind(value)} for a catalogue`, value, false);
}
console.log(`${changes} changes`);
