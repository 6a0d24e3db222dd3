import Foundation
import TestSupport
import Testing

@testable import Diagnostics

@Suite("Comparison of widths with Python's wcwidth")
struct TerminalWidthTests {
  private static let isThere = Program.isThere("wcwidth") || Project.isCI

  /// The widths by Python's wcwidth of texts of one line.
  private func widths(of texts: [String]) throws -> [Int] {
    let folder = try TemporaryFolder()
    let file = try folder.write("texts", texts.joined(separator: "\n").utf8)
    let program = """
      import sys, wcwidth
      for line in open(sys.argv[1], encoding="utf-8", newline="\\n"): print(wcwidth.wcswidth(line.rstrip("\\n")))
      """
    return try Program.run(["scripts/wcwidth/python", "-c", program, file]).lines.compactMap { Int($0) }
  }

  @Test("every visible character has the same width", .enabled(if: isThere, "run scripts/require wcwidth"))
  func characters() throws {
    let shown = (0x20...0x3FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter(Self.isShown)
    let texts = shown.map { String($0) }
    let widths = try widths(of: texts)
    #expect(widths.count == texts.count)
    let others = zip(texts, widths).filter { $1 >= 0 && DisplayWidth.of($0) != $1 }
    #expect(others.map { "\($0) \($1)" } == [])
  }

  @Test(
    "names, composed or not, and emoji have the same width",
    .enabled(if: isThere, "run scripts/require wcwidth"))
  func names() throws {
    let texts = [
      "Città", "Citta\u{300}", "É", "E\u{301}", "你好", "한국", "각", "👩‍👧", "👩‍👩‍👧 X", "❤️", "👍🏽", "🇮🇹", "1️⃣",
      "Caffè ☕ 你",
    ]
    #expect(texts.map(DisplayWidth.of) == (try widths(of: texts)))
  }

  /// Whether a character has its own glyph: not spacing marks, regional indicators, skin tones, nor scalars whose
  /// assignment depends on the version of Unicode.
  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    guard !properties.isDefaultIgnorableCodePoint, !properties.isEmojiModifier,
      !DisplayWidth.isUnsafe(scalar),
      !(0x1F1E6...0x1F1FF).contains(scalar.value)
    else { return false }
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate, .spacingMark, .format: return false
    default: return (scalar.properties.age.map { $0 <= (15, 0) }) ?? false
    }
  }
}
