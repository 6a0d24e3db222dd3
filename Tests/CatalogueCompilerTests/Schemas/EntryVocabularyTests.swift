import Foundation
import JSONSchema
import TestSupport
import Testing

@testable import CatalogueRules

@Suite("The entry vocabulary")
struct EntryVocabularyTests {
  private static let path = "schemas/entry-vocabulary.schema.json"

  @Test("the metaschema in code is the file in schemas")
  func metaschema() throws {
    let text = String(decoding: try Project.bytes(Self.path), as: UTF8.self)
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try record(text)
      Issue.record("the metaschema was recorded; run make docs, and the tests without RECORD_FIXTURES")
    }
    #expect(text == EntryVocabulary.metaschema + "\n", "run this test with RECORD_FIXTURES=1")
  }

  private func record(_ text: String) throws {
    let file = Project.root.appendingPathComponent(
      "Sources/CatalogueRules/Validation/EntryVocabulary+Metaschema.swift")
    let old = try String(contentsOf: file, encoding: .utf8)
    let head = try #require(old.firstRange(of: "= #\"\"\"\n")?.upperBound)
    let lines = text.split(separator: "\n").map { "    \($0)\n" }
    try (old[..<head] + lines.joined() + "    \"\"\"#\n}\n").write(
      to: file, atomically: true, encoding: .utf8)
  }

  @Test("the compiler knows every keyword of the metaschema")
  func known() {
    #expect(EntryVocabulary.annotations.keywords == EntryVocabulary.keywords.map(\.name))
    #expect(!EntryVocabulary.keywords.isEmpty)
  }

  @Test("every keyword has a title, a description and an example")
  func described() {
    for keyword in EntryVocabulary.keywords {
      #expect(![keyword.title, keyword.value, keyword.example].contains(""), "\(keyword.name)")
    }
  }
}
