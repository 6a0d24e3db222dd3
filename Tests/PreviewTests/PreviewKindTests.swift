import Foundation
import TestSupport
import Testing

@Suite("The preview of a kind without tiles and categories")
struct PreviewKindTests {
  /// The page's data on the kind.
  private struct PageData: Decodable {
    struct Words: Decodable, Equatable { let one: String, several: String }
    struct Detail: Decodable { let title: String, lines: [String] }
    struct Entry: Decodable { let id: String, name: String, details: [Detail] }
    let words: Words, hasTiles: Bool, country: String
    let brands: [Entry]
  }

  @Test("has its entries with their names, and their fields in the words of its schema")
  func page() throws {
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
    let result = try Program.run([Program.built("catalogue"), "preview"], in: project.path)
    #expect(result.output == "Generated/preview/index.html: 1 rule set, 0 findings\n", "\(result.errors)")
    let page = String(decoding: try #require(project.bytes("Generated/preview/index.html")), as: UTF8.self)
    let json = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/)).1
    let data = try JSONDecoder().decode(PageData.self, from: Data(json.utf8))
    #expect(data.words == PageData.Words(one: "rule set", several: "rule sets"))
    #expect(!data.hasTiles && data.country.isEmpty)
    #expect(data.brands.map(\.name) == ["Classic"])
    #expect(data.brands.first?.details.map(\.title) == ["Steps"])
    #expect(
      data.brands.first?.details.first?.lines == [
        "Throw, and count.", "Count the blocks that lie on the ground.",
      ])
  }
}
