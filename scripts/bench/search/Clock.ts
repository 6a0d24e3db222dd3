// Searches for every line of a file, and prints figures: see scripts/bench/search.py.

import { Brands } from "./Brands";

// Node's own, which the compiler doesn't know without a package.
declare const process: {
  readonly argv: readonly string[];
  memoryUsage(): { readonly heapUsed: number; readonly arrayBuffers: number };
};
declare const performance: { now(): number };
declare const console: { log(line: string): void };
declare const gc: () => void;
declare function require(module: "fs"): { readFileSync(path: string, encoding: "utf8"): string };

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The memory that is used, in megabytes. */
function memory(): number {
  for (let count = 0; count < 3; count += 1) gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

const [, , path = ""] = process.argv;
const queries = require("fs").readFileSync(path, "utf8").trim().split("\n").map((line) => line.split("\t"));
const before = memory();
const first = milliseconds(() => Brands.search("esselunga"));
const after = memory();
// Until it is compiled, as far as it will be.
for (const start = performance.now(); performance.now() - start < 3000; ) {
  for (const [, text = ""] of queries) Brands.search(text);
}
let hits = 0;
const medians = queries.map(([, text = "", brand]) => {
  if (Brands.search(text, 3).some(({ id }) => id === brand)) hits += 1;
  const times = Array.from({ length: 7 }, () => milliseconds(() => Brands.search(text)));
  return times.sort((left, right) => left - right)[3] ?? 0;
});
medians.sort((left, right) => left - right);
const [half, most] = [medians[Math.floor(medians.length / 2)], medians[Math.floor((medians.length * 99) / 100)]];
console.log(`${half}\t${most}\t${first}\t${after - before}\t${hits}`);
