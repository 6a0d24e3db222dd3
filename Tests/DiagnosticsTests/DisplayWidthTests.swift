import Testing

@testable import Diagnostics

@Suite("How many columns of a terminal a text takes")
struct DisplayWidthTests {
  @Test(
    "a text is as wide as a terminal shows it",
    arguments: [
      ("", 0), ("abc", 3), ("É", 1), ("E\u{301}", 1), ("\u{301}", 0), ("ò̀", 1), ("ß", 1), ("Ж", 1), ("你", 2),
      ("你好", 4),
      ("한", 2), ("Ａ", 2),
      ("ｱ", 1), ("😀", 2), ("👩‍👧", 2), ("🇮🇹", 2), ("❤️", 2), ("❤", 1), ("👍🏽", 2), ("a\u{200B}b", 2),
    ])
  func width(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(
    "control and hidden characters are unsafe",
    arguments: [
      "\u{0}", "\u{7}", "\u{8}", "\n", "\r", "\u{1B}", "\u{7F}", "\u{9B}", "\u{AD}", "\u{200B}", "\u{200E}",
      "\u{202E}",
      "\u{2028}", "\u{2029}", "\u{2066}", "\u{FEFF}", "\u{E0041}",
    ] as [Unicode.Scalar])
  func unsafe(scalar: Unicode.Scalar) {
    #expect(DisplayWidth.isUnsafe(scalar))
  }

  @Test(
    "letters, marks, emoji and the joiners that words and emoji need are safe",
    arguments: ["a", " ", "é", "\u{301}", "你", "😀", "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FFFD}"]
      as [Unicode.Scalar])
  func safe(scalar: Unicode.Scalar) {
    #expect(!DisplayWidth.isUnsafe(scalar))
  }
}
