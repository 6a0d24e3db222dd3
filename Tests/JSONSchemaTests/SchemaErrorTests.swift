import JSONSchema
import StrictJSON
import Testing

@Suite("Schemas that can't be read")
struct SchemaErrorTests {
  @Test(
    "a keyword that isn't supported is an error, never passed over",
    arguments: [
      "patternProperties", "prefixItems", "contains", "multipleOf", "exclusiveMinimum", "propertyNames",
      "unevaluatedProperties", "dependentSchemas", "$dynamicRef", "$anchor", "definitions", "Type",
    ])
  func unsupported(_ keyword: String) throws {
    let error = try #require(throws: SchemaError.self) {
      try TestSchema(#"{"properties": {"a": {"\#(keyword)": 1}}}"#)
    }
    #expect(error.description == "the keyword \"\(keyword)\" isn't supported")
    #expect(error.span == 22..<24 + keyword.utf8.count)
  }

  @Test(
    "a keyword's value of the wrong form is an error at its place",
    arguments: [
      (#"{"type": "text"}"#, "this isn't a type", 9), (#"{"type": 1}"#, "this has to be text", 9),
      (#"{"type": []}"#, "there has to be a type", 9), (#"{"required": "a"}"#, "this has to be a list", 13),
      (#"{"required": ["a", 1]}"#, "this has to be text", 19),
      (#"{"properties": []}"#, "this has to be an object", 15),
      (#"{"properties": {"a": 1}}"#, "a schema is an object, true or false", 21),
      (#"{"minimum": "1"}"#, "this has to be a number", 12),
      (#"{"minLength": -1}"#, "this has to be a whole number, 0 or more", 14),
      (#"{"maxItems": 1.5}"#, "this has to be a whole number, 0 or more", 13),
      (#"{"minItems": 3, "maxItems": 2}"#, "minItems is greater than maxItems", 13),
      (#"{"uniqueItems": 1}"#, "this has to be true or false", 16),
      (#"{"enum": 1}"#, "this has to be a list", 9), (#"{"anyOf": []}"#, "there has to be a schema", 10),
      (#"{"$defs": []}"#, "this has to be an object", 10),
      (#"{"pattern": "(?=a)"}"#, "this pattern uses look-ahead \"(?=\"", 12),
      ("[]", "a schema is an object, true or false", 0),
    ])
  func wrongForm(_ schema: String, _ message: String, _ offset: Int) throws {
    let error = try #require(throws: SchemaError.self) { try TestSchema(schema) }
    #expect(error.description == message)
    #expect(error.span.lowerBound == offset)
  }

  @Test("a definition that nobody uses is read too")
  func unusedDefinition() {
    #expect(throws: SchemaError.self) { try TestSchema(#"{"$defs": {"a": {"b": 1}}}"#) }
  }
}
