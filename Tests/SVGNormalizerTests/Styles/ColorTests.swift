import Testing

@testable import SVGNormalizer

@Suite("Colours and paints of CSS")
struct ColorTests {
  private func written(_ text: String) -> String? {
    ColorValue.parse(text).map { "\($0.color.red) \($0.color.green) \($0.color.blue) / \($0.opacity)" }
  }

  /// From the examples of CSS Color 4.
  @Test(
    "are read in all their forms",
    arguments: [
      ("#123", "17 34 51 / 1.0"), ("#FfF", "255 255 255 / 1.0"), ("#0000", "0 0 0 / 0.0"),
      ("#0033ff", "0 51 255 / 1.0"), ("#0033FF33", "0 51 255 / 0.2"), (" Red ", "255 0 0 / 1.0"),
      ("transparent", "0 0 0 / 0.0"), ("RebeccaPurple", "102 51 153 / 1.0"),
      ("rgb(255, 0, 0)", "255 0 0 / 1.0"), ("rgb(255 0 0 / 50%)", "255 0 0 / 0.5"),
      ("rgba(0,0,255,.25)", "0 0 255 / 0.25"), ("rgb(100%,0%,20%)", "255 0 51 / 1.0"),
      ("rgb(50% 0 300)", "128 0 255 / 1.0"), ("rgb(-1,256,1e9)", "0 255 255 / 1.0"),
      ("rgb(127.5,0.4,254.5)", "128 0 255 / 1.0"), ("rgb(none none none / none)", "0 0 0 / 0.0"),
      ("rgb(1,2,3,7)", "1 2 3 / 1.0"), ("rgb(1,2,3,-7%)", "1 2 3 / 0.0"), ("RGB(/**/1,2,3", "1 2 3 / 1.0"),
      ("hsl(120deg 100% 50%)", "0 255 0 / 1.0"), ("hsla(120,100%,25%,0.5)", "0 128 0 / 0.5"),
      ("hsl(-240 100 50)", "0 255 0 / 1.0"), ("hsl(0.5turn 200% 50%)", "0 255 255 / 1.0"),
      ("hsl(400grad 0% 100%)", "255 255 255 / 1.0"), ("hwb(120 0% 0%)", "0 255 0 / 1.0"),
      ("hwb(0 60% 60%)", "128 128 128 / 1.0"), ("hwb(90 10% 20% / 0)", "115 204 26 / 0.0"),
    ])
  func color(text: String, expected: String) {
    #expect(written(text) == expected)
  }

  @Test(
    "other values are invalid",
    arguments: [
      "", "nonsense", "currentColor", "none", "inherit", "#", "#12", "#12345", "#1234567", "#123456789",
      "#ggg",
      "rgb()", "rgb(1,2)", "rgb(1 2)", "rgb(1,2,3,4,5)", "rgb(1,2 3)", "rgb(1 2 3 4)", "rgb(1 2 3, 4)",
      "rgb(1,2,3/4)", "rgb(1,50%,3)", "rgb(none,2,3)", "rgb(1deg,2,3)", "rgb(1,2,3,1deg)", "rgb(1,2,3,)",
      "rgb(,1,2,3)", "rgb(1 2 3 /)", "hsl(1,2,3)", "hsl(50%,2%,3%)", "hsl(1px,2%,3%)", "hwb(1,2%,3%)",
      "lab(1 2 3)", "red red", "rgb (1,2,3)", "url(#a)", "123", "'red'", "blac\u{212A}",
    ])
  func noColor(text: String) {
    #expect(written(text) == nil)
  }

  @Test(
    "paints are none, a colour, a reference or the context's paint",
    arguments: [
      ("none", PaintValue.none), (" NONE ", .none), ("currentColor", .currentColor),
      ("context-fill", .contextFill), ("context-stroke", .contextStroke),
      ("#000", .color(.black, opacity: 1)), ("transparent", .color(.black, opacity: 0)),
      ("#000 icc-color(a, 1, 2)", .color(.black, opacity: 1)), ("url(#a)", .reference("a", fallback: nil)),
      ("url( '#a' )", .reference("a", fallback: nil)), ("url(#a\\62)", .reference("ab", fallback: nil)),
      ("url(\"#a)\")", .reference("a)", fallback: nil)),
      ("url(#a) none", .reference("a", fallback: PaintValue.none)),
      ("url(#a)currentcolor", .reference("a", fallback: .currentColor)),
      ("URL(#A) #000 icc-color(x)", .reference("A", fallback: .color(.black, opacity: 1))),
    ])
  func paint(text: String, expected: PaintValue) {
    #expect(PaintValue.parse(text) == expected)
  }

  @Test(
    "other paints are invalid",
    arguments: [
      "", "a", "none none", "red none", "url()", "url(#)", "url(a#b)", "url(http://a#b)", "url(#a) url(#b)",
      "url(#a) x", "url(#a) context-fill", "none red", "inherit", "'#a'", "url('#a' b)",
    ])
  func noPaint(text: String) {
    #expect(PaintValue.parse(text) == nil)
  }
}
