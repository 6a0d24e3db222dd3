import Testing

@Suite("Messages")
struct MessageTests {
  /// A schema similar to that of brand files.
  private static let brand = ##"""
    {
      "type": "object", "required": ["id", "color"], "additionalProperties": false,
      "properties": {
        "id": {"description": "lower-case letters", "examples": ["pam"], "type": "string", "pattern": "^[a-z]+$"},
        "color": {
          "description": "\"#\" and six upper-case hex digits", "examples": ["#165226"], "type": "string",
          "pattern": "^#[0-9A-F]{6}$"
        },
        "format": {"enum": ["CODE128", "EAN13", "EAN8"]},
        "name": {"type": "string", "maxLength": 5},
        "rank": {"type": "integer", "minimum": 1, "maximum": 9},
        "tags": {"type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": true},
        "isOpen": {"type": "boolean"},
        "never": false
      }
    }
    """##

  @Test(
    "a message says what was found, what is expected and the fix",
    arguments: [
      (#""formt": 1"#, #"unknown field "formt"; did you mean "format"?"#),
      (#""Color": 1"#, #"unknown field "Color" beside "color"; fix: delete it; or write its value as color"#),
      (
        #""wholesale": 1"#,
        #"unknown field "wholesale"; fix: the fields are id, color, format, name, rank, tags, isOpen, never"#
      ),
      (
        #""format": "EAN-13""#,
        #"format "EAN-13" isn't known; use EAN13; fix: write one of CODE128, EAN13, EAN8"#
      ),
      (#""format": "Morse""#, #"format "Morse" isn't known; use one of CODE128, EAN13, EAN8"#),
      (#""name": 12"#, #"name must be text, not the number 12; fix: put it in quotes: "12""#),
      (#""name": 0.50"#, #"name must be text, not the number 0.50; fix: put it in quotes: "0.50""#),
      (#""name": true"#, #"name must be text, not true; fix: put it in quotes: "true""#),
      (
        #""name": null"#,
        "name must be text, not null; fix: delete the line, or write the text, with ~ or null in quotes"
      ),
      (#""name": []"#, "name must be text, not a list"),
      (#""name": {}"#, "name must be text, not a mapping of fields"),
      (#""name": "Esselunga""#, #"name "Esselunga" has 9 characters; at most 5 are allowed"#),
      (#""rank": "1""#, #"rank must be a whole number, not "1"; fix: write it without quotes: 1"#),
      (#""rank": 1.5"#, "rank must be a whole number, not the number 1.5"),
      (#""rank": 0"#, "rank is 0; the minimum is 1"), (#""rank": 10"#, "rank is 10; the maximum is 9"),
      (#""tags": []"#, "tags has no entries; 1 to 2 are needed"),
      (
        #""tags": ["a", "a"]"#,
        #""a" is in the list twice, as entry 1 and as entry 2; fix: delete one of them"#
      ),
      (#""isOpen": "yes""#, #"isOpen must be true or false, not "yes"; fix: write true"#),
      (#""never": 1"#, "never isn't allowed here; fix: delete it"),
    ])
  func sentences(_ field: String, _ message: String) throws {
    let value = ##"{"id": "pam", "color": "#165226", \##(field)}"##
    #expect(try TestSchema(Self.brand).messages(for: value) == [message])
  }

  @Test("a text that doesn't match a pattern is shown with its description and an example")
  func form() throws {
    #expect(
      try TestSchema(Self.brand).messages(for: ##"{"id": "pam", "color": "#1652"}"##) == [
        ##"color "#1652" must be "#" and six upper-case hex digits, for example "#165226""##
      ])
  }

  @Test("a missing field has an example")
  func missing() throws {
    #expect(
      try TestSchema(Self.brand).messages(for: "{}") == [
        #"field "id" is missing; fix: add it, for example id: "pam""#,
        ##"field "color" is missing; fix: add it, for example color: "#165226""##,
      ])
  }

  @Test("the example of a missing field is from the schema of its object")
  func nearestExample() throws {
    let schema = try TestSchema(
      #"""
      {"properties": {"name": {"examples": ["Pam"]}, "card": {"required": ["name"], "properties": {
        "name": {"$ref": "#/$defs/cardName"}}}}, "$defs": {"cardName": {"examples": ["Carta Pam"]}}}
      """#)
    #expect(
      try schema.messages(for: #"{"card": {}}"#) == [
        #"field "name" is missing; fix: add it, for example name: "Carta Pam""#
      ])
  }

  @Test("two keywords under one description are reported once")
  func once() throws {
    let schema = try TestSchema(
      #"{"description": "a word", "pattern": "^a", "allOf": [{"description": "a word", "pattern": "a$"}]}"#)
    #expect(
      try schema.messages(for: "\"x\"") == [
        #"the file "x" must be a word; fix: it has to match the pattern ^a"#
      ])
  }

  @Test("a value of the wrong type has no other failure")
  func typeFirst() throws {
    let schema = try TestSchema(#"{"enum": ["a"], "minLength": 3, "type": "string"}"#)
    #expect(try schema.failures(of: "1").count == 1)
  }

  @Test("a long text is cut")
  func longText() throws {
    let text = String(repeating: "x", count: 1000)
    let message = try #require(try TestSchema(#"{"maxLength": 9}"#).messages(for: "\"\(text)\"").first)
    #expect(message == "the file \"\(text.prefix(57))…\" has 1000 characters; at most 9 are allowed")
  }
}
