// Walks from a word to its lesson, unit and pathway, to its root and the root's other words, as an app would.
import { Lessons, Roots, Units, Words, WordTexts } from "./Vocabulary.js";

declare const console: { log(line: string): void };

const word = Words.find("hamd");
const lesson = word && Words.lesson(word.id);
const unit = lesson && Lessons.unit(lesson.id);
const pathway = unit && Units.pathway(unit.id);
if (!word || !lesson || !unit || !pathway) throw new Error("hamd stands in no lesson");
console.log(`${word.arabic} ${word.transliteration} ${word.meaning.en} ${word.meaning.it ?? "-"}`);
console.log(`${pathway.id} ${unit.id} ${lesson.id} ${lesson.words.indexOf(word.id)}`);
console.log(lesson.words.map((id) => Words.find(id)?.transliteration).join(" "));
for (const root of word.roots.map(Roots.find)) {
  if (root) console.log(`${root.letters.join("")} ${root.explorer} ${Roots.words(root.id).map(({ id }) => id).join(" ")}`);
}
const { language, textDirection } = WordTexts.arabic;
console.log(`${language} ${textDirection} ${Words.find("min")?.particle ?? false}`);
console.log(pathway.units.map((id) => Units.find(id)?.lessons.length).join(" "));
