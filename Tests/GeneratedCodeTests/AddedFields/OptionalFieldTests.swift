import CatalogueCompiler
import Diagnostics
import Testing

@Suite("An optional field that a schema constrains")
struct OptionalFieldTests {
  /// What the schema says of the field, and a value of it.
  private static let fields = [
    (#""type": "string", "const": "gram""#, "gram"), (#""type": "integer", "const": 3"#, "3"),
    (#""type": "string", "oneOf": [{"const": "kg"}, {"const": "gram"}]"#, "gram"),
    (#""type": "string", "allOf": [{"enum": ["kg", "gram"]}]"#, "gram"),
    (#""type": "string", "not": {"enum": ["kg"]}"#, "gram"),
    (#""type": "string", "if": {"minLength": 3}, "then": {"pattern": "^g"}"#, "gram"),
    (#""type": "array", "items": {"title": "Unit", "type": "string"}, "contains": {"const": "kg"}"#, "[kg]"),
    (
      #"""
      "type": "array", "contains": {"required": ["base"]}, "maxContains": 1, "items": {
        "title": "Unit", "x-name": "Unit", "type": "object", "additionalProperties": false, "required": ["name"],
        "properties": {
          "name": {"title": "Name", "type": "string"}, "base": {"title": "Base", "type": "string"}
        }
      }
      """#, "[{name: kg, base: g}, {name: g}]"
    ),
  ]

  @Test("can be published with a value and without one", arguments: fields)
  func published(schema: String, value: String) async throws {
    let property = "\"unit\": { \"title\": \"Unit\", \(schema) },"
    let fields = try AddedFields(lines: "unit: \(value)", property: property)
    #expect(try await fields.check().diagnostics.map(\.message) == [])
  }
}
