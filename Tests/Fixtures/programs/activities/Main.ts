// Asks for three activities, as an app would, and shows their tags.
import { Activities } from "./Activities.js";

declare const console: { log(line: string): void };

const found = Activities.matching({ time: "quick", energy: "low", context: "solo", place: "inside" }).slice(0, 3);
for (const activity of found) {
  const { id, time, energy, context, category, repeatability, place, driving } = activity;
  console.log([id, time, energy, context.join("+"), category, repeatability, place, driving].join(" "));
}
console.log(`saved: ${Activities.find("listen-to-rain")?.title} gone: ${Activities.find(null)?.title ?? "-"}`);
