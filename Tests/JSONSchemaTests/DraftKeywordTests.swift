import Testing

@Suite("Further keywords of JSON Schema 2020-12")
struct DraftKeywordTests {
  static let numbers = [
    KeywordCase(
      #"{"multipleOf": 0.01}"#, valid: ["19.99", "0", "1e400", "\"x\""], invalid: ["19.995", "1e-3"]),
    KeywordCase(#"{"exclusiveMinimum": 1}"#, valid: ["1.0001", "2", "null"], invalid: ["1", "1.0", "0"]),
    KeywordCase(#"{"exclusiveMaximum": 1}"#, valid: ["0.9999", "-1e400"], invalid: ["1", "1.0", "1e400"]),
  ]

  static let arrays = [
    KeywordCase(
      #"{"prefixItems": [{"type": "string"}, {"type": "number"}], "items": false}"#,
      valid: ["[]", "[\"a\"]", "[\"a\", 1]", "{}"], invalid: ["[1]", "[\"a\", \"b\"]", "[\"a\", 1, 2]"]),
    KeywordCase(#"{"contains": {"minimum": 5}}"#, valid: ["[1, 5]", "{}"], invalid: ["[]", "[1, 2]"]),
    KeywordCase(
      #"{"contains": {"const": 1}, "minContains": 2, "maxContains": 3}"#, valid: ["[1, 1]", "[1, 1, 2, 1]"],
      invalid: ["[1]", "[1, 1, 1, 1]", "[]"]),
    KeywordCase(#"{"contains": {"const": 1}, "minContains": 0}"#, valid: ["[]", "[2]"], invalid: []),
    KeywordCase(
      #"{"prefixItems": [true], "contains": {"const": 9}, "unevaluatedItems": false}"#,
      valid: ["[9]", "[1, 9]", "[9, 9]"], invalid: ["[9, 1]", "[]"]),
  ]

  static let objects = [
    KeywordCase(
      #"{"minProperties": 1, "maxProperties": 2}"#, valid: [#"{"a": 1}"#, "[]"],
      invalid: ["{}", #"{"a": 1, "b": 2, "c": 3}"#]),
    KeywordCase(
      #"{"patternProperties": {"^a": {"type": "number"}}, "additionalProperties": false}"#,
      valid: [#"{"a1": 1}"#, "{}"], invalid: [#"{"a1": "x"}"#, #"{"b": 1}"#]),
    KeywordCase(
      #"{"propertyNames": {"maxLength": 2}}"#, valid: [#"{"ab": 1}"#, "{}"], invalid: [#"{"abc": 1}"#]),
    KeywordCase(
      #"{"dependentSchemas": {"a": {"required": ["b"]}}}"#, valid: ["{}", #"{"a": 1, "b": 2}"#],
      invalid: [#"{"a": 1}"#]),
    KeywordCase(
      #"{"dependencies": {"a": ["b"], "c": {"minProperties": 2}}}"#, valid: [#"{"a": 1, "b": 2}"#],
      invalid: [#"{"a": 1}"#, #"{"c": 1}"#]),
    KeywordCase(
      #"{"anyOf": [{"properties": {"a": true}, "required": ["a"]}, true], "unevaluatedProperties": false}"#,
      valid: ["{}", #"{"a": 1}"#], invalid: [#"{"b": 1}"#, #"{"a": 1, "b": 1}"#]),
    KeywordCase(
      ##"{"$ref": "#/$defs/a", "unevaluatedProperties": false, "$defs": {"a": {"properties": {"a": true}}}}"##,
      valid: ["{}", #"{"a": 1}"#], invalid: [#"{"b": 1}"#]),
    KeywordCase(
      #"{"not": {"properties": {"a": true}, "required": ["b"]}, "unevaluatedProperties": false}"#,
      valid: ["{}"], invalid: [#"{"a": 1}"#, #"{"b": 1}"#]),
  ]

  @Test("a keyword accepts and rejects as the draft says", arguments: numbers + arrays + objects)
  func verdicts(_ example: KeywordCase) throws {
    let schema = try TestSchema(example.schema)
    for value in example.valid { #expect(try schema.isValid(value), "\(value) is valid") }
    for value in example.invalid { #expect(try !schema.isValid(value), "\(value) is invalid") }
  }
}
