import JSONSchema
import StrictJSON
import Testing

/// A schema that is written as JSON, and what it says of values that are.
struct TestSchema {
  private let schema: Schema

  init(_ json: String) throws {
    schema = try Schema(try Self.value(json))
  }

  static func value(_ json: String) throws -> LocatedValue { try JSONReader.read(Array(json.utf8)) }

  func failures(of value: LocatedValue) -> [SchemaFailure] { schema.validate(value) }

  func failures(of json: String) throws -> [SchemaFailure] { failures(of: try Self.value(json)) }

  func isValid(_ json: String) throws -> Bool { try failures(of: json).isEmpty }

  /// The sentences, each with its fix after a semicolon.
  func messages(for json: String) throws -> [String] {
    try failures(of: json).map { failure in failure.message + (failure.fix.map { "; fix: \($0)" } ?? "") }
  }
}
