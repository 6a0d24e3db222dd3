// Asks the generated code the questions of a conformance.json, and the same of the catalogue.json beside it as if that
// had been downloaded. Prints each wrong answer, and the number of questions.

import * as generated from "./Brands";
import { BarcodeFormat, BarcodeViolation, BrandIndex, Brands, compareVersions, readCatalogue, Verdict } from "./Brands";

interface Conformance {
  readonly searches: readonly { readonly text: string; readonly limit?: number; readonly ids: readonly string[] }[];
  readonly ids: readonly { readonly id: string; readonly brand: string | null }[];
  readonly initials: readonly { readonly name: string; readonly initials: string }[];
  readonly initialsColors: readonly { readonly background: string; readonly color: string }[];
  readonly popular: readonly string[];
  readonly symbologies: readonly {
    readonly format: BarcodeFormat;
    readonly code: string;
    readonly violation: BarcodeViolation | null;
  }[];
  readonly codes: readonly {
    readonly brand: string;
    readonly code: string;
    readonly format: BarcodeFormat | null;
    readonly level: Verdict["level"];
    readonly verdictFormat: BarcodeFormat | null;
    readonly canonical: string;
    readonly reason: BarcodeViolation | null;
  }[];
  readonly formats: readonly { readonly format: BarcodeFormat }[];
}

// Node's own, which the compiler doesn't know without a package.
declare const process: { readonly argv: readonly string[] };
declare const console: { log(line: string): void };
declare function require(module: "fs"): { readFileSync(path: string, encoding: "utf8"): string };

let asked = 0;

/** The order of an object's fields doesn't count. */
function text(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted) ?? "nothing";
}

function expectSame(question: unknown, answer: unknown, expected: unknown): void {
  asked += 1;
  const [asking, said, should] = [text(question), text(answer), text(expected)];
  if (said !== should) console.log(`${asking.slice(0, 200)}: ${said.slice(0, 400)}, should be ${should.slice(0, 400)}`);
}

function read(path: string): unknown {
  return JSON.parse(require("fs").readFileSync(path, "utf8"));
}

/** In another order, which doesn't count. */
function downloaded(path: string): BrandIndex | null {
  const catalogue = readCatalogue(read(path));
  return catalogue && new BrandIndex({ ...catalogue, brands: [...catalogue.brands].reverse() });
}

function askIndex(index: BrandIndex, conformance: Conformance): void {
  for (const { text, limit, ids } of conformance.searches) {
    expectSame(text, index.search(text, limit).map(({ id }) => id), ids);
  }
  for (const { id, brand } of conformance.ids) expectSame(id, index.byId(id)?.id ?? null, brand);
  expectSame("popular", index.popular.map(({ id }) => id), conformance.popular);
}

function askVersions(): void {
  const [older, newer] = [{ date: "2026-05-31", revision: 9 }, { date: "2026-05-31", revision: 10 }];
  expectSame("the older", Math.sign(compareVersions(older, newer)), -1);
  expectSame("the same", compareVersions(newer, newer), 0);
  expectSame("another day", Math.sign(compareVersions({ date: "2026-06-01", revision: 1 }, newer)), 1);
}

function askFunctions(conformance: Conformance): void {
  for (const { name, initials } of conformance.initials) expectSame(name, generated.initialsOf(name), initials);
  for (const { background, color } of conformance.initialsColors) {
    expectSame(background, generated.readableInitialsColor(background), color);
  }
  for (const { format, code, violation } of conformance.symbologies) {
    expectSame({ format, code }, generated.symbologyViolation(format, code), violation);
  }
  for (const { brand: id, code, format, level, verdictFormat, canonical, reason } of conformance.codes) {
    const brand = Brands.byId(id);
    const verdict = brand === null ? null : generated.validate(brand, code, format);
    expectSame({ id, code, format }, verdict, { level, format: verdictFormat, code: canonical, reason });
  }
  for (const { format, ...names } of conformance.formats) {
    expectSame(format, generated.barcodeFormats[format], { id: format, ...names });
  }
}

const [, , folder = ""] = process.argv;
const conformance = read(`${folder}/conformance.json`) as Conformance;
askIndex(Brands, conformance);
askFunctions(conformance);
askVersions();
const index = downloaded(`${folder}/catalogue.json`);
if (index === null) console.log("catalogue.json isn't one");
else askIndex(index, conformance);
for (const brand of Brands.all) expectSame(brand.id, brand, index?.byId(brand.id));
console.log(`${asked} answers`);
