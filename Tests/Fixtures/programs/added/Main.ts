import { Brand, Brands } from "./Brands";

declare const console: { log(line: unknown): void };

/** Prints the values of fields that a test adds to the entry schema. */
function brand(id: string): Brand {
  const found = Brands.byId(id);
  if (found === null) throw new Error(`no ${id}`);
  return found;
}

const [pam, ali] = [brand("pam"), brand("ali")];
if (pam.accent !== "#00A7E1") throw new Error("another accent");
console.log(pam.slogan);
console.log(pam.nicknames.join(","));
console.log(pam.opened);
console.log(pam.size);
console.log(pam.partner);
console.log(pam.shops);
console.log(pam.delivers);
console.log(`${pam.founder?.name} ${pam.founder?.born}`);
console.log(pam.prices.map(({ cents, audience }) => `${cents} ${audience}`).join(","));
console.log(ali.slogan ?? "none");
console.log(ali.nicknames.length);
console.log(ali.size);
console.log(Brands.search("zebedeo").map(({ id }) => id).join(","));
