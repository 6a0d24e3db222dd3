import Foundation
import TestSupport
import Testing

/// What editors show a contributor comes from the schemas, and they find them by the brand file's first line.
@Suite("The project's own schemas")
struct OwnSchemaTests {
  static let names = [
    "brands/brand", "brands/published", "catalogue", "difference", "entry-vocabulary", "kind",
  ].map {
    "schemas/\($0).schema.json"
  }

  private func object(_ path: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(try Project.bytes(path))) as? [String: Any])
  }

  /// The kinds of this project, which are the folders of the schemas.
  static let kinds: [String] = {
    let folder = Project.root.appendingPathComponent("schemas").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.contains(".") }.sorted()
  }()

  @Test("all schemas of the folder are held to these rules; beside them is the kind's configuration")
  func all() throws {
    let folder = Project.root.appendingPathComponent("schemas").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      // Those of other kinds are held to them by `schema check` alone.
      $0.contains(".") && ($0.hasPrefix("brands/") || !$0.contains("/"))
    }
    #expect(
      files.map { "schemas/\($0)" }.sorted() == (Self.names + ["schemas/brands/kind.yaml"]).sorted())
  }

  @Test("have no findings")
  func check() async throws {
    let result = try await Workspace.run(["schema", "check"] + Self.names)
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("those of every kind have no findings, and lists of fields", arguments: kinds)
  func kind(name: String) async throws {
    let folder = Project.root.appendingPathComponent("schemas/\(name)").path
    let schemas = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
    let checked = try await Workspace.run(["schema", "check"] + schemas.map { "schemas/\(name)/\($0)" })
    #expect((checked.status, checked.errors) == (0, ""))
    let fields = try await Workspace.run(["schema", "fields", "--kind", name])
    #expect((fields.status, fields.errors) == (0, ""))
    let kind = try await Workspace.run([
      "validate", "--schema", "schemas/kind.schema.json", "schemas/\(name)/kind.yaml",
    ])
    #expect((kind.status, kind.errors) == (0, ""))
    let modeline = "# yaml-language-server: $schema=../kind.schema.json\n"
    #expect(try Project.bytes("schemas/\(name)/kind.yaml").starts(with: modeline.utf8))
  }

  @Test("that of published catalogues is made from that of brands")
  func published() async throws {
    let printed = try await Workspace.run(["schema", "published", "--kind", "brands"]).output
    #expect(
      printed == String(decoding: try Project.bytes("schemas/brands/published.schema.json"), as: UTF8.self),
      "run make types")
  }

  @Test("are valid by the metaschema of the draft and of the entry vocabulary")
  func metaschema() async throws {
    let result = try await Workspace.run(
      ["validate", "--schema", "schemas/entry-vocabulary.schema.json"] + Self.names)
    #expect((result.status, result.errors) == (0, ""))
  }

  @Test("say what they are and show an example", arguments: names)
  func describesItself(path: String) throws {
    let schema = try object(path)
    for keyword in ["$id", "title", "description"] { #expect(schema[keyword] is String, "\(keyword)") }
    #expect((schema["examples"] as? [Any])?.isEmpty == false)
  }

  @Test("say of every property what it is", arguments: names)
  func describesProperties(path: String) throws {
    let schema = try object(path)
    let properties = Self.properties(in: schema, at: "#")
    #expect(!properties.isEmpty)
    for (pointer, property) in properties {
      let target = (property["$ref"] as? String).flatMap { Self.definition($0, in: schema) }
      let words = [property, target ?? [:]].flatMap { [$0["title"], $0["description"]] }
      #expect(words.contains { $0 is String }, "\(pointer)")
    }
  }

  /// Every schema under `properties`, at any depth. In a condition a property is only looked at, not declared.
  private static func properties(in value: Any, at pointer: String) -> [(String, [String: Any])] {
    if let array = value as? [Any] { return array.flatMap { properties(in: $0, at: pointer) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, child -> [(String, [String: Any])] in
      if ["if", "then", "else", "not", "examples", "default"].contains(key) { return [] }
      let declared = key == "properties" ? child as? [String: [String: Any]] ?? [:] : [:]
      return declared.map { ("\(pointer)/properties/\($0)", $1) }
        + properties(in: child, at: "\(pointer)/\(key)")
    }
  }

  private static func definition(_ reference: String, in schema: [String: Any]) -> [String: Any]? {
    guard reference.hasPrefix("#/$defs/") else { return nil }
    return (schema["$defs"] as? [String: [String: Any]])?[String(reference.dropFirst("#/$defs/".count))]
  }

  @Test("every brand file's first line leads an editor to the brands' schema")
  func editorComment() throws {
    let folder = Project.root.appendingPathComponent("catalogue/italy/brands", isDirectory: true)
    let prefix = "# yaml-language-server: $schema="
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".yaml")
    }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let line = try #require(text.split(separator: "\n", maxSplits: 1).first)
      try #require(line.hasPrefix(prefix), "\(name)")
      let target = URL(fileURLWithPath: String(line.dropFirst(prefix.count)), relativeTo: folder)
      #expect(
        target.standardizedFileURL.path
          == Project.root.appendingPathComponent("schemas/brands/brand.schema.json").path)
    }
  }
}
