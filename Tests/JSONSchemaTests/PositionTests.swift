import JSONSchema
import StrictJSON
import Testing

@Suite("Positions of failures")
struct PositionTests {
  private let schema = ##"""
    {
      "properties": {
        "list": {"items": {"$ref": "#/$defs/word"}, "uniqueItems": true},
        "a/b~c": {"$ref": "#/$defs/word"},
        "object": {"required": ["x"], "properties": {"x": true}, "additionalProperties": false}
      },
      "$defs": {"word": {"type": "string"}}
    }
    """##

  @Test(
    "the path is that of the value, and the range that of the mistake",
    arguments: [
      (#"{"list": ["a", 2]}"#, "/list/1", "2"), (#"{"list": ["a", "b", "a"]}"#, "/list/2", "\"a\""),
      (#"{"a/b~c": 1}"#, "/a~1b~0c", "1"), (#"{"object": {"x": 1, "y": 2}}"#, "/object/y", "\"y\""),
      (#"{"object": {}}"#, "/object", "{}"),
    ])
  func ranges(_ value: String, _ pointer: String, _ written: String) throws {
    let failures = try TestSchema(schema).failures(of: value)
    #expect(failures.map(\.path.pointer) == [pointer])
    let span = try #require(failures.first?.span)
    #expect(String(decoding: Array(value.utf8)[span], as: UTF8.self) == written)
  }

  @Test(
    "an entry is named by its number",
    arguments: [
      (#"{"list": [1]}"#, "entry 1 of list"), (#"{"lists": [[], ["a", 2]]}"#, "entry 2 of entry 2 of lists"),
    ])
  func entryName(_ value: String, _ name: String) throws {
    let schema = try TestSchema(
      ##"""
      {"properties": {"list": {"items": {"$ref": "#/$defs/word"}}, "lists": {"items": {"$ref": "#/properties/list"}}},
       "$defs": {"word": {"type": "string"}}}
      """##)
    let messages = try schema.failures(of: value).map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("\(name) must be text") == true, "\(messages)")
  }

  @Test(
    "two fields that exclude each other are reported at the later one",
    arguments: [
      #"{"not": {"required": ["a", "b"]}}"#, #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
    ])
  func together(_ schema: String) throws {
    #expect(try TestSchema(schema).failures(of: #"{"a": 1, "b": 2}"#).map(\.span) == [9..<12])
  }

  @Test("a field that another one requires is reported at that one")
  func dependent() throws {
    let schema = try TestSchema(#"{"dependentRequired": {"b": ["c"]}}"#)
    #expect(try schema.failures(of: #"{"a": 1, "b": 2}"#).map(\.span) == [9..<12])
  }

  @Test("a missing field is reported at the first field of its object")
  func missing() throws {
    let schema = try TestSchema(#"{"required": ["b"]}"#)
    #expect(try schema.failures(of: #"{"a": 1, "c": 2}"#).map(\.span) == [1..<4])
  }

  @Test("a value is named by the last key on its path")
  func fieldName() throws {
    let failures = try TestSchema(schema).failures(of: #"{"list": [1]}"#)
    #expect(failures.map(\.path.fieldName) == ["list"])
  }

  @Test("all failures are reported at once, in the order of the value")
  func allAtOnce() throws {
    let failures = try TestSchema(schema).failures(
      of: #"{"list": [1, "a", 2], "object": {"y": 1}, "a/b~c": 0}"#)
    #expect(failures.map(\.path.pointer) == ["/list/0", "/list/2", "/object", "/object/y", "/a~1b~0c"])
  }

  @Test("failures have kinds")
  func kinds() throws {
    let schema = try TestSchema(
      #"{"properties": {"a": {"type": "null"}, "b": {"enum": [1]}, "c": {"minimum": 1}}, "additionalProperties": false}"#
    )
    let failures = try schema.failures(of: #"{"a": 1, "b": 2, "c": 0, "d": 4}"#)
    #expect(failures.map(\.kind) == [.wrongType, .unknownValue, .other, .unknownField])
  }
}
