import Diagnostics
import Foundation
import JSONSchema
import StrictJSON
import Testing
import TestSupport
import YAMLSource

/// A schema in JSON, to validate values in JSON.
struct TestSchema {
  let schema: Schema

  init(_ json: String, documents: [String: String] = [:], assertsFormat: Bool = false) throws {
    var registry = SchemaRegistry()
    for (uri, document) in documents { registry.add(try Self.value(document), at: uri) }
    schema = try Schema(try Self.value(json), registry: registry, assertsFormat: assertsFormat)
  }

  /// The errors of a schema in JSON.
  static func errors(_ json: String, documents: [String: String] = [:]) throws -> [SchemaError] {
    do {
      _ = try TestSchema(json, documents: documents)
      return []
    } catch let error as InvalidSchema { return error.errors }
  }

  static func value(_ json: String) throws -> LocatedValue { try JSONReader.read(Array(json.utf8)) }

  /// The failures of a value. `accepts` must give the same verdict.
  func failures(of value: LocatedValue) -> [SchemaFailure] {
    let failures = schema.validate(value)
    #expect(schema.accepts(value) == failures.isEmpty)
    return failures
  }

  func failures(of json: String) throws -> [SchemaFailure] { failures(of: try Self.value(json)) }

  func isValid(_ json: String) throws -> Bool { try failures(of: json).isEmpty }

  /// The messages, each with its fix after a semicolon.
  func messages(for json: String) throws -> [String] { Self.messages(try failures(of: json)) }

  /// The messages of failures, each with its fix after a semicolon.
  static func messages(_ failures: [SchemaFailure]) -> [String] {
    failures.map { failure in failure.message + (failure.fix.map { "; fix: \($0)" } ?? "") }
  }
}

extension LocatedValue {
  /// The value as JSON.
  var json: String {
    switch content {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number): number.literal
    case .string(let text): Self.json(text)
    case .array(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let object):
      "{" + object.members.map { "\(Self.json($0.key)):\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// The project's own schemas and sources.
enum Repository {
  static func json(_ path: String) throws -> LocatedValue { try JSONReader.read(try Project.bytes(path)) }

  static func yaml(_ path: String) throws -> LocatedValue {
    try #require(YAMLReader.read(SourceText(path: path, bytes: try Project.bytes(path))).value)
  }

  /// All brand files of Italy.
  static func brands() throws -> [LocatedValue] {
    let folder = "catalogue/italy/brands"
    let names = try FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/" + folder)
    return try names.sorted().map { try yaml("\(folder)/\($0)") }
  }
}
