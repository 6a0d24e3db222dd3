import Foundation
import StrictJSON
import Testing
import TestSupport

/// The schemas and values of the corpus with a few changes to the tree or to the text. They are the same for the same
/// seed.
struct MutatedCases {
  private static let keywords = [
    "$anchor", "$comment", "$defs", "$dynamicAnchor", "$dynamicRef", "$id", "$ref", "$schema", "$vocabulary",
    "additionalProperties", "allOf", "anyOf", "const", "contains", "contentSchema", "default", "definitions",
    "dependencies", "dependentRequired", "dependentSchemas", "else", "enum", "examples", "exclusiveMaximum",
    "exclusiveMinimum", "format", "if", "items", "maxContains", "maxItems", "maxLength", "maxProperties",
    "maximum", "minContains", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "not",
    "oneOf", "pattern", "patternProperties", "prefixItems", "properties", "propertyNames", "required", "then",
    "title", "type", "unevaluatedItems", "unevaluatedProperties", "uniqueItems",
  ]
  private static let telling = Array("{}[]\",:\\/u0123459eE+-.tfn$#^*()|?~% a".utf8)

  private static let valuesPerTopic = 200

  private let cases: [SchemaCase]
  private let mutation: TreeMutation
  private var random: SeededGenerator
  /// Mutated values for each case: making them takes longer than checking them.
  private var values: [[MutatedText]] = []

  init(_ cases: [SchemaCase], seed: UInt64) throws {
    self.cases = cases
    mutation = try TreeMutation(of: cases.flatMap { [$0.schema] + $0.values }, keys: Self.keywords)
    random = SeededGenerator(seed: seed)
    for origin in cases {
      values.append((0..<Self.valuesPerTopic).map { _ in mutated(random.pick(origin.values)) })
    }
  }

  /// A schema and that many values, most of them of the schema's own topic.
  mutating func next(values count: Int) -> MutatedCase {
    let topic = Int.random(in: cases.indices, using: &random)
    let values = (0..<count).map { index in
      random.pick(index % 8 == 7 ? random.pick(self.values) : self.values[topic])
    }
    return (mutated(cases[topic].schema), values)
  }

  /// A mutated text that is still valid JSON.
  private mutating func mutated(_ value: LocatedValue) -> MutatedText {
    while true {
      var tree = value
      for _ in 0..<random.pick([0, 1, 1, 1, 2, 3, 6]) { tree = mutation.mutate(tree, &random) }
      var bytes = Array(tree.json.utf8)
      for _ in 0..<random.pick([0, 0, 1]) { random.damage(&bytes, with: Self.telling) }
      if let text = MutatedText(bytes) { return text }
    }
  }
}

/// A schema and values for it.
typealias MutatedCase = (schema: MutatedText, values: [MutatedText])

/// A JSON text and its value.
struct MutatedText {
  let bytes: [UInt8]
  let value: LocatedValue

  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONReader.read(bytes) else { return nil }
    self.bytes = bytes
    self.value = value
  }

  /// The text, for a person.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a range is inside the text and not empty.
  func has(_ span: Range<Int>) -> Bool {
    !span.isEmpty && bytes.indices.contains(span.lowerBound) && span.upperBound <= bytes.count
  }
}

/// A schema and values for it, on one topic: a file of Tests/Fixtures/schemas.
struct SchemaCase: CustomTestStringConvertible, Sendable {
  let topic: String
  let schema: LocatedValue
  let values: [LocatedValue]

  var testDescription: String { topic }

  private static let folder = "Tests/Fixtures/schemas"

  /// All of them, by topic.
  static func all() throws -> [SchemaCase] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Project.root.path + "/" + folder)
    return try files.sorted().map { file in
      let content = try Repository.json("\(folder)/\(file)")
      return SchemaCase(
        topic: String(file.prefix { $0 != "." }), schema: try #require(content.object?["schema"]),
        values: try #require(content.object?["values"]?.array))
    }
  }
}
