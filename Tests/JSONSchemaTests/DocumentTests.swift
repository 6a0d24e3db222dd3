import JSONSchema
import StrictJSON
import Testing

@Suite("Schemas of several documents")
struct DocumentTests {
  @Test(
    "a reference resolves to another document, by its URI or its $id",
    arguments: ["https://a.example/number", "https://b.example/id", "https://b.example/id#any", "number"])
  func documents(_ reference: String) throws {
    let schema = try TestSchema(
      #"{"$id": "https://a.example/root", "$ref": "\#(reference)"}"#,
      documents: [
        "https://a.example/number": #"{"$id": "https://b.example/id", "$anchor": "any", "type": "number"}"#
      ])
    #expect(try schema.isValid("1"))
    #expect(try !schema.isValid("\"a\""))
  }

  @Test("an embedded schema's $id is the base of its own references")
  func embedded() throws {
    let schema = try TestSchema(
      ##"""
      {"$id": "https://a.example/root", "items": {"$id": "sub/", "$ref": "item"}, "$defs": {
        "item": {"$id": "https://a.example/sub/item", "type": "number"}}}
      """##)
    #expect(try schema.isValid("[1]"))
    #expect(try !schema.isValid("[\"a\"]"))
  }

  @Test("a dynamic reference resolves to the outermost schema of that name")
  func dynamic() throws {
    let tree =
      ##"{"$id": "https://a.example/tree", "$dynamicAnchor": "node", "properties": {"child": {"$dynamicRef": "#node"}}}"##
    let strict = try TestSchema(
      ##"{"$id": "https://a.example/strict", "$dynamicAnchor": "node", "$ref": "tree", "unevaluatedProperties": false}"##,
      documents: ["https://a.example/tree": tree])
    #expect(try strict.isValid(#"{"child": {"child": {}}}"#))
    #expect(try !strict.isValid(#"{"child": {"chidl": {}}}"#))
  }

  @Test(
    "a schema is validated by the draft's own metaschema",
    arguments: [
      (#"{"type": "object", "properties": {"a": {"minLength": 1}}}"#, true),
      (#"{"properties": {"a": {"minLength": "1"}}}"#, false), (#"{"$defs": {"a": {"type": "text"}}}"#, false),
      ("true", true), ("1", false),
    ])
  func metaschema(_ schema: String, _ isValid: Bool) throws {
    let metaschema = try TestSchema(#"{"$ref": "https://json-schema.org/draft/2020-12/schema"}"#)
    #expect(try metaschema.isValid(schema) == isValid)
  }

  @Test("a format is an annotation unless enforced")
  func formats() throws {
    #expect(try TestSchema(#"{"format": "date"}"#).isValid("\"2026-02-30\""))
    let schema = try TestSchema(#"{"format": "date"}"#, assertsFormat: true)
    #expect(try schema.isValid("\"2026-02-28\""))
    #expect(try !schema.isValid("\"2026-02-30\""))
  }

  @Test("a failure is located in the value and, through references, in the schema")
  func locations() throws {
    let schema = try TestSchema(
      ##"{"$id": "https://a.example/s", "properties": {"a/b": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"type": "number"}}}"##
    )
    let failure = try #require(try schema.failures(of: #"{"a/b": "x"}"#).first)
    #expect(failure.path.pointer == "/a~1b")
    #expect(failure.keywordLocation == "/properties/a~1b/$ref/type")
    #expect(failure.absoluteKeywordLocation == "https://a.example/s#/$defs/n/type")
    #expect(failure.span == 8..<11)
  }
}
