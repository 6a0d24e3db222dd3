import Testing

/// A schema with values that it accepts and values that it rejects.
struct KeywordCase: CustomTestStringConvertible, Sendable {
  let schema: String
  let valid: [String]
  let invalid: [String]

  init(_ schema: String, valid: [String], invalid: [String]) {
    self.schema = schema
    self.valid = valid
    self.invalid = invalid
  }

  var testDescription: String { schema }
}

@Suite("Keywords of JSON Schema 2020-12")
struct KeywordTests {
  static let types = [
    KeywordCase(#"{"type": "null"}"#, valid: ["null"], invalid: ["0", "\"\"", "false"]),
    KeywordCase(#"{"type": "boolean"}"#, valid: ["true", "false"], invalid: ["0", "\"true\"", "null"]),
    KeywordCase(#"{"type": "object"}"#, valid: ["{}", #"{"a": 1}"#], invalid: ["[]", "null"]),
    KeywordCase(#"{"type": "array"}"#, valid: ["[]", "[1]"], invalid: ["{}", "null"]),
    KeywordCase(#"{"type": "number"}"#, valid: ["1", "-1.5", "1e400"], invalid: ["\"1\"", "true"]),
    KeywordCase(#"{"type": "string"}"#, valid: ["\"\"", "\"1\""], invalid: ["1", "null"]),
    KeywordCase(
      #"{"type": "integer"}"#, valid: ["1", "-0", "1.0", "1e3", "1.50e1", "1e400"],
      invalid: ["1.5", "1e-1", "\"1\""]),
    KeywordCase(#"{"type": ["string", "null"]}"#, valid: ["\"a\"", "null"], invalid: ["1", "[]"]),
  ]

  static let values = [
    KeywordCase(
      #"{"enum": ["a", 1, null, [2], {"b": 3}]}"#, valid: ["\"a\"", "1.0", "null", "[2]", #"{"b": 3.0}"#],
      invalid: ["\"b\"", "true", "[2, 2]", "{}", "\"1\""]),
    KeywordCase(#"{"enum": []}"#, valid: [], invalid: ["null"]),
    KeywordCase(#"{"const": 0}"#, valid: ["0", "0.0", "-0"], invalid: ["false", "null", "\"\"", "[]"]),
    KeywordCase(#"{"const": false}"#, valid: ["false"], invalid: ["0", "null"]),
    KeywordCase(
      #"{"const": {"a": 1, "b": 2}}"#, valid: [#"{"b": 2, "a": 1}"#],
      invalid: [#"{"a": 1}"#, #"{"a": 1, "b": 3}"#]),
    KeywordCase(#"{"const": "\u00e8"}"#, valid: ["\"è\""], invalid: ["\"e\u{300}\""]),
    KeywordCase(
      #"{"minimum": 1}"#, valid: ["1", "1.0", "2", "1e400", "\"0\""], invalid: ["0", "0.999", "-1e400"]),
    KeywordCase(#"{"maximum": 1.5}"#, valid: ["1.5", "15e-1", "-9", "null"], invalid: ["1.51", "2"]),
    KeywordCase(
      #"{"maximum": 9007199254740992}"#, valid: ["9007199254740992"], invalid: ["9007199254740993"]),
  ]

  static let texts = [
    KeywordCase(#"{"minLength": 2}"#, valid: ["\"ab\"", "\"👩‍👧\"", "1"], invalid: ["\"a\"", "\"🦊\"", "\"\""]),
    KeywordCase(
      #"{"maxLength": 1}"#, valid: ["\"a\"", "\"🦊\"", "\"\\u00e8\"", "[1, 2]"], invalid: ["\"e\u{300}\""]),
    KeywordCase(
      #"{"minLength": 1, "maxLength": 2.0}"#, valid: ["\"a\"", "\"ab\""], invalid: ["\"\"", "\"abc\""]),
    KeywordCase(#"{"pattern": "b+"}"#, valid: ["\"abc\"", "\"b\"", "1"], invalid: ["\"ac\"", "\"\""]),
    KeywordCase(#"{"pattern": "^b$"}"#, valid: ["\"b\""], invalid: ["\"ab\"", "\"b\\n\"", "\"bb\""]),
  ]

  static let lists = [
    KeywordCase(
      #"{"items": {"type": "string"}}"#, valid: ["[]", "[\"a\"]", "{}"], invalid: ["[1]", "[\"a\", 1]"]),
    KeywordCase(#"{"items": false}"#, valid: ["[]", "1"], invalid: ["[1]"]),
    KeywordCase(
      #"{"minItems": 1, "maxItems": 2}"#, valid: ["[1]", "[1, 2]", "{}"], invalid: ["[]", "[1, 2, 3]"]),
    KeywordCase(
      #"{"uniqueItems": true}"#,
      valid: [
        "[]", "[1, 2]", "[1, true]", "[0, false, null, \"\", [], {}]", "[[1], [1, 1]]",
        "[\"è\", \"e\u{300}\"]",
      ],
      invalid: ["[1, 1]", "[1, 1.0]", "[[1], [1]]", #"[{"a": 1, "b": 2}, {"b": 2, "a": 1}]"#, "[null, null]"]),
    KeywordCase(#"{"uniqueItems": false}"#, valid: ["[1, 1]"], invalid: []),
  ]

  static let objects = [
    KeywordCase(
      #"{"properties": {"a": {"type": "string"}, "b": false}}"#, valid: ["{}", #"{"a": "x", "c": 1}"#, "[]"],
      invalid: [#"{"a": 1}"#, #"{"b": 1}"#]),
    KeywordCase(
      #"{"properties": {"a": true}, "additionalProperties": false}"#, valid: ["{}", #"{"a": 1}"#, "1"],
      invalid: [#"{"b": 1}"#, #"{"a": 1, "A": 1}"#]),
    KeywordCase(
      #"{"additionalProperties": {"type": "null"}}"#, valid: ["{}", #"{"a": null}"#], invalid: [#"{"a": 1}"#]),
    KeywordCase(
      #"{"properties": {"è": true}, "additionalProperties": false}"#, valid: [#"{"è": 1}"#],
      invalid: ["{\"e\u{300}\": 1}"]),
    KeywordCase(
      #"{"required": ["a", "b"]}"#, valid: [#"{"a": 1, "b": null}"#, "[]"], invalid: ["{}", #"{"a": 1}"#]),
    KeywordCase(
      #"{"dependentRequired": {"a": ["b", "c"]}}"#,
      valid: ["{}", #"{"b": 1}"#, #"{"a": 1, "b": 1, "c": 1}"#, "1"],
      invalid: [#"{"a": 1}"#, #"{"a": 1, "b": 1}"#]),
  ]

  static let logic = [
    KeywordCase("true", valid: ["null", "{}"], invalid: []),
    KeywordCase("false", valid: [], invalid: ["null", "{}"]),
    KeywordCase("{}", valid: ["null", "[1]"], invalid: []),
    KeywordCase(
      #"{"allOf": [{"minimum": 1}, {"maximum": 2}]}"#, valid: ["1", "2", "null"], invalid: ["0", "3"]),
    KeywordCase(#"{"anyOf": [{"maximum": 1}, {"minimum": 3}]}"#, valid: ["1", "3", "null"], invalid: ["2"]),
    KeywordCase(#"{"oneOf": [{"maximum": 2}, {"minimum": 2}]}"#, valid: ["1", "3"], invalid: ["2", "null"]),
    KeywordCase(#"{"not": {"type": "string"}}"#, valid: ["1", "null"], invalid: ["\"a\""]),
    KeywordCase(#"{"not": {"not": {"type": "string"}}}"#, valid: ["\"a\""], invalid: ["1"]),
    KeywordCase(
      #"{"if": {"minimum": 10}, "then": {"maximum": 20}, "else": {"maximum": 5}}"#, valid: ["10", "20", "5"],
      invalid: ["21", "6"]),
    KeywordCase(#"{"if": false, "then": false}"#, valid: ["1"], invalid: []),
    KeywordCase(#"{"then": false, "else": false}"#, valid: ["1"], invalid: []),
    KeywordCase(
      #"{"title": "t", "description": "d", "default": 1, "format": "date"}"#, valid: ["\"x\""], invalid: []),
  ]

  @Test("accept and reject as the draft says", arguments: types + values + texts + lists + objects + logic)
  func keyword(_ keyword: KeywordCase) throws {
    let schema = try TestSchema(keyword.schema)
    for value in keyword.valid { #expect(try schema.isValid(value), "\(value)") }
    for value in keyword.invalid { #expect(try !schema.isValid(value), "\(value)") }
  }
}
