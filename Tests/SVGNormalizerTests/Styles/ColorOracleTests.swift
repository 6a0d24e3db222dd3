import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite(
  "tinycss2, another reader of colours",
  .enabled(if: TestTier.isSlow, "make test-all runs it"),
  .enabled(if: Python.isThere("renderer"), "run scripts/require renderer"))
struct ColorOracleTests {
  /// Prints each colour's red, green, blue and opacity from 0 to 1, or null. Releases before 1.4 know CSS Color 3
  /// only.
  private static let script = """
    import json, sys
    try: from tinycss2 import color4 as module
    except ImportError: from tinycss2 import color3 as module

    def color(text):
        value = module.parse_color(text)
        if hasattr(value, "to"): value = value.to("srgb")
        return None if value in (None, "currentColor", "currentcolor") else list(value)

    data = json.load(open(sys.argv[1], encoding="utf-8"))
    texts = data["old"] + (data["new"] if module.__name__.endswith("4") else [])
    print(json.dumps([color(text) for text in texts]))
    """

  private struct Input: Encodable {
    /// Colours as CSS Color 3 has them.
    var old: [String]
    /// Colours with spaces instead of commas.
    var new: [String] = []
  }

  private func isSame(_ ours: ColorValue?, _ theirs: [Double]?) -> Bool {
    guard let ours, let theirs, theirs.count == 4 else { return ours == nil && theirs == nil }
    let bytes = [ours.color.red, ours.color.green, ours.color.blue].map(Double.init)
    return zip(bytes, theirs).allSatisfy { abs($0 - min(max($1, 0), 1) * 255) <= 0.500_001 }
      && abs(ours.opacity - theirs[3]) < 1e-9
  }

  private func compare(_ input: Input) throws {
    let output = try Python.runWithReaders(Self.script, input: try JSONEncoder().encode(input))
    let theirs = try JSONDecoder().decode([[Double]?].self, from: Data(output))
    #expect(theirs.count >= input.old.count)
    for (text, values) in zip(input.old + input.new, theirs) {
      #expect(isSame(ColorValue.parse(text), values), "\(text): \(String(describing: values))")
    }
  }

  @Test("knows the same 148 names")
  func names() throws {
    #expect(namedColors.count == 148)
    let added = "rebeccapurple"
    try compare(Input(old: namedColors.keys.filter { $0 != added }.sorted() + ["transparent"], new: [added]))
  }

  @Test("reads the same numbers")
  func numbers() throws {
    var random = SeededGenerator(seed: 1)
    var input = Input(old: [])
    for _ in 0..<RandomTrials.count(1500) {
      input.old.append(Self.hexadecimal(&random))
      let (red, green, blue) = (random.byte, random.byte, random.byte)
      let (hue, saturation, lightness) = (
        Int.random(in: -400...800, using: &random), random.share, random.share
      )
      let alpha = random.pick(["0", "1", ".25", "1e-1"])
      input.old += [
        "rgb(\(red), \(green),\(blue))", "RGBA( \(red),\(green),\(blue) ,\(alpha))",
        "rgb(\(saturation)%,\(lightness)%,0%)", "hsl(\(hue),\(saturation)%,\(lightness)%)",
        "hsla(\(hue), \(saturation)%, \(lightness)%, \(alpha))",
      ]
      input.new += [
        "rgb(\(red) \(green) \(blue) / \(alpha))", "hsl(\(hue)deg \(saturation)% \(lightness)%)",
        "hwb(\(hue)deg \(saturation)% \(lightness)% / 50%)",
      ]
    }
    try compare(input)
  }

  private static func hexadecimal(_ random: inout SeededGenerator) -> String {
    let digits = (0..<random.pick([3, 4, 6, 8, 5])).map { _ in random.pick(Array("0123456789abcdefABCDEF")) }
    return "#" + String(digits)
  }
}

extension SeededGenerator {
  fileprivate var byte: Int { mutating get { Int.random(in: 0...255, using: &self) } }
  fileprivate var share: Int { mutating get { Int.random(in: 0...100, using: &self) } }
}
