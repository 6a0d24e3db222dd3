import JSONSchema
import StrictJSON
import Testing

@Suite("References within a schema")
struct ReferenceTests {
  @Test(
    "a reference may be a JSON pointer",
    arguments: [
      ("#/$defs/a", #"{"a": {"type": "string"}}"#), ("#/$defs/a~1b", #"{"a/b": {"type": "string"}}"#),
      ("#/$defs/a~0b", #"{"a~b": {"type": "string"}}"#), ("#/$defs/a~01b", #"{"a~1b": {"type": "string"}}"#),
      ("#/$defs/a%20b", #"{"a b": {"type": "string"}}"#), ("#/$defs/%C3%A8", #"{"è": {"type": "string"}}"#),
      ("#/$defs/", #"{"": {"type": "string"}}"#),
      ("#/$defs/a/allOf/1", #"{"a": {"allOf": [true, {"type": "string"}]}}"#),
    ])
  func pointers(_ reference: String, _ definitions: String) throws {
    let schema = try TestSchema(#"{"$ref": "\#(reference)", "$defs": \#(definitions)}"#)
    #expect(try schema.isValid("\"text\""))
    #expect(try !schema.isValid("1"))
  }

  @Test("a reference may be beside other keywords")
  func siblings() throws {
    let schema = try TestSchema(##"{"$ref": "#/$defs/a", "maximum": 5, "$defs": {"a": {"minimum": 3}}}"##)
    #expect(try schema.isValid("4"))
    #expect(try !schema.isValid("2"))
    #expect(try !schema.isValid("6"))
  }

  @Test("a schema may be recursive")
  func recursion() throws {
    let schema = try TestSchema(
      ##"{"type": "object", "properties": {"child": {"$ref": "#"}}, "additionalProperties": false}"##)
    #expect(try schema.isValid(#"{"child": {"child": {}}}"#))
    #expect(
      try schema.failures(of: #"{"child": {"child": {"x": 1}}}"#).map(\.path.pointer) == ["/child/child/x"])
  }

  @Test(
    "a reference that doesn't resolve is an error",
    arguments: [
      ("#/$defs/b", ##""#/$defs/b" doesn't resolve: there is no "b""##),
      ("#/$defs/a/enum/01", ##""#/$defs/a/enum/01" doesn't resolve: there is no "01""##),
      ("#/$defs/a/enum/7", ##""#/$defs/a/enum/7" doesn't resolve: there is no "7""##),
      ("other.json", #"unknown schema "other.json": schemas aren't downloaded"#),
      ("#anchor", ##""#anchor" doesn't resolve: there is no anchor "anchor""##),
      ("#/$defs/%zz", ##""#/$defs/%zz" isn't a JSON pointer"##),
      ("#/$defs/%+1", ##""#/$defs/%+1" isn't a JSON pointer"##),
      ("#/$defs/~2", ##""#/$defs/~2" isn't a JSON pointer"##),
    ])
  func errors(_ reference: String, _ message: String) throws {
    let errors = try TestSchema.errors(#"{"$ref": "\#(reference)", "$defs": {"a": {"enum": [1]}}}"#)
    #expect(errors.map(\.description) == [message])
    #expect(errors.first?.span.lowerBound == 9)
  }
}
