import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import Testing
import YAMLSource

/// What docs/KINDS.md shows of the kinds of this project: it is there, and what it says of a database is done.
@Suite("The guide to other kinds, where it shows those of the project")
struct KindExcerptTests {
  static let excerpts = [
    ("A file for each entry: yaml 1", "schemas/brands/kind.yaml"),
    ("Several collections: yaml 0", "schemas/vocabulary/kind.yaml"),
    ("Several collections: json 0", "schemas/vocabulary/lesson.schema.json"),
    ("Texts in another script: json 0", "schemas/vocabulary/word.schema.json"),
    ("Texts in another script: yaml 0", "schemas/vocabulary/kind.yaml"),
  ]

  @Test("what it shows of a file is in that file", arguments: excerpts)
  func excerpt(name: String, path: String) throws {
    let block = try Guide("docs/KINDS.md").block(name)
    let isJSON = path.hasSuffix(".json")
    let shown = try Self.value(isJSON ? "{\(block)}" : block, isJSON: isJSON)
    let file = try Self.value(String(decoding: Project.bytes(path), as: UTF8.self), isJSON: isJSON)
    // Of a schema it shows what a property says.
    let properties = file["properties"]?.object?.members.map(\.value) ?? []
    #expect((isJSON ? properties : [file]).contains { Self.has($0, shown) }, "\(path)")
  }

  @Test("its outputs for a database are written")
  func database() async throws {
    let folder = try TemporaryFolder()
    for name in ["schemas", "templates"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: Project.root.appendingPathComponent(name).path)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/catalogue", withIntermediateDirectories: true)
    let market = "\(folder.path)/catalogue/vocabulary"
    try FileManager.default.copyItem(
      atPath: Project.root.appendingPathComponent("catalogue/vocabulary").path, toPath: market)
    let settings = try Project.bytes("catalogue/vocabulary/catalogue.yaml")
    let outputs = try Guide("docs/KINDS.md").block("A database: yaml 0")
    try folder.write("catalogue/vocabulary/catalogue.yaml", settings + Array(outputs.utf8))
    let built = try await Workspace.run(["build", "--market", "catalogue/vocabulary"], in: folder.path)
    try #require(built.status == 0, "\(built.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Generated")
    #expect(Set(written).isSuperset(of: ["Course.swift", "tables.sql", "seed.sql"]), "\(written)")
  }

  private static func value(_ text: String, isJSON: Bool) throws -> LocatedValue {
    if isJSON { return try JSONReader.read(Array(text.utf8)) }
    let document = YAMLReader.read(SourceText(path: "text.yaml", bytes: Array(text.utf8)))
    return try #require(document.value, "\(document.problems.map(\.message))")
  }

  /// Whether a value has all that another one has: members of objects, elements of lists, and texts.
  private static func has(_ value: LocatedValue, _ other: LocatedValue) -> Bool {
    if let object = other.object {
      return object.members.allSatisfy { member in
        value.object?[member.key].map { has($0, member.value) } ?? false
      }
    }
    if let list = other.array {
      return list.allSatisfy { element in value.array?.contains { has($0, element) } ?? false }
    }
    return value.string == other.string && value.integer == other.integer && value.bool == other.bool
  }
}
