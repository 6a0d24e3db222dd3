import Testing

@Suite("A value that no alternative accepts")
struct AlternativeTests {
  @Test("has the failures of the one with the fewest", arguments: ["oneOf", "anyOf"])
  func fewest(_ keyword: String) throws {
    let schema = try TestSchema(
      #"""
      {"\#(keyword)": [
        {"required": ["lengths", "check", "format"]},
        {"required": ["minLength", "maxLength"], "properties": {"maxLength": {"type": "integer"}}}
      ]}
      """#)
    #expect(
      try schema.messages(for: #"{"minLength": 1}"#) == [
        #"field "maxLength" is missing; fix: add it: a whole number"#
      ])
  }

  @Test("has the failures of the one for its type, however many")
  func type() throws {
    let schema = try TestSchema(
      ##"{"oneOf": [{"type": "null"}, {"$ref": "#/$defs/rule"}], "$defs": {"rule": {"type": "object", "required": ["a", "b"]}}}"##
    )
    #expect(try schema.messages(for: "{}") == [#"field "a" is missing"#, #"field "b" is missing"#])
  }

  @Test("has the failures of the one for its kind")
  func kind() throws {
    let schema = try TestSchema(
      #"""
      {"oneOf": [
        {"properties": {"kind": {"const": "points"}}},
        {"properties": {"kind": {"const": "app"}}, "required": ["url", "name"]}
      ]}
      """#)
    #expect(
      try schema.messages(for: #"{"kind": "app"}"#) == [
        #"field "url" is missing"#, #"field "name" is missing"#,
      ])
  }

  @Test("or that several accept, where only one may")
  func tooMany() throws {
    let schema = try TestSchema(#"{"properties": {"a": {"oneOf": [{"minimum": 1}, {"maximum": 5}]}}}"#)
    #expect(
      try schema.messages(for: #"{"a": 3}"#) == [
        "a 3 is at least 1 and also at most 5; only one is allowed"
      ])
  }

  @Test("has one sentence about all of them where that is possible", arguments: ["oneOf", "anyOf"])
  func all(_ keyword: String) throws {
    func messages(_ alternatives: String, _ value: String) throws -> [String] {
      try TestSchema(#"{"\#(keyword)": [\#(alternatives)]}"#).messages(for: value)
    }
    #expect(
      try messages(#"{"type": "null"}, {"description": "six hex digits", "type": "string"}"#, "12") == [
        #"the file must be null or six hex digits, not the number 12; fix: put it in quotes: "12""#
      ])
    #expect(
      try messages(#"{"minLength": 9}, {"enum": ["a", "b"]}"#, #""ccc""#) == [
        #"the file "ccc" must be text of at least 9 characters or "a" or "b""#
      ])
    #expect(
      try messages(#"{"required": ["a"]}, {"required": ["b"]}, {"required": ["c"]}"#, "{}") == [
        #"one of the fields "a", "b" or "c" is required"#
      ])
  }

  @Test("has the list of kinds where its own is unknown", arguments: ["oneOf", "anyOf"])
  func unknownKind(_ keyword: String) throws {
    let schema = try TestSchema(
      #"""
      {"\#(keyword)": [
        {"properties": {"kind": {"const": "points"}}, "required": ["number"]},
        {"properties": {"kind": {"enum": ["app", "site"]}}, "required": ["url", "name"]}
      ]}
      """#)
    #expect(
      try schema.messages(for: #"{"kind": "radio"}"#) == [
        #"kind "radio" isn't known; use one of points, app, site"#
      ])
    #expect(
      try schema.messages(for: #"{"kind": "aap"}"#) == [
        #"kind "aap" isn't known; use app; fix: write one of points, app, site"#
      ])
  }
}
