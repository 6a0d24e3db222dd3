import JSONSchema
import Testing

@Suite("Cycles of references")
struct CycleTests {
  @Test(
    "a reference that applies the schema to the same value again is an error",
    arguments: [
      ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}]}"##,
      ##"{"anyOf": [{"$ref": "#"}, {"type": "null"}]}"##,
      ##"{"not": {"$ref": "#"}}"##, ##"{"oneOf": [{"$ref": "#/$defs/b"}], "$defs": {"b": {"$ref": "#"}}}"##,
      ##"{"if": {"$ref": "#"}}"##, ##"{"if": true, "then": {"$ref": "#"}}"##,
      ##"{"dependentSchemas": {"a": {"$ref": "#"}}}"##,
      ##"{"items": {"$ref": "#/$defs/a"}, "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
    ])
  func cycles(_ schema: String) throws {
    #expect(
      try TestSchema.errors(schema).map(\.description) == [
        "this reference applies the schema to the same value again, which would never end"
      ])
  }

  @Test(
    "one for a part of the value is allowed",
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

  @Test("two references to one schema are allowed")
  func diamond() throws {
    let schema = try TestSchema(
      ##"{"allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/a"}], "$defs": {"a": {"minimum": 1}}}"##)
    #expect(try schema.isValid("1"))
    #expect(try schema.failures(of: "0").count == 1)
  }

  @Test("a cycle through dynamic references is an error of the evaluation")
  func dynamicCycle() throws {
    let schema = try TestSchema(
      ##"""
      {"$id": "https://a.example/outer", "$dynamicAnchor": "x", "$ref": "inner", "$defs": {
        "inner": {"$id": "inner", "$dynamicRef": "#x", "$defs": {"x": {"$dynamicAnchor": "x"}}}}}
      """##)
    #expect(
      try schema.messages(for: "1") == ["the schema nests too many references to check this value"])
  }
}
