import StrictJSON
import TestSupport
import Testing

/// A number of six decimal places whose value is known as a whole number of millionths.
private struct KnownNumber {
  let number: ExactNumber
  let millionths: Int

  /// Any of the spellings of `mantissa × 10^exponent`.
  init(_ mantissa: Int, exponent: Int, using generator: inout SeededGenerator) throws {
    let zeros = mantissa == 0 ? 0 : Int.random(in: 0...3, using: &generator)
    var digits = String(mantissa.magnitude) + String(repeating: "0", count: zeros)
    var power = exponent - zeros
    let places = Int.random(in: 0...6, using: &generator)
    if places > 0 {
      digits = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      digits = digits.dropLast(places) + "." + digits.suffix(places)
      power += places
    }
    let mark = generator.pick(["e", "E", power < 0 ? "e" : "e+"])
    let literal = (mantissa < 0 ? "-" : "") + digits + (power == 0 ? "" : mark + String(power))
    number = try StrictJSONTests.number(literal)
    millionths = (0..<(exponent + 6)).reduce(mantissa) { value, _ in value * 10 }
  }

  static func random(using generator: inout SeededGenerator) throws -> KnownNumber {
    let mantissa = Int.random(
      in: generator.pick([-9...9, -1000...1000, -999_999...999_999]), using: &generator)
    return try KnownNumber(mantissa, exponent: Int.random(in: -6...6, using: &generator), using: &generator)
  }
}

@Suite("The laws of comparing exact numbers")
struct ExactNumberLawTests {
  private func forPairs(_ check: (KnownNumber, KnownNumber) -> Void) throws {
    var generator = SeededGenerator(seed: 8259)
    for _ in 0..<RandomTrials.count(5_000) {
      check(try .random(using: &generator), try .random(using: &generator))
    }
  }

  @Test("two numbers are equal, or one is less, exactly as their values are")
  func comparesAsValues() throws {
    try forPairs { left, right in
      let names = "\(left.number.literal), \(right.number.literal)"
      #expect((left.number < right.number) == (left.millionths < right.millionths), "\(names)")
      #expect((left.number == right.number) == (left.millionths == right.millionths), "\(names)")
    }
  }

  @Test("every spelling of a value is equal to every other and has its hash")
  func spellingsAreOne() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<RandomTrials.count(2_000) {
      let mantissa = Int.random(in: -9999...9999, using: &generator)
      let exponent = Int.random(in: -6...6, using: &generator)
      let spellings = try (0..<4).map { _ in
        try KnownNumber(mantissa, exponent: exponent, using: &generator).number
      }
      #expect(Set(spellings).count == 1, "\(spellings.map(\.literal))")
    }
  }

  @Test("a number is an integer exactly when its value is whole")
  func integers() throws {
    try forPairs { known, _ in
      let isWhole = known.millionths.isMultiple(of: 1_000_000)
      #expect(known.number.isInteger == isWhole, "\(known.number.literal)")
      #expect(known.number.integer == (isWhole ? Int64(known.millionths / 1_000_000) : nil))
    }
  }
}
