import TestSupport
import Testing

@testable import CatalogueSources

@Suite("Literals of long strings")
struct StringEscapesTests {
  private static let characters: [Unicode.Scalar] = [
    "a", "z", " ", "\"", "\\", "$", "\n", "\r", "\t", "\0", "\u{7F}", "è", "\u{A0}", "你", "\u{FEFF}", "😀",
    "\u{E0001}",
  ]

  @Test(
    "a string is escaped as its characters are, wherever they are in it",
    arguments: 1...8 as ClosedRange<UInt64>)
  func parts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for escapes in [StringEscapes(code: .braces), StringEscapes(code: .utf16, escapesDollar: true)] {
      // Mostly long runs that need no escape, and some that need one for each character.
      var scalars = String.UnicodeScalarView()
      for _ in 0..<24 {
        let character = generator.pick(Self.characters)
        scalars += repeatElement(character, count: Int.random(in: 0...1, using: &generator) * 600)
        scalars += (0..<Int.random(in: 0..<40, using: &generator)).map { _ in generator.pick(Self.characters)
        }
      }
      let expected = scalars.map { String(escapes.quoted(String($0)).dropFirst().dropLast()) }.joined()
      #expect(escapes.quoted(String(scalars)) == "\"\(expected)\"")
    }
  }

  @Test(
    "characters are escaped as Swift and Kotlin read them",
    arguments: [
      ("\"\\$", #""\"\\$""#, #""\"\\\$""#), ("\n\r\t", #""\n\r\t""#, #""\n\r\t""#),
      ("\0\u{A0}", #""\u{0}\u{A0}""#, #""\u0000\u00A0""#), ("\u{E0001}", #""\u{E0001}""#, #""\uDB40\uDC01""#),
      ("", #""""#, #""""#), ("è😀", #""è😀""#, #""è😀""#),
    ])
  func each(text: String, swift: String, kotlin: String) {
    #expect(StringEscapes(code: .braces).quoted(text) == swift)
    #expect(StringEscapes(code: .utf16, escapesDollar: true).quoted(text) == kotlin)
  }
}
