// Walks from a word to its lesson, unit and pathway, to its root and the root's other words, as an app would.
@main
enum Main {
  static func main() {
    let saved: Word.ID = "hamd"
    guard let word = Words.find(saved), let lesson = word.lesson, let unit = lesson.unit,
      let pathway = unit.pathway
    else {
      fatalError("hamd stands in no lesson")
    }
    print(word.arabic, word.transliteration, word.meaning.en, word.meaning.it ?? "-")
    print(
      pathway.id.rawValue, unit.id.rawValue, lesson.id.rawValue, lesson.words.firstIndex(of: word.id) ?? -1)
    print(lesson.words.compactMap(Words.find).map(\.transliteration).joined(separator: " "))
    for root in word.roots.compactMap(Roots.find) {
      print(root.letters.joined(), root.explorer, root.words.map(\.id.rawValue).joined(separator: " "))
    }
    print(Word.arabicLanguage, Word.arabicTextDirection, Words.find("min")?.particle ?? false)
    print(pathway.units.compactMap(Units.find).map { "\($0.lessons.count)" }.joined(separator: " "))
  }
}
