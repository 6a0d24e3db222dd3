import Testing

@testable import Diagnostics

@Suite("Locations in large files")
struct LargeSourceTests {
  /// Lines of 1 to 40 letters, some of two bytes, ended in each of the three ways in turn; more than 64 KiB.
  private let text: String = {
    let breaks = ["\n", "\r\n", "\r"]
    return (0..<4000).map { line in
      String(repeating: line.isMultiple(of: 7) ? "é" : "a", count: 1 + line % 40) + breaks[line % 3]
    }.joined()
  }()

  @Test(
    "line and column are those of a count from the beginning",
    arguments: ["", "\u{FEFF}"])
  func sameAsCounting(mark: String) {
    let source = SourceText(mark + text)
    var (offset, line, column) = (mark.utf8.count, 1, 1)
    for character in text {
      if offset.isMultiple(of: 13) {
        let location = source.location(offset..<offset)
        #expect(location.line == line && location.column == column, "offset \(offset)")
      }
      offset += character.utf8.count
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
  }

  @Test(
    "twenty thousand findings in one long line are located and printed in linear time",
    .timeLimit(.minutes(60)))
  func oneLongLine() {
    let source = SourceText(String(repeating: "[],é ", count: 1 << 18))
    let findings = (0..<20_000).map { finding(at: source.location(($0 * 60)..<($0 * 60 + 2))) }
    #expect(findings.last?.location?.column == 19_999 * 50 + 1)
    #expect(TextPrinter(isColoured: false).print(findings).utf8.count < 20_000 * 400)
  }
}
