// Asks the preview's search the questions of the conformance fixture: node search.mjs SEARCH.js FOLDER
import { readFileSync } from "node:fs";

const [script, folder] = process.argv.slice(2);
const { BrandIndex } = await import("data:text/javascript," + encodeURIComponent(readFileSync(script, "utf8")));
const read = (name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8"));
const index = new BrandIndex(read("catalogue.json"));
const { searches } = read("conformance.json");
for (const { text, limit, ids } of searches) {
  const found = index.search(text, limit ?? 20).map(({ id }) => id);
  if (JSON.stringify(found) !== JSON.stringify(ids)) console.log(`"${text}": ${found} instead of ${ids}`);
}
console.log(`${searches.length} answers`);
