import CatalogueCommand
import CommandTestSupport
import Foundation
import TestSupport
import Testing

@Suite("The preview of a kind without tiles and categories")
struct PreviewKindTests {
  /// The page's data on the kind.
  private struct PageData: Decodable {
    struct Words: Decodable, Equatable { let one: String, several: String }
    struct Detail: Decodable { let title: String, lines: [String], language: String?, direction: String? }
    struct Entry: Decodable { let id: String, name: String, category: String?, details: [Detail] }
    struct Part: Decodable { let id: String, name: String }
    let words: Words, hasTiles: Bool, hasCollections: Bool, country: String
    let categories: [Part], brands: [Entry]
  }

  private func data(of page: [UInt8]?) throws -> PageData {
    let page = String(decoding: try #require(page), as: UTF8.self)
    let json = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/)).1
    return try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
  }

  @Test("has its entries with their names, and their fields in the words of its schema")
  func page() async throws {
    let project = try TemporaryFolder()
    for name in ["templates", "preview"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(project.path)/\(name)",
        withDestinationPath: Project.root.appendingPathComponent(name).path)
    }
    try project.write("schemas/catalogue.schema.json", try Project.bytes("schemas/catalogue.schema.json"))
    try project.write("schemas/games/kind.yaml", "collections:\n  rule-sets:\n    entry: rule-set\n".utf8)
    try project.write(
      "schemas/games/rule-set.schema.json",
      #"""
      {
        "title": "Rule set", "description": "an object with id, name and steps",
        "examples": [{ "id": "a", "name": "A", "steps": [] }], "type": "object",
        "additionalProperties": false,
        "required": ["id", "name", "steps"],
        "properties": {
          "id": { "title": "Id", "description": "an id", "examples": ["a"], "type": "string", "x-id": true },
          "name": {
            "title": "Name", "description": "a name", "examples": ["A"], "type": "string", "x-search": "name"
          },
          "steps": {
            "title": "Steps", "description": "a list of texts", "examples": [[]], "type": "array",
            "items": { "title": "Step", "description": "a text", "examples": ["a"], "type": "string" }
          }
        }
      }
      """#.utf8)
    try project.write("catalogue/italy/catalogue.yaml", "kind: games\nschemaVersion: 1\n".utf8)
    try project.write(
      "catalogue/italy/rule-sets/classic.yaml",
      "id: classic\nname: Classic\nsteps: [\"Throw, and count.\", Count the blocks that lie on the ground.]\n"
        .utf8)
    let result = try await CommandRun.run(CatalogueProgram.run, ["preview"], in: project.path)
    #expect(result.output == "Generated/preview/index.html: 1 rule set, 0 findings\n", "\(result.errors)")
    let data = try data(of: project.bytes("Generated/preview/index.html"))
    #expect(data.words == PageData.Words(one: "rule set", several: "rule sets"))
    #expect(!data.hasTiles && data.country.isEmpty)
    #expect(data.brands.map(\.name) == ["Classic"])
    #expect(data.brands.first?.details.map(\.title) == ["Steps"])
    #expect(
      data.brands.first?.details.first?.lines == [
        "Throw, and count.", "Count the blocks that lie on the ground.",
      ])
  }

  @Test("has a part for each collection, and texts in their direction")
  func severalCollections() async throws {
    let folder = try TemporaryFolder()
    let result = try await CommandRun.run(
      CatalogueProgram.run, ["preview", "--market", "catalogue/vocabulary", "--generated", folder.path],
      in: Project.root.path)
    try #require(result.status == 0, "\(result.errors)")
    let data = try data(of: folder.bytes("preview/index.html"))
    #expect(data.hasCollections)
    #expect(data.categories.map(\.id) == ["pathways", "units", "lessons", "words", "roots"])
    #expect(data.categories.map(\.name) == ["Pathways", "Units", "Lessons", "Words", "Roots"])
    let word = try #require(data.brands.first { $0.id == "hamd" && $0.category == "words" })
    let arabic = try #require(word.details.first { $0.lines == ["حَمْد"] })
    #expect((arabic.language, arabic.direction) == ("ar", "rtl"))
  }
}
