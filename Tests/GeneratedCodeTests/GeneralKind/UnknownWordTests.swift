import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("A word that was added after an app was made")
struct UnknownWordTests {
  /// The schema of entries with words in every place.
  /// - Parameter words: those of each enumeration.
  private static func schema(_ words: String) -> String {
    func word(_ name: String, _ unknown: String, _ more: String = "", in type: String = "Thing") -> String {
      let keyword = unknown.isEmpty ? "" : ", \"x-unknown\": \(unknown)"
      return """
        "\(name)": { "title": "Word", "x-name": "\(type).Word\(name.capitalized)", "type": "string", "enum": [\(words)]\(keyword)\(more) }
        """
    }
    func object(_ name: String, _ word: String) -> String {
      """
      "title": "Object", "x-name": "\(name.capitalized)", "type": "object", "additionalProperties": false, "required": ["\(name)"],
      "properties": { \(word) }
      """
    }
    let other = #"{ "default": "b" }"#
    func list(_ name: String, _ unknown: String) -> String {
      let keyword = unknown.isEmpty ? "" : ", \"x-unknown\": \(unknown)"
      return """
        "\(name)": {
          "title": "Words", "type": "array",
          "items": { "title": "Word", "x-name": "Thing.\(name.capitalized)", "type": "string", "enum": [\(words)]\(keyword) }
        }
        """
    }
    let fields = [
      word("needed", other), word("optional", other), word("usual", other, #", "default": "a""#),
      word("plain", ""),
      word("dropping", #""drop this""#), list("others", other), list("known", ""),
      list("whole", #""drop this""#),
      #""part": { \#(object("inner", word("inner", other, in: "Inner"))) }"#,
      #""outer": { \#(object("around", word("around", #""drop parent""#, in: "Around"))) }"#,
      #""loose": { \#(object("alone", word("alone", #""drop this""#, in: "Alone"))) }"#,
    ]
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Thing", "type": "object",
        "required": ["id", "needed"], "additionalProperties": false,
        "properties": {
          "id": { "title": "Id", "type": "string", "x-id": true },
          \(fields.joined(separator: ",\n    "))
        }
      }
      """
  }

  /// Each entry has the new word in one place.
  private static let entries = [
    "needed": "needed: c", "optional": "optional: c", "usual": "usual: c", "plain": "plain: c",
    "dropping": "dropping: c", "others": "others: [a, c]", "known": "known: [a, c]", "whole": "whole: [a, c]",
    "part": "part: {inner: c}", "outer": "outer: {around: c}", "loose": "loose: {alone: c}", "none": "",
  ]

  /// What an app without the word has, by the descriptions of `x-unknown` in `docs/SCHEMA-KEYWORDS.md`. Of `dropping`,
  /// `whole` and `outer` it has nothing.
  private static let readings = [
    "known: a - a - [] [a] - - -", "loose: a - a - [] [] - - -", "needed: b - a - [] [] - - -",
    "none: a - a - [] [] - - -", "optional: a b a - [] [] - - -", "others: a - a - [a,b] [] - - -",
    "part: a - a - [] [] b - -", "plain: a - a - [] [] - - -", "usual: a - b - [] [] - - -",
  ]

  private static func sources(_ words: String) throws -> SourceFiles {
    var files = try BuiltMarket.sources("Tests/Fixtures/market")
    func text(_ path: String, _ text: String) -> SourceText {
      SourceText(path: path, bytes: Array(text.utf8))
    }
    files.schemas.kind = KindFiles(
      name: "things", schemas: [text("thing.schema.json", schema(words))],
      configuration: text("kind.yaml", "collections:\n  things:\n    entry: thing\n"))
    files.settings = text(
      "catalogue.yaml",
      """
      kind: things
      schemaVersion: 1
      outputs:
        - template: Entries.swift.mustache
          file: Things.swift
          importsLibrary: true

      """)
    files.brands = entries.map { id, line in
      let known = words.contains("c") ? line : ""
      let needed = known.hasPrefix("needed") ? "" : "needed: a\n"
      return text("things/\(id).yaml", "id: \(id)\n\(needed)\(known)\n")
    }
    files.logos = []
    return files
  }

  private static func file(_ destination: EmittedFile.Destination, of words: String) async throws -> [UInt8] {
    let files = try await RenamedFields.files(of: try sources(words))
    return try #require(files.first { $0.destination == destination }?.bytes)
  }

  @Test("is read as the schema says, wherever it is")
  func readings() async throws {
    let folder = try TemporaryFolder()
    let code = try await Self.file(.generated("Things.swift"), of: #""a", "b""#)
    let program = try folder.compiled(
      swift: [try folder.write("Things.swift", code), "Tests/Fixtures/programs/words/Main.swift"],
      BuiltLibrary.catalogue())
    let json = try folder.write("things.json", try await Self.file(.catalogue, of: #""a", "b", "c""#))
    let result = try Program.run([program, json])
    #expect(result.lines == Self.readings, "\(result.errors)")
  }
}
