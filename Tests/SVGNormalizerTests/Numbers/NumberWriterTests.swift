import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Written numbers")
struct NumberWriterTests {
  @Test(
    "a number has one shortest form",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.004, "0"), (0.5, ".5"), (-0.5, "-.5"), (0.05, ".05"), (10, "10"),
      (100, "100"),
      (1.10, "1.1"), (-12.34, "-12.34"), (1.999, "2"), (0.995, "1"), (1e12, "1000000000"), (.nan, "0"),
      (-.infinity, "-1000000000"), (1e-20, "0"),
    ])
  func shortest(value: Double, text: String) {
    #expect(NumberWriter.text(value) == text)
  }

  @Test(
    "the number of decimals is limited",
    arguments: [(0, "2"), (1, "1.8"), (2, "1.75"), (4, "1.75"), (6, "1.75"), (9, "1.75")])
  func decimals(decimals: Int, text: String) {
    #expect(NumberWriter.text(1.75, decimals: decimals) == text)
  }

  @Test("hundredths read as they were, and have the computed length")
  func hundredths() {
    var random = SeededGenerator(seed: 1)
    let numbers =
      Array(-2_000...2_000)
      + (0..<RandomTrials.count(20_000)).map { _ in Int.random(in: -10_000_000...10_000_000, using: &random) }
    for number in numbers {
      let numeral = Numeral(hundredths: number)
      let text = numeral.text
      let value = Double(text.hasSuffix(".") ? "" : text)
      if value != Double(number) / 100 || text.utf8.count != numeral.length {
        Issue.record("\(number) is written \(text)")
      }
    }
  }

  @Test(
    "a number becomes the nearest hundredth, within limits",
    arguments: [
      (1.005001, 101), (-0.001, 0), (0.995, 100), (-0.125, -13), (1e300, 10_000_000), (-1e300, -10_000_000),
      (.nan, 0), (.infinity, 10_000_000), (99_999.999, 10_000_000),
    ])
  func grid(value: Double, hundredths: Int) {
    #expect(Hundredths.nearest(value) == hundredths)
  }

  @Test("the nearest hundredth is the one that the standard library rounds to")
  func nearest() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<RandomTrials.count(20_000) {
      // Mostly halfway between two hundredths, or one step of a double beside it.
      let half = (Double(Int.random(in: -100_000...100_000, using: &random)) + 0.5) / 100
      let value =
        [half, half.nextUp, half.nextDown, .random(in: -1000...1000, using: &random)]
        .randomElement(using: &random) ?? half
      if Hundredths.nearest(value) != Int((value * 100).rounded()) { Issue.record("\(value)") }
    }
  }
}
