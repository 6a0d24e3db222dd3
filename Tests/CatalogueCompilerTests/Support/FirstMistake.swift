import TestSupport

/// A mistake that people make in their first brand file: a line of `Tests/Fixtures/broken-brands.tsv`.
struct FirstMistake: Sendable {
  /// The name of the ``RuleFixture`` that has it.
  let fixture: String
  /// What has to be said, by the names of the columns.
  let wanted: [String: String]
  /// How much of that is said.
  let points: Int

  /// What a finding has to say.
  static let columns = ["file", "line", "column", "field", "expectation", "suggestion"]

  static let all: [FirstMistake] = {
    guard let bytes = try? Project.bytes("Tests/Fixtures/broken-brands.tsv") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == columns.count + 3, let points = Int(cells[columns.count + 2]) else { return nil }
      return FirstMistake(
        fixture: cells[1], wanted: Dictionary(uniqueKeysWithValues: zip(columns, cells.dropFirst(2))),
        points: points)
    }
  }()

  /// Which of the columns a text for people has.
  func reported(by text: String) -> [String] {
    guard let match = text.firstMatch(of: /^([^\n:]+):([0-9]+):([0-9]+): error\[[A-Z0-9]+\]: ([^\n]*)/) else {
      return []
    }
    // The excerpt of the file isn't what the finding says.
    let fix = text.firstMatch(of: /\n  = fix: ([^\n]*)/)?.output.1 ?? ""
    let sentences = "\(match.output.4)\n\(fix)"
    return Self.columns.filter { column in
      guard let words = wanted[column] else { return false }
      return switch column {
      case "file": match.output.1 == words
      case "line": match.output.2 == words
      case "column": match.output.3 == words
      default: sentences.contains(words)
      }
    }
  }
}
