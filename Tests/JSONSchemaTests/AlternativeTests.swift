import Testing

@Suite("A value that fits none of the alternatives")
struct AlternativeTests {
  @Test("is told about the one with the fewest mistakes", arguments: ["oneOf", "anyOf"])
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

  @Test("is told about the one for its type, however many mistakes that has")
  func type() throws {
    let schema = try TestSchema(
      ##"{"oneOf": [{"type": "null"}, {"$ref": "#/$defs/rule"}], "$defs": {"rule": {"type": "object", "required": ["a", "b"]}}}"##
    )
    #expect(try schema.messages(for: "{}") == [#"field "a" is missing"#, #"field "b" is missing"#])
  }

  @Test("is told about the one that its kind names")
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

  @Test("or more than one of them, where only one may fit")
  func tooMany() throws {
    let schema = try TestSchema(#"{"properties": {"a": {"oneOf": [{"minimum": 1}, {"maximum": 5}]}}}"#)
    #expect(
      try schema.messages(for: #"{"a": 3}"#) == [
        "a 3 is at least 1 and also at most 5; it may be only one of them"
      ])
  }

  @Test("is told about all of them where a sentence can say it", arguments: ["oneOf", "anyOf"])
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
        #"one of the fields "a", "b" and "c" has to be there"#
      ])
  }

  @Test("is told all kinds there are, where it is of none of them", arguments: ["oneOf", "anyOf"])
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
