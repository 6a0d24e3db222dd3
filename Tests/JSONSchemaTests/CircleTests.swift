import JSONSchema
import Testing

@Suite("Schemas that refer back to themselves")
struct CircleTests {
  @Test(
    "a reference that comes back without looking any deeper is an error",
    arguments: [
      ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}]}"##,
      ##"{"anyOf": [{"$ref": "#"}, {"type": "null"}]}"##,
      ##"{"not": {"$ref": "#"}}"##, ##"{"oneOf": [{"$ref": "#/$defs/b"}], "$defs": {"b": {"$ref": "#"}}}"##,
      ##"{"if": {"$ref": "#"}}"##, ##"{"if": true, "then": {"$ref": "#"}}"##,
      ##"{"dependentSchemas": {"a": {"$ref": "#"}}}"##,
      ##"{"items": {"$ref": "#/$defs/a"}, "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
    ])
  func circles(_ schema: String) throws {
    #expect(
      try TestSchema.errors(schema).map(\.description) == [
        "this schema refers back to itself without looking any deeper into the value, which would never end"
      ])
  }

  @Test(
    "one that looks deeper isn't",
    arguments: [
      ##"{"items": {"$ref": "#"}}"##, ##"{"prefixItems": [{"$ref": "#"}]}"##,
      ##"{"contains": {"$ref": "#"}}"##,
      ##"{"properties": {"a": {"$ref": "#"}}}"##, ##"{"additionalProperties": {"$ref": "#"}}"##,
      ##"{"patternProperties": {"^a": {"$ref": "#"}}}"##, ##"{"propertyNames": {"$ref": "#"}}"##,
      ##"{"unevaluatedItems": {"$ref": "#"}}"##, ##"{"unevaluatedProperties": {"$ref": "#"}}"##,
    ])
  func progress(_ schema: String) throws {
    #expect(try TestSchema(schema).isValid(#"[{"a": [1, {"a": 2}]}]"#))
  }

  @Test("two ways that lead to one schema are no circle")
  func diamond() throws {
    let schema = try TestSchema(
      ##"{"allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/a"}], "$defs": {"a": {"minimum": 1}}}"##)
    #expect(try schema.isValid("1"))
    #expect(try schema.failures(of: "0").count == 1)
  }

  @Test("a circle that only shows on the way, through dynamic references, ends with an error")
  func dynamicCircle() throws {
    let schema = try TestSchema(
      ##"""
      {"$id": "https://a.example/outer", "$dynamicAnchor": "x", "$ref": "inner", "$defs": {
        "inner": {"$id": "inner", "$dynamicRef": "#x", "$defs": {"x": {"$dynamicAnchor": "x"}}}}}
      """##)
    #expect(
      try schema.messages(for: "1") == ["the schema goes too deep to be checked against this value"])
  }
}
