import { Brand, readCatalogue } from "./Brands";

// Node's own, which the compiler doesn't know without a package.
declare const process: { readonly argv: readonly string[] };
declare const console: { log(line: unknown): void };
declare function require(module: "fs"): { readFileSync(path: string, encoding: "utf8"): string };

/** Prints the values of fields that a test adds to the entry schema, in the catalogues that are given. */
function line(brand: Brand | undefined): string {
  if (brand === undefined) return "no brand";
  const { slogan, nicknames, accent, size, delivers, founder, prices } = brand;
  const audiences = prices.map(({ audience }) => audience).join("+");
  return [slogan, nicknames.length, accent, size, delivers, founder?.name, audiences].map(String).join(" ");
}

for (const path of process.argv.slice(2)) {
  const catalogue = readCatalogue(JSON.parse(require("fs").readFileSync(path, "utf8")));
  console.log(line(catalogue?.brands.find(({ id }) => id === "pam")));
}
