import Testing

@testable import CatalogueRules

@Suite("Use of the entry vocabulary's keywords")
struct EntryKeywordUseTests {
  /// Keywords on fields for which they mean nothing.
  private static let uses = [
    EntryFieldExample(
      #""type": "integer", "x-search": "name""#,
      #"W501 2:26 "x-search" has no effect here: it is for text, or a list of texts"#),
    EntryFieldExample(
      #""type": "array", "items": {"type": "number"}, "x-search": "name""#,
      #"W501 2:53 "x-search" has no effect here: it is for text, or a list of texts"#),
    EntryFieldExample(
      #""type": "array", "x-type": "color""#,
      #"W501 2:24 "x-type" has no effect here: it is for text"#),
    EntryFieldExample(
      ##""$ref": "#/$defs/n", "x-type": "color""##,
      entry: #""$defs": {"n": {"type": "null"}}"#,
      #"W501 2:28 "x-type" has no effect here: it is for text"#),
    EntryFieldExample(
      #""type": "string", "x-titles": {"b": "B"}"#,
      #"W501 2:25 "x-titles" has no effect here: it is for an enum"#),
    EntryFieldExample(
      #""type": "string", "x-name": "Name""#,
      #"W501 2:25 "x-name" has no effect here: it is for an object or an enum"#),
    EntryFieldExample(
      #""type": "object", "x-code-order": ["b"]"#,
      #"W501 2:25 "x-code-order" has no effect here: it is for an object with "properties""#),
    EntryFieldExample(
      #""items": {"type": "string", "x-id": true}"#,
      #"W501 2:35 "x-id" has no effect here: it is for a property of the entry itself"#),
  ]

  @Test("a keyword without an effect is a warning", arguments: uses)
  func withoutEffect(_ example: EntryFieldExample) { #expect(example.found == example.findings) }

  /// Keywords that mention what isn't there, or contradict another.
  private static let mentions = [
    EntryFieldExample(
      #""enum": ["active"], "x-titles": {"activ": "B"}"#,
      #"E502 2:40 there is no value "activ" here; did you mean "active"?"#),
    EntryFieldExample(
      #""enum": ["active"], "x-published-values": ["closed"]"#,
      #"E502 2:50 there is no value "closed" here"#),
    EntryFieldExample(
      #""enum": ["active"], "x-unknown": {"default": 1}"#,
      "E502 2:52 there is no such value here"),
    EntryFieldExample(
      #""x-reference": {"to": "b", "minimum": 3, "maximum": 2}"#,
      "E502 2:45 minimum is greater than maximum, so nothing is valid"),
    EntryFieldExample(
      #""x-derived": {"by": "tiles", "after": "ids"}"#,
      #"E502 2:45 there is no field "ids" here; did you mean "id"?"#),
    EntryFieldExample(
      "",
      entry: #""x-code-order": ["a", "idd"]"#,
      #"E502 3:23 there is no field "idd" here; did you mean "id"?"#),
    EntryFieldExample(
      "",
      entry: #""x-derived-properties": {"b": {}}"#,
      #"E502 3:26 "b" has no "x-derived" with "after", which says where it is published"#),
    EntryFieldExample(
      "",
      entry: #""x-derived-properties": {"a": {"x-derived": {"by": "b", "after": "id"}}}"#,
      #"E502 3:26 "a" stands in "properties" too"#),
    EntryFieldExample(
      "",
      entry:
        #""x-derived-properties": {"b": {"x-derived": {"by": "d", "after": "c"}}, "c": {"x-derived": {"by": "d", "after": "b"}}}"#,
      #"E502 3:66 "b" would follow itself"#,
      #"E502 3:113 "c" would follow itself"#),
    EntryFieldExample(
      #""type": "string", "x-id": true"#,
      #"E502 2:25 an entry has one id, and "id" is it; remove one "x-id""#),
  ]

  @Test("a name or a value that a keyword mentions has to be there", arguments: mentions)
  func missing(_ example: EntryFieldExample) { #expect(example.found == example.findings) }

  @Test("an entry has an id, which is called so and required")
  func id() {
    #expect(
      EntryFieldExample.findings(#"{"properties": {"a": {"x-type": "color"}}}"#) == [
        #"E502 1:2 no field is the entry's id; add "x-id": true to the field that is"#
      ])
    #expect(
      EntryFieldExample.findings(#"{"properties": {"id": {"x-id": true}}}"#) == [
        #"E502 1:24 the id "id" isn't required; add "id" to "required""#
      ])
    #expect(
      EntryFieldExample.findings(#"{"properties": {"a": {"x-id": true}}, "required": ["a"]}"#) == [
        #"E502 1:23 the id is called "a"; in code and in tombstones it is "id"; call it "id""#
      ])
  }

  @Test(
    "a schema without these keywords, or of definitions alone, needs no id",
    arguments: [#"{"properties": {"id": {"type": "string"}}}"#, #"{"$defs": {"a": {"x-type": "color"}}}"#])
  func ordinary(json: String) { #expect(EntryFieldExample.findings(json) == []) }

  @Test("mistakes of all keywords are reported at once")
  func everything() {
    let json = #"{"type": "strin", "properties": {"a": {"x-type": 1}, "b": {"x-serch": "name"}}}"#
    #expect(
      EntryFieldExample.findings(json) == [
        #"E502 1:10 "strin" isn't a type; use string"#,
        "E502 1:50 x-type 1 isn't known; use one of color, sha256",
        #"W501 1:60 unknown keyword "x-serch"; did you mean "x-search"?"#,
      ])
  }

  @Test("$schema may name the vocabulary's metaschema")
  func metaschema() {
    let json = #"{"$schema": "\#(EntryVocabulary.uri)", "minLenght": 1}"#
    #expect(
      EntryFieldExample.findings(json) == [
        #"W501 1:85 unknown keyword "minLenght"; did you mean "minLength"?"#
      ])
  }

  @Test("a schema of others, with such keywords in another sense, still validates files")
  func otherSense() throws {
    let schema = SchemaDocument(
      Market.text("schema.json", #"{"x-name": 5, "properties": {"a": {"x-type": "text"}}}"#),
      at: "file:///schema.json")
    let validator = try FileValidator(schema: schema, references: [], assertsFormat: false)
    #expect(validator.diagnostics(in: Market.text("a.json", "{}")) == [])
  }
}
