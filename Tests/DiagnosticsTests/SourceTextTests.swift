import Testing

@testable import Diagnostics

@Suite("From byte offsets to lines and columns")
struct SourceTextTests {
  @Test("lines and columns count from one")
  func first() throws {
    #expect(SourceText("id: pam").location(0..<2).range == "1:1-1:3")
    #expect(SourceText("id: pam").location(4..<7).range == "1:5-1:8")
  }

  @Test(
    "lines end in LF, CRLF or a lone CR, and in any mixture of them",
    arguments: [
      "a\nb\nfind me\n", "a\r\nb\r\nfind me\r\n", "a\rb\rfind me\r", "a\r\nb\rfind me\n", "\n\nfind me",
      "\r\rfind me",
    ])
  func lineBreaks(text: String) throws {
    #expect(try SourceText(text).location(of: "me").range == "3:6-3:8")
  }

  @Test("LF before CR is two line breaks")
  func lineFeedThenCarriageReturn() throws {
    #expect(try SourceText("a\n\rfind me").location(of: "find").range == "3:1-3:5")
  }

  @Test(
    "a line break is at the end of its line",
    arguments: [("ab\ncd", 2), ("ab\rcd", 2), ("ab\r\ncd", 2), ("ab\r\ncd", 3)])
  func lineBreakItself(text: String, offset: Int) {
    #expect(SourceText(text).location(offset..<offset).range == "1:3-1:3")
  }

  @Test("columns count Unicode scalars, not bytes", arguments: ["é", "你", "😀", "ò"])
  func multipleBytes(character: String) throws {
    #expect(try SourceText("\(character): x").location(of: "x").range == "1:4-1:5")
  }

  @Test("a combining accent is a column")
  func combiningMark() throws {
    #expect(try SourceText("e\u{301}: x").location(of: "x").range == "1:5-1:6")
  }

  @Test("a byte order mark isn't a column")
  func byteOrderMark() throws {
    let source = SourceText("\u{FEFF}id: pam\nname: x")
    #expect(source.location(0..<3).range == "1:1-1:1")
    #expect(try source.location(of: "id").range == "1:1-1:3")
    #expect(try source.location(of: "name").range == "2:1-2:5")
  }

  @Test("a span may end on a later line")
  func severalLines() throws {
    #expect(try SourceText("a: [1,\n  2,\n  3]\nb: 0").location(of: "[1,\n  2,\n  3]").range == "1:4-3:5")
  }

  @Test(
    "the end of the file has a location",
    arguments: [
      ("", "1:1-1:1"), ("ab", "1:3-1:3"), ("ab\n", "2:1-2:1"), ("ab\r\n", "2:1-2:1"), ("\u{FEFF}", "1:1-1:1"),
    ])
  func end(text: String, expected: String) {
    #expect(SourceText(text).location(text.utf8.count..<text.utf8.count).range == expected)
  }

  @Test("offsets past the end count as the end", arguments: [3..<4, 2..<900, 900..<901])
  func pastTheEnd(span: Range<Int>) {
    let end = SourceText("ab").location(span)
    #expect(end.endLine == 1 && end.endColumn == 3)
    #expect(end.column == 3)
  }

  @Test("the text of a range is limited to the file")
  func text() {
    #expect(SourceText("id: pam").text(4..<7) == "pam")
    #expect(SourceText("id: pam").text(4..<70) == "pam")
    #expect(SourceText("id: pam").text(70..<80) == "")
  }

  @Test("invalid UTF-8 is shown as U+FFFD")
  func invalidText() {
    #expect(SourceText(path: "a", bytes: [0x61, 0xFF, 0x62]).text(0..<3) == "a\u{FFFD}b")
  }

  @Test("a location is path:line:column, a whole file its path alone")
  func description() throws {
    #expect(try SourceText("a\nb").location(of: "b").description == "brands/pam.yaml:2:1")
    #expect(Location.file("logos/coin.svg").description == "logos/coin.svg")
  }
}
