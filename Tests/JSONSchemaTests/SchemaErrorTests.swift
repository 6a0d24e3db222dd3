import JSONSchema
import StrictJSON
import Testing

@Suite("Invalid schemas")
struct SchemaErrorTests {
  @Test(
    "an invalid value of a keyword is an error at its range",
    arguments: [
      (#"{"type": "text"}"#, #""text" isn't a type"#, 9), (#"{"type": 1}"#, "this has to be text", 9),
      (#"{"type": []}"#, "at least one type is needed", 9),
      (#"{"required": "a"}"#, "this has to be a list", 13),
      (#"{"type": ["null", "null"]}"#, #""null" is listed twice"#, 18),
      (#"{"required": ["a", "b", "a"]}"#, #""a" is listed twice"#, 24),
      (#"{"$comment": 1}"#, "this has to be text", 13),
      (#"{"$vocabulary": {"a:b": 1}}"#, "this has to be true or false", 24),
      (
        #"{"not": {"$schema": "https://json-schema.org/draft/2020-12/schema"}}"#,
        #""$schema" is only allowed at a schema's root or beside an $id"#, 9
      ),
      (#"{"required": ["a", 1]}"#, "this has to be text", 19),
      (#"{"properties": []}"#, "this has to be an object", 15),
      (#"{"properties": {"a": 1}}"#, "a schema is an object, true or false", 21),
      (#"{"patternProperties": {"(": true}}"#, #"this pattern has an unmatched "(""#, 23),
      (#"{"dependentRequired": {"a": "b"}}"#, "this has to be a list", 28),
      (#"{"minimum": "1"}"#, "this has to be a number", 12),
      (#"{"multipleOf": 0}"#, "this has to be a number greater than 0", 15),
      (#"{"multipleOf": -0.5}"#, "this has to be a number greater than 0", 15),
      (#"{"minLength": -1}"#, "this has to be a whole number, 0 or more", 14),
      (#"{"maxItems": 1.5}"#, "this has to be a whole number, 0 or more", 13),
      (#"{"maxContains": "1", "contains": true}"#, "this has to be a whole number, 0 or more", 16),
      (#"{"uniqueItems": 1}"#, "this has to be true or false", 16),
      (#"{"enum": 1}"#, "this has to be a list", 9), (#"{"anyOf": []}"#, "at least one schema is needed", 10),
      (#"{"prefixItems": []}"#, "at least one schema is needed", 16),
      (#"{"items": []}"#, "a schema is an object, true or false", 10),
      (#"{"$defs": []}"#, "this has to be an object", 10),
      (#"{"description": 1}"#, "this has to be text", 16), (#"{"examples": 1}"#, "this has to be a list", 13),
      (#"{"readOnly": "yes"}"#, "this has to be true or false", 13),
      (#"{"format": 1}"#, "this has to be text", 11),
      (#"{"$id": "a#b"}"#, "an $id has no fragment", 8),
      (
        #"{"$anchor": "1st"}"#,
        #"an anchor has letters, digits, "-", "_" and ".", and begins with a letter"#, 12
      ),
      ("[]", "a schema is an object, true or false", 0),
    ])
  func wrongForm(_ schema: String, _ message: String, _ offset: Int) throws {
    let errors = try TestSchema.errors(schema)
    #expect(errors.map(\.description) == [message])
    #expect(errors.first?.span.lowerBound == offset)
  }

  @Test("all errors are reported at once, in the order of the text")
  func everything() throws {
    let errors = try TestSchema.errors(
      ##"{"$ref": "#/no", "type": "strin", "items": {"pattern": "("}, "$defs": {"a": {"enum": 1}}}"##)
    #expect(errors.map(\.span.lowerBound) == [9, 25, 55, 85])
    #expect(errors.dropFirst().first?.fix == "use string")
  }

  @Test(
    "an error in another document has the URI under which that was added"
  )
  func document() throws {
    let errors = try TestSchema.errors(
      #"{"$ref": "https://a.example/id"}"#,
      documents: ["file:///part.json": #"{"$id": "https://a.example/id", "type": "strin"}"#])
    #expect(errors.map(\.document) == ["file:///part.json"])
  }

  @Test("an invalid schema has its warnings too")
  func warningsToo() throws {
    let error = try #require(throws: InvalidSchema.self) {
      try TestSchema(#"{"type": "strin", "patern": "^a"}"#)
    }
    #expect(error.warnings.map(\.span.lowerBound) == [18])
  }

  @Test("an unused definition is checked too")
  func unusedDefinition() throws {
    #expect(try TestSchema.errors(#"{"$defs": {"a": {"type": 1}}}"#).count == 1)
  }

  @Test(
    "a probable mistake is a warning at its range",
    arguments: [
      (#"{"patern": "^a"}"#, #"unknown keyword "patern"; did you mean "pattern"?"#, 1),
      (#"{"wholesale": 1}"#, #"unknown keyword "wholesale""#, 1),
      (#"{"format": "Date"}"#, #"unknown format "Date"; did you mean "date"?"#, 11),
      (#"{"minItems": 3, "maxItems": 2}"#, "minItems is greater than maxItems, so no value is valid", 13),
      (#"{"then": false}"#, #""then" has no effect without "if""#, 1),
      (#"{"maxContains": 2}"#, #""maxContains" has no effect without "contains""#, 1),
      (#"{"contentSchema": true}"#, #""contentSchema" has no effect without "contentMediaType""#, 1),
    ])
  func warnings(_ schema: String, _ message: String, _ offset: Int) throws {
    let warnings = try TestSchema(schema).schema.warnings
    #expect(warnings.map(\.description) == [message])
    #expect(warnings.first?.span.lowerBound == offset)
  }
}

@Suite("Examples and defaults in a schema")
struct SchemaSampleTests {
  @Test(
    "are reported where the schema itself rejects them",
    arguments: [
      (
        #"{"type": "string", "examples": ["a", 1]}"#,
        "this example isn't valid by its own schema: the example must be text, not the number 1", 37
      ),
      (
        #"{"properties": {"a": {"minimum": 1, "default": 0}}}"#,
        "this default isn't valid by its own schema: the default is 0; the minimum is 1", 47
      ),
      (
        #"{"examples": [{"id": "A"}], "properties": {"id": {"maxLength": 0}}}"#,
        #"this example isn't valid by its own schema: id "A" has 1 character; none is allowed"#, 21
      ),
    ])
  func invalid(_ schema: String, _ message: String, _ offset: Int) throws {
    let invalid = try TestSchema(schema).schema.invalidSamples()
    #expect(invalid.map(\.description) == [message])
    #expect(invalid.first?.span.lowerBound == offset)
  }

  @Test(
    "aren't reported where they are valid",
    arguments: [
      #"{"type": "string", "examples": ["a"], "default": "b"}"#, #"{"examples": [1]}"#,
      ##"{"$ref": "#/$defs/a", "examples": [1], "$defs": {"a": {"minimum": 1}}}"##,
    ])
  func valid(_ schema: String) throws { #expect(try TestSchema(schema).schema.invalidSamples() == []) }
}
