// Prints what the generated code of a general kind knows.
@main
enum Answers {
  static func main() {
    for (index, entry) in RuleSets.all.enumerated() {
      print(index == 0 ? "\(RuleSets.all.count) \(text(of: entry))" : text(of: entry))
    }
    let ids: [RuleSet.ID] = ["gone", "lost", "nothing"]
    print(ids.map { "\($0.rawValue) is \(RuleSets.find($0)?.id.rawValue ?? "-")" }.joined(separator: ", "))
    print(
      "easy: \(list(RuleSets.matching(level: .easy)));",
      "outside: \(list(RuleSets.matching(tags: .outside)));",
      "very-hard inside: \(list(RuleSets.matching(level: .veryHard, tags: .inside)));",
      "cards: \(list(RuleSets.all.filter { $0.section == .cardGames }))")
  }

  static func list(_ entries: [RuleSet]) -> String { entries.map(\.id.rawValue).joined(separator: ",") }

  static func text(of entry: RuleSet) -> String {
    let others = entry.others.isEmpty ? "-" : entry.others.map(\.rawValue).joined(separator: ",")
    return [
      entry.name, entry.section.title, entry.level.rawValue,
      entry.tags.map(\.rawValue).joined(separator: ","), "\(entry.made)",
      entry.changed.map { "\($0)" } ?? "-", entry.color.map { "\($0)" } ?? "-",
      entry.parts.map { "\($0.label):\($0.amount)" }.joined(separator: ","), entry.next?.rawValue ?? "-",
      others,
      "\(entry.free)",
    ].joined(separator: " ")
  }
}
