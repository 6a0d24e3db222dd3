import Testing

@testable import SVGNormalizer

@Suite("Lengths")
struct LengthTests {
  @Test(
    "units are those of CSS at 96 to the inch",
    arguments: [
      ("10", 10), ("10px", 10), ("72pt", 96), ("6pc", 96), ("25.4mm", 96), ("2.54cm", 96), ("1in", 96),
      ("2em", 32), ("2ex", 16), ("50%", 100), (" 1.5PX ", 1.5), ("-1e1px", -10), ("1e1em", 160),
    ])
  func units(text: String, value: Double) {
    #expect(Length.parse(text)?.value(percentageOf: 200) == value)
  }

  @Test(
    "nothing else is a length",
    arguments: ["", " ", "px", "10 px", "10vw", "10px 5", "auto", "1,5", "NaN", "1e999", "10%%", "calc(1px)"])
  func noLength(text: String) {
    #expect(Length.parse(text) == nil)
  }
}
