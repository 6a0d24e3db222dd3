import StrictJSON
import Testing

@Suite("Exact numbers")
struct ExactNumberTests {
  @Test(
    "spellings of one value are equal and hash alike",
    arguments: [
      ["1", "1.0", "1.000", "1e0", "10e-1", "0.1e1", "0.01E+2", "1000e-3"],
      ["0", "-0", "0.0", "-0.00", "0e5", "-0e-5"],
      ["-2.5", "-25e-1", "-0.25e1", "-2.50"], ["1e400", "10e399", "0.1e401", "1E+400"],
      ["100", "1e2", "1.00e2", "100.0"], ["1e-400", "0.1e-399", "10e-401"],
      ["1e5", "1e0000000000000000000000005"],
    ])
  func equalSpellings(literals: [String]) throws {
    let numbers = try literals.map(number)
    #expect(Set(numbers).count == 1)
    #expect(numbers.allSatisfy { left in numbers.allSatisfy { left == $0 && !(left < $0) } })
  }

  @Test("values are in order, however near or far they are")
  func order() throws {
    let ascending = try [
      "-1e401", "-1e400", "-9007199254740993", "-9007199254740992", "-1.5", "-1", "-0.1", "-1e-400", "0",
      "1e-401",
      "1e-400", "0.1", "0.10000000000000000000000000001", "0.2", "0.9", "1", "1.5", "2", "9", "10", "10.5",
      "11",
      "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808",
      "18446744073709551615.5", "18446744073709551616", "1e400", "1e401",
    ].map(number)
    for (position, left) in ascending.enumerated() {
      for right in ascending[(position + 1)...] {
        #expect(left < right && !(right < left) && left != right, "\(left.literal) < \(right.literal)")
      }
    }
  }

  @Test("0.1 + 0.2 as doubles give it isn't 0.3")
  func noRounding() throws {
    #expect(try number("0.30000000000000004") != number("0.3"))
  }

  @Test(
    "an integer may have any spelling",
    arguments: [
      ("0", 0), ("-0", 0), ("0.0", 0), ("1.0", 1), ("1e3", 1000), ("2.5e1", 25), ("-10e-1", -1),
      ("1200e-2", 12), ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", Int64.max),
      ("-9223372036854775808", Int64.min), ("9.223372036854775807e18", Int64.max), ("0e999999999", 0),
    ] as [(String, Int64)])
  func integers(literal: String, value: Int64) throws {
    #expect(try number(literal).integer == value)
    #expect(try number(literal).isInteger)
  }

  @Test(
    "a fraction isn't an integer", arguments: ["0.5", "-25e-1", "1e-1", "1.0000000000000000000001", "1e-400"])
  func fractions(literal: String) throws {
    #expect(try number(literal).integer == nil)
    #expect(try !number(literal).isInteger)
  }

  @Test(
    "an integer may have more than 64 bits",
    arguments: ["9223372036854775808", "-9223372036854775809", "1e19", "1e400", "1e999999999", "1.5e300"])
  func wideIntegers(literal: String) throws {
    #expect(try number(literal).integer == nil)
    #expect(try number(literal).isInteger)
  }

  @Test(
    "the double is the nearest one",
    arguments: [
      ("0.1", 0.1), ("1e3", 1000), ("9007199254740993", 9_007_199_254_740_992), ("1e400", .infinity),
      ("-1e400", -.infinity), ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ] as [(String, Double)])
  func doubles(literal: String, value: Double) throws {
    #expect(try number(literal).double == value)
  }

  @Test("an exponent too large for any integer type is compared by its sign")
  func hugeExponents() throws {
    let huge = String(repeating: "9", count: 40)
    #expect(try number("1e\(huge)") > number("1e400"))
    #expect(try number("-1e\(huge)") < number("-1e400"))
    #expect(try number("1e-\(huge)") < number("1e-400"))
    #expect(try number("1e-\(huge)") > number("0"))
    #expect(try number("0e\(huge)") == number("0"))
  }

  @Test("a number of a million digits is compared in linear time", .timeLimit(.minutes(60)))
  func manyDigits() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    #expect(try number(digits) < number(digits + ".1"))
    #expect(try number("0.\(digits)") == number("0.\(digits)0"))
  }
}
