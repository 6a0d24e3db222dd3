import StrictJSON
import Testing

@Suite("Where values, keys and errors stand")
struct PositionTests {
  private let text = " {\"è\" : [1.50, true,\n \"né\\n\"], \"b\": {} , \"c\":null}\n"

  private func root() throws -> LocatedObject { try #require(try read(text).object) }

  @Test("the text's value spans itself, without the white space around it")
  func rootSpan() throws {
    #expect(text.slice(try read(text).span) == text.dropFirst().dropLast())
  }

  @Test("every value spans exactly what was written")
  func valueSpans() throws {
    let members = try root().members
    #expect(members.map { text.slice($0.value.span) } == ["[1.50, true,\n \"né\\n\"]", "{}", "null"])
    let elements = try #require(members.first?.value.array)
    #expect(elements.map { text.slice($0.span) } == ["1.50", "true", #""né\n""#])
  }

  @Test("every key spans itself with its quotes")
  func keySpans() throws {
    #expect(try root().members.map { text.slice($0.keySpan) } == [#""è""#, #""b""#, #""c""#])
  }

  @Test(
    "an unexpected byte is pointed at",
    arguments: [("[1 2]", 3), ("{\"a\" 1}", 5), ("{1}", 1), ("[1,]", 3), ("[nulx]", 4), ("[]]", 2), ("é", 0)])
  func unexpectedByte(text: String, offset: Int) {
    #expect(failure(text)?.span == offset..<(offset + 1))
  }

  @Test("an escape that is wrong is pointed at from its backslash")
  func escape() throws {
    let text = #"["a\u00x0"]"#
    #expect(text.slice(try #require(failure(text)).span) == #"\u00x"#)
  }

  @Test("where the text ends too early, the place is its end")
  func end() {
    #expect(failure("[1, ")?.span == 4..<4)
  }

  @Test(
    "an error says what was found and what was expected",
    arguments: [
      (#"{"a" 1}"#, #"found "1" where ":" was expected"#),
      ("[1 2]", #"found "2" where "," or "]" was expected"#),
      ("{1}", #"found "1" where a key was expected"#), ("\u{0B}", "found byte 11 where a value was expected"),
      ("[1", "the text ends before the value is complete"), ("{} 1", "there is something after the value"),
      (#"{"a":1,"a":2}"#, #"key "a" is written twice in one object"#),
    ])
  func sentence(text: String, expected: String) {
    #expect(failure(text)?.description == expected)
  }
}
