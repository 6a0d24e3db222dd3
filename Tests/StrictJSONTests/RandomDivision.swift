import TestSupport

/// A number and one to divide it by, of any length and with or without an exponent; about half of the numbers are
/// multiples.
struct RandomDivision {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> (value: String, divisor: String) {
    let divisor = digits()
    let exponent = Int.random(in: -6...6, using: &generator)
    let shift = Int.random(in: -3...40, using: &generator)
    return (
      "\(generator.pick([divisor, product(divisor), digits()]))e\(exponent + shift)", "\(divisor)e\(exponent)"
    )
  }

  /// A whole number above zero.
  private mutating func digits() -> String {
    let count = Int.random(in: 1...generator.pick([2, 9, 10, 30, 100]), using: &generator)
    let pool = generator.pick([Array(0...9), [0, 9], [0, 0, 0, 5], [2, 4, 8]])
    return "1" + (0..<count).map { _ in String(generator.pick(pool)) }.joined()
  }

  /// The digits times a number of a few of them, written out by hand.
  private mutating func product(_ digits: String) -> String {
    let factor = Int.random(in: 2...9_999, using: &generator)
    var carry = 0
    var result: [Int] = []
    for digit in digits.reversed() {
      carry += (digit.wholeNumberValue ?? 0) * factor
      result.append(carry % 10)
      carry /= 10
    }
    return (carry == 0 ? "" : String(carry)) + result.reversed().map(String.init).joined()
  }
}
