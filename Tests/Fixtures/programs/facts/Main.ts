// Prints every fact of the generated catalogue, one value a line: texts as the hexadecimal bytes of their UTF-8.

import { BarcodeFormatRule, Brand, Brands } from "./Brands";

// Node's own, which the compiler doesn't know without a package.
declare const console: { log(line: string): void };
declare const Buffer: { from(text: string, encoding: "utf8"): { toString(encoding: "hex"): string } };

function hex(value: string | readonly string[] | null): string {
  if (value === null) return "null";
  return typeof value === "string"
    ? Buffer.from(value, "utf8").toString("hex")
    : `[${value.map((text) => hex(text)).join(",")}]`;
}

/** A word of the catalogue in lower case. */
function word(value: string | null): string {
  return value === null ? "null" : value.toLowerCase();
}

function fact(name: string, ...values: readonly (string | number | boolean | null)[]): void {
  console.log(`${name}=${values.join(" ")}`);
}

function printCatalogue(): void {
  fact("version", hex(Brands.version.date));
  fact("revision", Brands.version.revision);
  fact("country", hex(Brands.country));
  fact("count", Brands.all.length);
  for (const brand of Brands.all) printBrand(brand);
  for (const { id, name, status, endedOn, replacedBy } of Brands.tombstones) {
    fact("tombstone", hex(id));
    fact("name", hex(name));
    fact("status", word(status));
    fact("endedOn", hex(endedOn));
    fact("replacedBy", hex(replacedBy));
  }
  fact("found", Brands.all.filter((brand) => Brands.byId(brand.id) === brand).length);
  fact("unknown", hex([null, undefined, "no-such-brand"].map((id) => Brands.byId(id)?.id).find((id) => id !== undefined) ?? null));
}

function printBrand(brand: Brand): void {
  fact("id", hex(brand.id));
  fact("name", hex(brand.name));
  fact("category", hex(brand.category));
  fact("initials", hex(brand.initials));
  fact("initialsColor", word(brand.initialsColor));
  fact("initialsBackground", hex(brand.initialsBackground));
  fact("color", hex(brand.color));
  fact("logo", hex(brand.logo));
  fact("logoUrl", hex(brand.logoUrl));
  fact("logoBackground", hex(brand.logoBackground));
  fact("logoSource", hex(brand.logoSource?.url ?? null), hex(brand.logoSource?.licence ?? null), hex(brand.logoSource?.author ?? null));
  fact("sources", hex(brand.sources));
  fact("aliases", hex(brand.aliases));
  fact("keywords", hex(brand.keywords));
  for (const { name, kind } of brand.programmes) fact("programme", hex(name), word(kind));
  fact("rank", String(brand.rank));
  fact("wikidata", hex(brand.wikidata));
  fact("group", hex(brand.group));
  fact("regions", hex(brand.regions));
  fact("status", word(brand.status));
  fact("since", hex(brand.since));
  if (brand.barcode === null) return fact("barcode", "null");
  const { confidence, printedDiffers, source, formats } = brand.barcode;
  fact("barcode", word(confidence), printedDiffers, hex(source));
  formats.forEach(printRule);
}

function printRule(rule: BarcodeFormatRule): void {
  fact("format", rule.format, word(rule.check));
  fact("lengths", rule.lengths.join(","));
  fact("bounds", String(rule.minLength), String(rule.maxLength));
  fact("charset", word(rule.charset));
  fact("prefixes", hex(rule.prefixes));
  fact("pattern", hex(rule.pattern));
  fact("samples", hex(rule.valid), hex(rule.invalid));
}

printCatalogue();
