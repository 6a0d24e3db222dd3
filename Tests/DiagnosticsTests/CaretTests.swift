import Testing

@testable import Diagnostics

@Suite("The line and the carets below it")
struct CaretTests {
  @Test(
    "carets are under the range, whatever is on the line",
    arguments: [
      ("name: CAFÉ X", "X", "           ^"), ("name: 你好 X", "X", "           ^"),
      ("name: 👩‍👧 X", "X", "         ^"),
      ("name: CAFE\u{301} X", "X", "           ^"), ("name: 你好", "你好", "      ^^^^"), ("a: É", "É", "   ^"),
      ("a: 👩‍👧", "👩‍👧", "   ^^"), ("a: e\u{301}e", "e\u{301}", "   ^"), ("a: \u{301}", "\u{301}", "   ^"),
    ])
  func underTheRange(text: String, part: String, expected: String) throws {
    let source = SourceText(text)
    #expect(try snippet(at: try source.location(of: part)).carets == expected)
  }

  @Test(
    "a range that begins or ends within a character is shown with all of it",
    arguments: [
      (0..<1, "^^"), (1..<2, "^^"), (2..<3, "^^"), (0..<4, "^^^"), (3..<4, "  ^"), (4..<5, "  ^"),
      (5..<6, "   ^"),
    ])
  func partOfCharacter(span: Range<Int>, expected: String) throws {
    let (line, carets) = try snippet(at: SourceText("☕éx").location(span))
    #expect(line == "☕éx" && carets == expected)
  }

  @Test("bytes that are no UTF-8 are shown in any range of theirs")
  func noCharacters() throws {
    let source = SourceText(path: "a", bytes: [UInt8](repeating: 0x80, count: 300))
    for start in [0, 1, 100, 298, 299] {
      for end in [start, start + 1, 300] where end <= 300 {
        #expect(try !snippet(at: source.location(start..<end)).carets.isEmpty)
      }
    }
  }

  @Test("a tab is shown as one space")
  func tab() throws {
    let source = SourceText("\ta:\tx")
    let (line, carets) = try snippet(at: try source.location(of: "x"))
    #expect(line == " a: x")
    #expect(carets == "    ^")
  }

  @Test(
    "control characters are shown as U+FFFD",
    arguments: ["\u{1B}[31m", "\u{8}", "\u{202E}", "\u{0}", "\u{2028}", "\u{9B}"])
  func hostileCharacters(hostile: String) throws {
    let source = SourceText("a: \(hostile)x")
    let (line, carets) = try snippet(at: try source.location(of: "x"))
    #expect(line == "a: \u{FFFD}\(hostile.dropFirst())x")
    #expect(carets == String(repeating: " ", count: 3 + hostile.count) + "^")
  }

  @Test("message, path and fix can't forge output either")
  func hostileSentences() {
    let hostile = finding("a\u{1B}[2Jb\nc", at: .file("d\u{1B}e"), fix: "f\rg")
    #expect(
      TextPrinter(isColoured: false).print(hostile)
        == "d\u{FFFD}e: error[E102]: a\u{FFFD}[2Jb\u{FFFD}c\n  = fix: f\u{FFFD}g\n")
  }

  @Test("an empty range has one caret, also at the end of the line and of the file")
  func empty() throws {
    let source = SourceText("ab\ncd")
    #expect(try snippet(at: source.location(1..<1)).carets == " ^")
    #expect(try snippet(at: source.location(2..<3)).carets == "  ^")
    #expect(try snippet(at: source.location(5..<5)).carets == "  ^")
  }

  @Test("a range of several lines is marked to the end of its first line", arguments: ["\n", "\r\n", "\r"])
  func severalLines(lineBreak: String) throws {
    let source = SourceText("a: [1,\(lineBreak)2]")
    let (line, carets) = try snippet(at: try source.location(of: "[1,\(lineBreak)2]"))
    #expect(line == "a: [1,")
    #expect(carets == "   ^^^")
  }
}
