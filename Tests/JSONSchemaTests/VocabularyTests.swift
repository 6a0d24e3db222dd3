import JSONSchema
import StrictJSON
import Testing

@Suite("Further annotations")
struct VocabularyTests {
  /// A metaschema with a keyword for a text, one for an object, and one that holds schemas.
  private static let metaschema = ##"""
    {
      "$dynamicAnchor": "meta",
      "allOf": [{"$ref": "https://json-schema.org/draft/2020-12/schema"}],
      "properties": {
        "x-colour": {"enum": ["red", "green"]},
        "x-size": {"type": "object", "required": ["width"], "properties": {"width": {"minimum": 1}}},
        "x-more": {"type": "object", "additionalProperties": {"$dynamicRef": "#meta"}}
      }
    }
    """##

  private func schema(_ json: String) throws -> Schema {
    let vocabulary = try AnnotationVocabulary(metaschema: try TestSchema.value(Self.metaschema))
    return try Schema(try TestSchema.value(json), vocabulary: vocabulary)
  }

  private func errors(_ json: String) throws -> [SchemaError] {
    try #require(throws: InvalidSchema.self) { try schema(json) }.errors
  }

  @Test(
    "a keyword with a valid value has no finding",
    arguments: [
      #"{"x-colour": "red"}"#, #"{"items": {"x-size": {"width": 2}}}"#,
      #"{"x-more": {"a": {"type": "string", "x-colour": "green"}, "b": true}}"#,
    ])
  func valid(_ json: String) throws { #expect(try schema(json).warnings == []) }

  @Test("requires nothing of a value")
  func accepts() throws { #expect(try schema(#"{"x-colour": "red"}"#).accepts(TestSchema.value("1"))) }

  @Test("the keywords are those of the metaschema, in its order")
  func names() throws {
    let vocabulary = try AnnotationVocabulary(metaschema: try TestSchema.value(Self.metaschema))
    #expect(vocabulary.keywords == ["x-colour", "x-size", "x-more"])
  }

  @Test(
    "an invalid value is an error at its range, also within it",
    arguments: [
      (#"{"x-colour": "blue"}"#, #"x-colour "blue" isn't known; use one of red, green"#, 13),
      (#"{"x-size": {}}"#, #"field "width" is missing"#, 11),
      (#"{"not": {"x-size": {"width": 0}}}"#, "width is 0; the minimum is 1", 29),
      (#"{"x-more": []}"#, "this has to be an object", 11),
    ])
  func invalid(_ json: String, _ message: String, _ offset: Int) throws {
    let errors = try errors(json)
    #expect(errors.map(\.description) == [message])
    #expect(errors.first?.span.lowerBound == offset)
  }

  @Test("schemas that a keyword holds are checked as all others are")
  func heldSchemas() throws {
    let errors = try errors(#"{"x-more": {"a": {"type": "strin"}, "b": {"x-colour": 1}, "c": 1}}"#)
    #expect(errors.map(\.span.lowerBound) == [26, 54, 63])
  }

  @Test("a misspelt keyword is an unknown one, with the nearest of all keywords")
  func misspelt() throws {
    let warnings = try schema(#"{"x-color": "red"}"#).warnings
    #expect(warnings.map(\.description) == [#"unknown keyword "x-color"; did you mean "x-colour"?"#])
  }

  @Test("a metaschema with errors is rejected")
  func mistakenMetaschema() throws {
    #expect(throws: InvalidSchema.self) {
      try AnnotationVocabulary(metaschema: try TestSchema.value(#"{"properties": {"x-a": {"type": "txt"}}}"#))
    }
  }
}
