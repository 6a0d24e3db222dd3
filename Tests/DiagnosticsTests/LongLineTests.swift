import Testing

@testable import Diagnostics

@Suite("Long lines")
struct LongLineTests {
  private func lines(_ before: String, _ part: String, _ after: String) throws -> (
    line: String, carets: String
  ) {
    let source = SourceText(before + part + after)
    let start = before.utf8.count
    return try snippet(at: source.location(start..<(start + part.utf8.count)))
  }

  private func run(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test("a line is cut to sixty bytes before the range and a hundred from its start")
  func cut() throws {
    let (line, carets) = try lines(run("a", 5000), "XYZ", run("b", 5000))
    #expect(line == "…" + run("a", 60) + "XYZ" + run("b", 97) + "…")
    #expect(carets == run(" ", 61) + "^^^")
  }

  @Test("a line of just that length isn't cut")
  func fits() throws {
    let (line, carets) = try lines(run("a", 60), "XYZ", run("b", 97) + "\nnext")
    #expect(line == run("a", 60) + "XYZ" + run("b", 97))
    #expect(carets == run(" ", 60) + "^^^")
  }

  @Test("a long range is marked as far as it is shown")
  func longRange() throws {
    let (line, carets) = try lines("a", run("X", 5000), "b")
    #expect(line == "a" + run("X", 100) + "…")
    #expect(carets == " " + run("^", 100))
  }

  @Test("no character is cut in two", arguments: ["é", "你", "😀"])
  func wholeCharacters(character: String) throws {
    for shift in 0..<4 {
      let (line, carets) = try lines(
        run(character, 500) + run("a", shift), "X", run("b", shift) + run(character, 500))
      #expect(!line.contains("\u{FFFD}"))
      let before = try #require(line.split(separator: "X").first)
      #expect(carets == run(" ", DisplayWidth.of(String(before))) + "^")
    }
  }

  @Test("invalid UTF-8 doesn't move the caret")
  func invalidBytes() throws {
    let source = SourceText(path: "a", bytes: [0x80, 0x61, 0xFF, 0x80, UInt8(ascii: "X"), 0x80])
    let text = TextPrinter(isColoured: false).print(finding(at: source.location(4..<5)))
    #expect(text.hasSuffix(" 1 | \u{FFFD}a\u{FFFD}\u{FFFD}X\u{FFFD}\n   |     ^\n"))
  }

  @Test("a line of continuation bytes alone is cut too")
  func hostileBytes() {
    let source = SourceText(path: "a", bytes: Array(repeating: 0x80, count: 100_000))
    let text = TextPrinter(isColoured: false).print(finding(at: source.location(50_000..<50_001)))
    #expect(text.utf8.count < 1000)
  }
}
