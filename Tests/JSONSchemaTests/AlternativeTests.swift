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
      try schema.messages(for: #"{"minLength": 1}"#) == [#"field "maxLength" is missing"#])
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
      try schema.messages(for: #"{"a": 3}"#) == ["a 3 fits more than one of the forms that are allowed"])
  }
}
