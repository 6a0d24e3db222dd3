import Foundation
import TestSupport

/// A mistake that people make in their first brand file: a line of `Tests/Fixtures/broken-brands.tsv`.
struct BrokenBrand: Sendable, CustomStringConvertible {
  let description: String
  /// The folder of `Tests/Fixtures` that has it.
  let fixture: String
  /// What has to be said, by the names of the columns.
  let wanted: [String: String]
  /// How much of that is said.
  let points: Int

  /// What a finding has to say.
  static let columns = ["file", "line", "column", "field", "expectation", "suggestion"]

  static let all: [BrokenBrand] = {
    guard let bytes = try? Project.bytes("Tests/Fixtures/broken-brands.tsv") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.dropFirst().compactMap { line in
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == columns.count + 3, let points = Int(cells[columns.count + 2]) else { return nil }
      return BrokenBrand(
        description: cells[0], fixture: cells[1],
        wanted: Dictionary(uniqueKeysWithValues: zip(columns, cells.dropFirst(2))), points: points)
    }
  }()

  /// A project with the mistake in it.
  func workspace() async throws -> Workspace {
    let released = "Tests/Fixtures/\(fixture)/released"
    let wasReleased = FileManager.default.fileExists(atPath: "\(Project.root.path)/\(released)")
    let workspace = try Workspace(market: wasReleased ? released : "Tests/Fixtures/\(fixture)")
    let market = "\(workspace.path)/catalogue/italy"
    try FileManager.default.copyItem(
      atPath: "\(Project.root.path)/Tests/Fixtures/rules/default/catalogue.yaml",
      toPath: "\(market)/catalogue.yaml")
    if wasReleased {
      try await workspace.run("build", "--date", "2026-05-31")
      try FileManager.default.removeItem(atPath: "\(market)/brands")
      try FileManager.default.copyItem(
        atPath: "\(Project.root.path)/Tests/Fixtures/\(fixture)/brands", toPath: "\(market)/brands")
    }
    return workspace
  }

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
      case "file": match.output.1 == "catalogue/italy/\(words)"
      case "line": match.output.2 == words
      case "column": match.output.3 == words
      default: sentences.contains(words)
      }
    }
  }
}
