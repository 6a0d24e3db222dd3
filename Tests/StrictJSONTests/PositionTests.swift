import StrictJSON
import Testing

@Suite("Ranges of values, keys and errors")
struct PositionTests {
  private let text = " {\"è\" : [1.50, true,\n \"né\\n\"], \"b\": {} , \"c\":null}\n"

  private func root() throws -> LocatedObject { try #require(try read(text).object) }

  @Test("the range of the whole value excludes the white space around it")
  func rootSpan() throws {
    #expect(text.slice(try read(text).span) == text.dropFirst().dropLast())
  }

  @Test("every value has exactly its range")
  func valueSpans() throws {
    let members = try root().members
    #expect(members.map { text.slice($0.value.span) } == ["[1.50, true,\n \"né\\n\"]", "{}", "null"])
    let elements = try #require(members.first?.value.array)
    #expect(elements.map { text.slice($0.span) } == ["1.50", "true", #""né\n""#])
  }

  @Test("the range of a key includes its quotes")
  func keySpans() throws {
    #expect(try root().members.map { text.slice($0.keySpan) } == [#""è""#, #""b""#, #""c""#])
  }

  @Test(
    "the range of an unexpected byte",
    arguments: [("[1 2]", 3), ("{\"a\" 1}", 5), ("{1}", 1), ("[1,]", 3), ("[nulx]", 4), ("[]]", 2), ("é", 0)])
  func unexpectedByte(text: String, offset: Int) {
    #expect(failure(text)?.span == offset..<(offset + 1))
  }

  @Test("the range of an invalid escape begins at its backslash")
  func escape() throws {
    let text = #"["a\u00x0"]"#
    #expect(text.slice(try #require(failure(text)).span) == #"\u00x"#)
  }

  @Test("for an unfinished text, the range is its end")
  func end() {
    #expect(failure("[1, ")?.span == 4..<4)
  }

  @Test(
    "an error says what was found and what was expected",
    arguments: [
      (#"{"a" 1}"#, #"found "1" where ":" was expected"#),
      ("[1 2]", #"found "2" where "," or "]" was expected"#),
      ("{1}", #"found "1" where a key was expected"#), ("\u{0B}", "found byte 11 where a value was expected"),
      ("[1", "the text ends before the value is complete"), ("{} 1", "unexpected text after the value"),
      (#"{"a":1,"a":2}"#, #"key "a" is written twice in one object"#),
    ])
  func sentence(text: String, expected: String) {
    #expect(failure(text)?.description == expected)
  }
}
