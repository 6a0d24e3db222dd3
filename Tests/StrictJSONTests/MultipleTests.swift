import StrictJSON
import Testing
import TestSupport

@Suite("Multiples of a number (JSON Schema 2020-12 validation, section 6.2.1)")
struct MultipleTests {
  private static let wide = "12345678910111213141516171819202122232425262728293031"

  @Test(
    "an integer times the divisor is a multiple of it, however both are written",
    arguments: [
      ("19.99", "0.01"), ("0.3", "0.1"), ("4.35", "0.01"), ("1.1", "1.1"), ("-7.5", "1.5"), ("7.5", "-1.5"),
      ("0", "3"), ("-0.0", "0.7"), ("12", "4"), ("12.0", "4.000"), ("1e3", "8"), ("1e3", "0.008"),
      ("5e-1", "5E-2"),
      ("1e400", "16"), ("1e400", "1e399"), ("1e999999999", "1024e-999999999"), ("35e400", "7"),
      ("9007199254740993", "3"), ("18446744073709551615", "4294967297"), ("-9223372036854775808", "2"),
      (wide, "1"), (wide, wide), (wide + "000", wide), ("0." + wide, wide + "e-60"),
      ("0", "0"), ("0.0", "0e9"),
    ])
  func multiples(value: String, divisor: String) throws {
    #expect(try number(value).isMultiple(of: number(divisor)))
  }

  @Test(
    "what lies between two multiples is none",
    arguments: [
      ("19.995", "0.01"), ("0.35", "0.1"), ("1", "3"), ("3", "6"), ("0.0001", "0.001"), ("1e-400", "1"),
      ("1e308", "0.123456789"), ("1e400", "7"), ("1e999999999", "3"), ("1e400", "1e401"),
      ("9007199254740993", "2"),
      ("18446744073709551617", "4294967297"), (wide, "2"), (wide, wide + "0"), (wide + "1", wide),
      ("1", wide),
      ("1", "0"), ("0.0000000000000001", "99999999999999999"),
    ])
  func others(value: String, divisor: String) throws {
    #expect(try !number(value).isMultiple(of: number(divisor)))
  }

  @Test(
    "ten to any power is a multiple of a power of two up to the same one",
    arguments: [1, 30, 59, 60, 61, 200])
  func powersOfTwo(power: Int) throws {
    let divisor = try number(powerOfTwo(power))
    #expect(try number("1e\(power)").isMultiple(of: divisor))
    #expect(try !number("1e\(power - 1)").isMultiple(of: divisor))
  }

  @Test(
    "a number of a million digits is divided in linear time, its exponent doesn't matter",
    .timeLimit(.minutes(60))
  )
  func manyDigits() throws {
    let ones = String(repeating: "1", count: 999_999)
    #expect(try number(ones).isMultiple(of: number("111")))
    #expect(
      try number(ones).isMultiple(of: number("111111111111111111111e-5")) == ones.count.isMultiple(of: 21))
    #expect(try !number("1e" + ones).isMultiple(of: number("3")))
    #expect(try !number("1e-" + ones).isMultiple(of: number("3")))
  }

  @Test(
    "Python's fractions give the same answer",
    .enabled(if: Python.isThere("python"), "run scripts/require python"), arguments: 1...2)
  func agreesWithPython(seed: UInt64) throws {
    let script = """
      import sys
      from fractions import Fraction
      for line in open(sys.argv[1]):
          value, divisor = map(Fraction, line.split())
          print(int((value / divisor).denominator == 1), end="")
      """
    var pairs = RandomDivision(seed: seed)
    let cases = (0..<RandomTrials.count(3_000)).map { _ in pairs.next() }
    let lines = cases.map { "\($0.value) \($0.divisor)\n" }.joined()
    let answers = try Python.run(script, input: lines.utf8).map { $0 == UInt8(ascii: "1") }
    #expect(answers.count == cases.count)
    #expect(
      (RandomTrials.count(500)...RandomTrials.count(2_500)).contains(answers.count { $0 }),
      "both answers should be common")
    for (pair, answer) in zip(cases, answers) {
      #expect(try number(pair.value).isMultiple(of: number(pair.divisor)) == answer, "\(pair)")
    }
  }

  /// Written out by doubling its decimal digits.
  private func powerOfTwo(_ power: Int) -> String {
    var digits = [1]
    for _ in 0..<power {
      for place in digits.indices { digits[place] *= 2 }
      for place in digits.indices where digits[place] > 9 {
        digits[place] -= 10
        if place + 1 == digits.count { digits.append(0) }
        digits[place + 1] += 1
      }
    }
    return digits.reversed().map(String.init).joined()
  }
}

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
