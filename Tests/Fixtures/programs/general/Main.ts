// Prints what the generated code of a general kind knows.
import { RuleSets, type RuleSet } from "./RuleSets.js";

declare const console: { log(line: string): void };

const list = (entries: readonly RuleSet[]): string => entries.map(({ id }) => id).join(",");

const text = (entry: RuleSet): string =>
  [
    entry.name,
    { "card-games": "Cards", board: "Boards" }[entry.section],
    entry.level,
    entry.tags.join(","),
    entry.made,
    entry.changed ?? "-",
    entry.color ?? "-",
    entry.parts.map(({ label, amount }) => `${label}:${amount}`).join(","),
    entry.next ?? "-",
    entry.others.length === 0 ? "-" : entry.others.join(","),
    entry.free,
  ].join(" ");

RuleSets.all.forEach((entry, index) => {
  console.log(index === 0 ? `${RuleSets.all.length} ${text(entry)}` : text(entry));
});
console.log(["gone", "lost", "nothing"].map((id) => `${id} is ${RuleSets.find(id)?.id ?? "-"}`).join(", "));
console.log(
  `easy: ${list(RuleSets.matching({ level: "easy" }))}; outside: ${list(RuleSets.matching({ tags: "outside" }))}; ` +
    `very-hard inside: ${list(RuleSets.matching({ level: "very-hard", tags: "inside" }))}; ` +
    `cards: ${list(RuleSets.all.filter(({ section }) => section === "card-games"))}`,
);
