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
      var bytes: [UInt8] = []
      NumberWriter.append(hundredths: number, to: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      let value = Double(text.hasSuffix(".") ? "" : text)
      if value != Double(number) / 100 || bytes.count != NumberWriter.length(hundredths: number) {
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
}
