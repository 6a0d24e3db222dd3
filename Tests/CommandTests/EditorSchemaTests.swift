import Foundation
import TestSupport
import Testing

/// `catalogue schema export`
@Suite("The schemas for editors")
struct EditorSchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func export(_ name: String) async throws -> Program.Result {
    try await Workspace.run([
      "schema", "export", "--market", "catalogue/\(name)", "--output",
      "\(folder.path)/\(name)",
    ])
  }

  /// The files of a collection, and one with a reference that leads nowhere.
  private func validate(_ files: [String], by schema: String) async throws -> Program.Result {
    try await Workspace.run(["validate", "--schema", "\(folder.path)/\(schema)"] + files)
  }

  @Test(
    "take every file of the catalogue, and no id that there isn't",
    arguments: [
      ("italy", "brands", "brand", "category: grocery", "category: grocry"),
      ("vocabulary", "words", "word", "  - h2-m-d", "  - h2-m-q"),
      ("vocabulary", "lessons", "lesson", "  - alamin", "  - alamn"),
    ])
  func values(catalogue: String, collection: String, entry: String, right: String, wrong: String) async throws
  {
    #expect(try await export(catalogue).status == 0)
    let path = "catalogue/\(catalogue)/\(collection)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Project.root.appendingPathComponent(path).path)
    let files = names.sorted().map { "\(path)/\($0)" }
    let schema = "\(catalogue)/\(entry).schema.json"
    let result = try await validate(files, by: schema)
    #expect((result.status, result.errors) == (0, ""))
    let texts = try files.map { String(decoding: try Project.bytes($0), as: UTF8.self) }
    let text = try #require(texts.first { $0.contains(right + "\n") })
    let misspelt = try folder.write("misspelt.yaml", text.replacing(right + "\n", with: wrong + "\n").utf8)
    let rejected = try await validate([misspelt], by: schema)
    #expect(rejected.status == 100)
    #expect(rejected.errors.contains("isn't known; use "), "\(rejected.errors)")
  }

  @Test("are the schemas with nothing else changed, and name what ids stand for")
  func unchanged() async throws {
    #expect(try await export("italy").status == 0)
    let written = String(decoding: folder.bytes("italy/brand.schema.json") ?? [], as: UTF8.self)
    var text = written.replacing(
      "{\n  \"x-written-by\": \"catalogue schema export\",", with: "{", maxReplacements: 1)
    text = text.replacing(#/"enum":\[[^\]]*\](,"enumDescriptions":\[[^\]]*\])?, /#, with: "")
    #expect(text.utf8.elementsEqual(try Project.bytes("schemas/brands/brand.schema.json")))
    #expect(written.contains(#""Acqua & Sapone""#))
  }

  @Test("are schemas in which nothing is wrong", arguments: ["italy", "vocabulary"])
  func checked(catalogue: String) async throws {
    #expect(try await export(catalogue).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(catalogue)")
    let result = try await Workspace.run(
      ["schema", "check"] + names.map { "\(folder.path)/\(catalogue)/\($0)" })
    #expect((result.status, result.errors) == (0, ""))
  }
}
