import Testing

/// A value and the messages of a schema for `a`, or for the file as a whole.
struct MessageCase: CustomTestStringConvertible, Sendable {
  let schema: String
  let value: String
  let messages: [String]

  /// - Parameter keywords: the schema's keywords for the field `a`.
  init(a keywords: String, _ value: String, _ messages: String...) {
    schema = #"{"properties": {"a": {\#(keywords)}}}"#
    self.value = #"{"a": \#(value)}"#
    self.messages = messages
  }

  init(file schema: String, _ value: String, _ messages: String...) {
    (self.schema, self.value, self.messages) = (schema, value, messages)
  }

  var testDescription: String { "\(schema) \(value)" }
}

@Suite("Messages of each keyword")
struct KeywordMessageTests {
  static let values = [
    MessageCase(a: #""type": "integer""#, #""first""#, #"a must be a whole number, not "first""#),
    MessageCase(
      a: #""type": "number""#, #""12""#, #"a must be a number, not "12"; fix: write it without quotes: 12"#),
    MessageCase(
      a: #""type": "array""#, #""x""#,
      #"a must be a list, not "x"; fix: write a list, even for one entry: ["x"]"#),
    MessageCase(
      a: #""type": "array", "items": {"minimum": 20}"#, "12",
      "a must be a list, not the number 12; fix: write a list, even for one entry"),
    MessageCase(
      a: #""type": "array", "items": {"minLength": 1}"#, #""""#,
      #"a must be a list, not ""; fix: write its entries, or [] for none"#),
    MessageCase(
      a: #""type": "string", "pattern": "^Q", "examples": ["Q1"]"#, "12",
      #"a must be text, not the number 12; fix: write it as in "Q1""#),
    MessageCase(a: #""type": "string", "minLength": 5"#, "true", "a must be text, not true"),
    MessageCase(
      a:
        #""type": "array", "items": {"type": "object", "required": ["n", "b", "c"], "properties": {"n": {"type": "integer"}, "b": {"maxLength": 9}}}"#,
      #""x""#, #"a must be a list, not "x"; fix: write a list: - b: "x", and below it n and c"#),
    MessageCase(
      a:
        #""type": "array", "items": {"type": "object", "required": ["n"], "properties": {"n": {"type": "integer"}}}"#,
      #""x""#, #"a must be a list, not "x"; fix: write a list of objects, each with n"#),
    MessageCase(
      a: #""type": "array", "items": {"type": "object", "required": ["b", "c"]}"#,
      #"["x"]"#, #"entry 1 of a must be a mapping of fields, not "x"; fix: write its fields: b and c"#),
    MessageCase(
      file: #"{"required": ["a"], "properties": {"a": {"type": "string"}}}"#, #"{"a": null}"#,
      "a must be text, not null; fix: write the text, with ~ or null in quotes; the field is required"),
    MessageCase(
      a: #""type": "array""#, "null",
      "a must be a list, not null; fix: write its entries, or [] for none"),
    MessageCase(
      a: #""type": "array", "minItems": 1"#, "null",
      "a must be a list, not null; fix: write its entries, or delete the line"),
    MessageCase(
      file: #"{"required": ["a"], "properties": {"a": {"type": "object", "required": ["b"]}}}"#,
      #"{"a": null}"#, "a must be a mapping of fields, not null; fix: write its fields; the field is required"
    ),
    MessageCase(
      a: #""type": "string", "minLength": 5"#, "null",
      "a must be text, not null; fix: delete the line, or write the text"),
    MessageCase(
      a: #""type": "string""#, #"{"b": "c"}"#,
      #"a must be text, not a mapping of fields; fix: put it in quotes: "b: c""#),
    MessageCase(
      a: #""type": "string", "maxLength": 3"#, #"{"b": "c"}"#, "a must be text, not a mapping of fields"),
    MessageCase(a: #""type": "string""#, #"{"b": []}"#, "a must be text, not a mapping of fields"),
    MessageCase(
      a: #""type": "object""#, "null",
      "a must be a mapping of fields, not null; fix: write its fields, or {} for none"),
    MessageCase(
      a: #""type": "boolean""#, #""off""#, #"a must be true or false, not "off"; fix: write false"#),
    MessageCase(
      a: #""enum": [1, 2]"#, #""1""#, #"a "1" isn't known; use one of 1, 2; fix: write it without quotes: 1"#),
    MessageCase(a: #""enum": ["grocery"]"#, #""fashion""#, #"a must be "grocery", not "fashion""#),
    MessageCase(a: #""const": 2"#, "3", "a must be 2, not 3"),
    MessageCase(a: #""const": "2""#, "2", #"a must be "2", not 2; fix: put it in quotes: "2""#),
    MessageCase(a: #""const": {"b": 1}"#, #"{"b": 2}"#, "a must be { b: 1 }, not { b: 2 }"),
    MessageCase(
      a: #""multipleOf": 0.05"#, "1.02", "a is 1.02, which isn't a multiple of 0.05; fix: use 1 or 1.05"),
    MessageCase(a: #""multipleOf": 5"#, "-7", "a is -7, which isn't a multiple of 5; fix: use -10 or -5"),
    MessageCase(a: #""multipleOf": 5"#, "1e-1", "a is 1e-1, which isn't a multiple of 5"),
    MessageCase(a: #""maximum": 5"#, "7", "a is 7; the maximum is 5"),
    MessageCase(a: #""minimum": 5"#, "-7", "a is -7; the minimum is 5"),
    MessageCase(a: #""exclusiveMaximum": 5"#, "5", "a is 5; it must be less than 5"),
    MessageCase(a: #""exclusiveMinimum": 5"#, "5", "a is 5; it must be more than 5"),
    MessageCase(a: "\"not\": {}", "1", "a isn't allowed here; fix: delete it"),
    MessageCase(file: "false", "1", "the schema allows no value at all"),
  ]

  static let texts = [
    MessageCase(a: #""minLength": 1"#, #""""#, #"a "" has no characters; at least 1 is needed"#),
    MessageCase(a: #""maxLength": 3"#, #""pasta""#, #"a "pasta" has 5 characters; at most 3 are allowed"#),
    MessageCase(
      a: #""minLength": 3, "maxLength": 3"#, #""x""#, #"a "x" has 1 character; exactly 3 are needed"#),
    MessageCase(a: #""pattern": "^[a-z]+$""#, #""ABC""#, #"a "ABC" doesn't match the pattern ^[a-z]+$"#),
    MessageCase(
      a: #""pattern": "^[a-z]+$", "title": "The id""#, #""ABC""#,
      #"a "ABC" (The id) doesn't match the pattern ^[a-z]+$"#),
    MessageCase(
      a: #""pattern": "^[a-z]+$", "description": "lower-case letters""#, #""ABC""#,
      #"a "ABC" must be lower-case letters; fix: it has to match the pattern ^[a-z]+$"#),
    MessageCase(
      a: #""pattern": "^[a-z]+$", "description": "lower-case letters", "examples": ["pam"]"#, #""ABC""#,
      #"a "ABC" must be lower-case letters, for example "pam""#),
    MessageCase(
      a: #""format": "date""#, #""2026-02-30""#, #"a "2026-02-30" must be a date such as 2026-05-31"#),
    MessageCase(
      a: #""format": "date", "description": "the day of opening", "examples": ["2020-01-31"]"#, #""soon""#,
      #"a "soon" (the day of opening) must be a date such as 2026-05-31; fix: write it as in "2020-01-31""#),
  ]

  static let lists = [
    MessageCase(a: #""minItems": 1"#, "[]", "a has no entries; at least 1 is needed"),
    MessageCase(a: #""maxItems": 1"#, "[1, 2]", "a has 2 entries; at most 1 is allowed"),
    MessageCase(
      a: #""uniqueItems": true"#, "[1, 2, 1]",
      "1 is in the list twice, as entry 1 and as entry 3; fix: delete one of them"),
    MessageCase(
      a: #""prefixItems": [{"type": "string"}], "items": false"#, "[1, 2]",
      #"entry 1 of a must be text, not the number 1; fix: put it in quotes: "1""#,
      "a has 2 entries; at most 1 is allowed"),
    MessageCase(a: #""items": false"#, "[1]", "a has 1 entry; none is allowed"),
    MessageCase(
      a: #""contains": {"type": "string"}, "unevaluatedItems": false"#, #"["x", 2]"#,
      "a has an entry that isn't allowed: 2; fix: delete it"),
    MessageCase(
      a: #""contains": {"const": "en"}"#, #"["it"]"#, #"a has no entry that is "en"; at least 1 is needed"#),
    MessageCase(
      a: #""contains": {"type": "string"}, "minContains": 2"#, #"["it", 1]"#,
      "a has 1 entry that is text; at least 2 are needed"),
    MessageCase(
      a: #""contains": {"multipleOf": 5}, "minContains": 0, "maxContains": 1"#, "[5, 10]",
      "a has 2 entries that are a multiple of 5; at most 1 is allowed"),
    MessageCase(
      a: #""contains": {"properties": {"main": {"const": true}}, "required": ["main", "url"]}"#, "[{}]",
      #"a has no entry that is a mapping with the field "url" whose main is true; at least 1 is needed"#),
    MessageCase(
      a: #""contains": {"title": "Main address", "type": "object", "properties": {"b": true}}"#, "[1]",
      #"a has no entry that is of the form "Main address"; at least 1 is needed"#),
    MessageCase(
      a: #""contains": {"dependentRequired": {}, "uniqueItems": true, "not": {"type": "null"}}"#, "[null]",
      "a has no entry of the expected form; at least 1 is needed"),
  ]

  static let mappings = [
    MessageCase(file: #"{"required": ["a"]}"#, "{}", #"field "a" is missing"#),
    MessageCase(
      file: #"{"required": ["a"], "properties": {"a": {"type": "string"}}}"#, "{}",
      #"field "a" is missing; fix: add it: text"#),
    MessageCase(
      file: #"{"required": ["id"]}"#, #"{"ID": 1}"#, #"field "id" is missing; is "ID" a misspelling of it?"#),
    MessageCase(
      file:
        #"{"properties": {"minAge": true, "maxAge": true}, "if": {"required": ["minAge"]}, "then": {"required": ["maxAge"]}}"#,
      #"{"minAge": 3}"#, #"field "maxAge" is missing (because there is "minAge")"#),
    MessageCase(
      file:
        #"{"properties": {"minAge": true}, "if": {"required": ["mnAge"]}, "then": {"required": ["maxAge"]}}"#,
      #"{"mnAge": 3}"#,
      #"field "maxAge" is missing; is "mnAge" a misspelling of it? (because there is "mnAge")"#),
    MessageCase(
      file: #"{"dependentRequired": {"card": ["number"]}}"#, #"{"card": 1}"#,
      #"field "number" is missing (because there is "card")"#),
    MessageCase(
      file: #"{"dependentSchemas": {"card": {"required": ["number"]}}}"#, #"{"card": 1}"#,
      #"field "number" is missing (because there is "card")"#),
    MessageCase(
      file: #"{"additionalProperties": false}"#, #"{"a": 1}"#,
      #"unknown field "a"; fix: delete it: no field is allowed here"#),
    MessageCase(
      file:
        #"{"patternProperties": {"^x-": true}, "properties": {"id": true}, "additionalProperties": false}"#,
      #"{"colour": 1}"#,
      #"unknown field "colour"; fix: the only field is id; a further field's name has to match ^x-"#),
    MessageCase(
      file: #"{"patternProperties": {"^x-": true}, "additionalProperties": false}"#, #"{"colour": 1}"#,
      #"unknown field "colour"; fix: a field's name has to match ^x-"#),
    MessageCase(
      file: #"{"propertyNames": {"pattern": "^[a-z]+$"}}"#, #"{"Ab": 1}"#,
      #"the field name "Ab" doesn't match the pattern ^[a-z]+$"#),
    MessageCase(
      file: #"{"propertyNames": {"enum": ["it", "fr"]}}"#, #"{"itt": 1}"#,
      #"the field name "itt" isn't known; did you mean "it"?"#),
    MessageCase(
      file: #"{"propertyNames": false}"#, #"{"a": 1}"#, #"field "a" isn't allowed here; fix: delete it"#),
    MessageCase(file: #"{"minProperties": 1}"#, "{}", "the file has no fields; at least 1 is needed"),
    MessageCase(
      file: #"{"maxProperties": 1}"#, #"{"a": 1, "b": 1}"#, "the file has 2 fields; at most 1 is allowed"),
    MessageCase(
      file: #"{"allOf": [{"properties": {"color": true}}], "unevaluatedProperties": false}"#,
      #"{"colour": 1}"#,
      #"unknown field "colour"; did you mean "color"?"#),
    MessageCase(
      file:
        #"{"if": {"required": ["card"]}, "then": {"properties": {"number": true}}, "unevaluatedProperties": false}"#,
      #"{"number": 1}"#, #"field "number" isn't allowed in this case; fix: delete it"#),
  ]

  static let logic = [
    MessageCase(a: #""not": {"const": "x"}"#, #""x""#, #"a mustn't be "x""#),
    MessageCase(a: #""not": {"enum": ["x", "y"]}"#, #""x""#, #"a "x" mustn't be "x" or "y""#),
    MessageCase(a: #""not": {"type": "string"}"#, #""x""#, #"a "x" mustn't be text"#),
    MessageCase(
      a: #""not": {"pattern": "^x"}"#, #""xy""#, #"a "xy" mustn't be text that matches the pattern ^x"#),
    MessageCase(
      a: #""not": {"pattern": "x"}, "description": "a word without x", "examples": ["y"]"#, #""xy""#,
      #"a "xy" must be a word without x, for example "y""#),
    MessageCase(a: #""not": {"minItems": 2}"#, "[1, 2]", "a mustn't be a list of at least 2 entries"),
    MessageCase(
      a: #""not": {"not": {"type": "string"}}"#, "1", "a 1 has a form that isn't allowed"),
    MessageCase(
      file: #"{"not": {"required": ["x"]}}"#, #"{"x": 1}"#, #"field "x" isn't allowed here; fix: delete it"#),
    MessageCase(
      file: #"{"not": {"required": ["x", "y"]}}"#, #"{"x": 1, "y": 1}"#,
      #"the fields "x" and "y" exclude each other; fix: delete one of them"#),
    MessageCase(
      file: #"{"oneOf": [{"required": ["x"]}, {"required": ["y"]}]}"#, #"{"x": 1, "y": 1}"#,
      #"the fields "x" and "y" exclude each other; fix: delete one of them"#),
    MessageCase(
      a: #""oneOf": [{"title": "Card"}, {"title": "App"}]"#, "{}",
      #"a is of the form "Card" and also of the form "App"; only one is allowed"#),
    MessageCase(
      a: #""oneOf": [true, true]"#, "1",
      "a 1 matches more than one form; only one is allowed"),
    MessageCase(
      file: #"{"if": {"properties": {"kind": {"const": "card"}}}, "then": {"required": ["number"]}}"#,
      #"{"kind": "card"}"#, #"field "number" is missing (because kind is "card")"#),
    MessageCase(
      file:
        #"{"if": {"properties": {"kind": {"const": "card"}}}, "else": {"properties": {"number": false}}}"#,
      #"{"kind": "app", "number": 1}"#,
      #"number isn't allowed here (because kind isn't "card"); fix: delete it"#),
    MessageCase(
      file: #"{"if": {"properties": {"kind": {"const": "card"}}}, "then": {"required": ["number"]}}"#, "{}",
      #"field "number" is missing"#),
  ]

  @Test(
    "a message says what was found, what is expected and the fix",
    arguments: values + texts + lists + mappings + logic)
  func sentences(_ example: MessageCase) throws {
    #expect(
      try TestSchema(example.schema, assertsFormat: true).messages(for: example.value) == example.messages)
  }
}
