import JSONSchema
import StrictJSON
import Testing

@Suite("Schemas that can't be read")
struct SchemaErrorTests {
  @Test(
    "a keyword's value of the wrong form is an error at its place",
    arguments: [
      (#"{"type": "text"}"#, #""text" isn't a type"#, 9), (#"{"type": 1}"#, "this has to be text", 9),
      (#"{"type": []}"#, "there has to be a type", 9), (#"{"required": "a"}"#, "this has to be a list", 13),
      (#"{"type": ["null", "null"]}"#, #""null" is listed twice"#, 18),
      (#"{"required": ["a", "b", "a"]}"#, #""a" is listed twice"#, 24),
      (#"{"$comment": 1}"#, "this has to be text", 13),
      (#"{"$vocabulary": {"a:b": 1}}"#, "this has to be true or false", 24),
      (
        #"{"not": {"$schema": "https://json-schema.org/draft/2020-12/schema"}}"#,
        #""$schema" stands at a schema's root, or beside an $id"#, 9
      ),
      (#"{"required": ["a", 1]}"#, "this has to be text", 19),
      (#"{"properties": []}"#, "this has to be an object", 15),
      (#"{"properties": {"a": 1}}"#, "a schema is an object, true or false", 21),
      (#"{"patternProperties": {"(": true}}"#, #"this pattern has a "(" without its partner"#, 23),
      (#"{"dependentRequired": {"a": "b"}}"#, "this has to be a list", 28),
      (#"{"minimum": "1"}"#, "this has to be a number", 12),
      (#"{"multipleOf": 0}"#, "this has to be a number greater than 0", 15),
      (#"{"multipleOf": -0.5}"#, "this has to be a number greater than 0", 15),
      (#"{"minLength": -1}"#, "this has to be a whole number, 0 or more", 14),
      (#"{"maxItems": 1.5}"#, "this has to be a whole number, 0 or more", 13),
      (#"{"maxContains": "1", "contains": true}"#, "this has to be a whole number, 0 or more", 16),
      (#"{"uniqueItems": 1}"#, "this has to be true or false", 16),
      (#"{"enum": 1}"#, "this has to be a list", 9), (#"{"anyOf": []}"#, "there has to be a schema", 10),
      (#"{"prefixItems": []}"#, "there has to be a schema", 16),
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

  @Test("all errors are told at once, in the order of the text")
  func everything() throws {
    let errors = try TestSchema.errors(
      ##"{"$ref": "#/no", "type": "strin", "items": {"pattern": "("}, "$defs": {"a": {"enum": 1}}}"##)
    #expect(errors.map(\.span.lowerBound) == [9, 25, 55, 85])
    #expect(errors.dropFirst().first?.fix == "use string")
  }

  @Test(
    "an error in another document names it by the URI under which that was added, also where its $id led there"
  )
  func document() throws {
    let errors = try TestSchema.errors(
      #"{"$ref": "https://a.example/id"}"#,
      documents: ["file:///part.json": #"{"$id": "https://a.example/id", "type": "strin"}"#])
    #expect(errors.map(\.document) == ["file:///part.json"])
  }

  @Test("what is doubtful is told along with what is wrong")
  func warningsToo() throws {
    let error = try #require(throws: InvalidSchema.self) {
      try TestSchema(#"{"type": "strin", "patern": "^a"}"#)
    }
    #expect(error.warnings.map(\.span.lowerBound) == [18])
  }

  @Test("a definition that nobody uses is read too")
  func unusedDefinition() throws {
    #expect(try TestSchema.errors(#"{"$defs": {"a": {"type": 1}}}"#).count == 1)
  }

  @Test(
    "what is legal and probably a mistake is a warning at its place",
    arguments: [
      (#"{"patern": "^a"}"#, #"the keyword "patern" isn't known; did you mean "pattern"?"#, 1),
      (#"{"wholesale": 1}"#, #"the keyword "wholesale" isn't known"#, 1),
      (#"{"minItems": 3, "maxItems": 2}"#, "minItems is greater than maxItems, which nothing can meet", 13),
      (#"{"then": false}"#, #""then" asks nothing without "if""#, 1),
      (#"{"maxContains": 2}"#, #""maxContains" asks nothing without "contains""#, 1),
      (#"{"contentSchema": true}"#, #""contentSchema" says nothing without "contentMediaType""#, 1),
    ])
  func warnings(_ schema: String, _ message: String, _ offset: Int) throws {
    let warnings = try TestSchema(schema).schema.warnings
    #expect(warnings.map(\.description) == [message])
    #expect(warnings.first?.span.lowerBound == offset)
  }
}

@Suite("The examples that a schema gives")
struct SchemaSampleTests {
  @Test(
    "are told where the schema itself refuses them",
    arguments: [
      (
        #"{"type": "string", "examples": ["a", 1]}"#,
        "this example isn't valid by its own schema: the example must be text, not the number 1", 37
      ),
      (
        #"{"properties": {"a": {"minimum": 1, "default": 0}}}"#,
        "this default isn't valid by its own schema: the default is 0; the least is 1", 47
      ),
      (
        #"{"examples": [{"id": "A"}], "properties": {"id": {"maxLength": 0}}}"#,
        #"this example isn't valid by its own schema: id "A" has 1 character; none is allowed"#, 21
      ),
    ])
  func unfit(_ schema: String, _ message: String, _ offset: Int) throws {
    let unfit = try TestSchema(schema).schema.unfitSamples()
    #expect(unfit.map(\.description) == [message])
    #expect(unfit.first?.span.lowerBound == offset)
  }

  @Test(
    "aren't told where they fit",
    arguments: [
      #"{"type": "string", "examples": ["a"], "default": "b"}"#, #"{"examples": [1]}"#,
      ##"{"$ref": "#/$defs/a", "examples": [1], "$defs": {"a": {"minimum": 1}}}"##,
    ])
  func fit(_ schema: String) throws { #expect(try TestSchema(schema).schema.unfitSamples() == []) }
}
