import { Brand, BrandIndex, Brands, readCatalogue, validate } from "./Brands";

declare const console: { log(line: unknown): void };
declare const process: { readonly argv: readonly string[] };
declare function require(name: "fs"): { readFileSync(path: string, encoding: "utf8"): string };

/** Prints the values of fields that have other names in a copy of the entry schema. */
function answers(brands: BrandIndex): string[] {
  const pam: Brand | null = brands.byId("pam");
  if (pam === null) throw new Error("no brand");
  return [
    pam.title,
    pam.section,
    `${pam.letters} ${pam.lettersInk} ${pam.lettersTile}`,
    `${pam.markAddress}`,
    `${pam.card?.confidence}`,
    `${pam.place}`,
    `${pam.owner}`,
    `${pam.firstDay}`,
    brands.popular.map(({ id }) => id).join(","),
    ...["pam", "panorama", "spesa", "carta piu"].map((text) => brands.search(text).map(({ id }) => id).join(",")),
    ...["2900123004567", "2900123004566"].map((code) => validate(pam, code).level),
  ];
}

const downloaded = readCatalogue(JSON.parse(require("fs").readFileSync(process.argv[2] ?? "", "utf8")));
if (downloaded === null) throw new Error("the published catalogue isn't read");
const lines = answers(Brands);
if (answers(new BrandIndex(downloaded)).join() !== lines.join()) throw new Error("the downloaded one is another");
for (const line of lines) console.log(line);
