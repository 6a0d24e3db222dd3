// Asks the preview's search the questions of the conformance fixture, or what people type and means which brand:
// node search.mjs SEARCH.js FOLDER
import { existsSync, readFileSync } from "node:fs";

const [script, folder] = process.argv.slice(2);
const { BrandIndex } = await import("data:text/javascript," + encodeURIComponent(readFileSync(script, "utf8")));
const index = new BrandIndex(JSON.parse(readFileSync(`${folder}/catalogue.json`, "utf8")));
const find = (text, limit) => index.search(text, limit).map(({ id }) => id);

function askConformance() {
  const { searches } = JSON.parse(readFileSync(`${folder}/conformance.json`, "utf8"));
  for (const { text, limit, ids } of searches) {
    const found = find(text, limit ?? 20);
    if (JSON.stringify(found) !== JSON.stringify(ids)) console.log(`"${text}": ${found} instead of ${ids}`);
  }
  return searches.length;
}

function askQueries() {
  const queries = readFileSync(`${folder}/queries.tsv`, "utf8").trim().split("\n").map((line) => line.split("\t"));
  for (const [, text, brand] of queries) {
    const found = find(text, 3);
    if (!found.includes(brand)) console.log(`"${text}": ${found} without ${brand}`);
  }
  return queries.length;
}

console.log(`${existsSync(`${folder}/queries.tsv`) ? askQueries() : askConformance()} answers`);
