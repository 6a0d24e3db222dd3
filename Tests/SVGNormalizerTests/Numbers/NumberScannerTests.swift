import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Numbers in attributes")
struct NumberScannerTests {
  /// All numbers of a text, and the rest.
  private func scan(_ text: String) -> (numbers: [Double], rest: String) {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.scanNumber() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    return (numbers, String(decoding: text.utf8.dropFirst(scanner.offset), as: UTF8.self))
  }

  @Test(
    "numbers follow each other with or without separators",
    arguments: [
      ("1 2", [1, 2]), ("1,2", [1, 2]), ("1 , 2", [1, 2]), ("1-2", [1, -2]), ("1+2", [1, 2]),
      (".5.5", [0.5, 0.5]), ("-.5-.5", [-0.5, -0.5]), ("1.5.25e1-3", [1.5, 2.5, -3]), ("1e2e", [100]),
      ("1\t\n\r\u{C}2", [1, 2]), ("5.", [5]), ("5..5", [5, 0.5]), ("00012", [12]),
      ("1E+2 1e-2", [100, 0.01]),
    ])
  func separators(text: String, numbers: [Double]) {
    #expect(scan(text).numbers == numbers)
  }

  @Test(
    "text that isn't a number isn't consumed",
    arguments: ["", ".", "-", "+", "-.", "e5", "+-1", "NaN", "inf", "0x", "\u{A0}1", "١", "1e999", "-1e999"])
  func noNumber(text: String) {
    let first = scan(text)
    #expect(text == "0x" ? first.rest == "x" : first.numbers.isEmpty && first.rest == text)
  }

  @Test("an e without digits after it belongs to the unit", arguments: ["1em", "1e", "1e+", "1e-x", "1ex"])
  func exponentOrUnit(text: String) {
    let (numbers, rest) = scan(text)
    #expect(numbers == [1] && rest.utf8.count == text.utf8.count - 1)
  }

  @Test(
    "a number is the nearest double",
    arguments: [
      "0.1", "9007199254740993", "9007199254740992.5", "1e22", "1e23", "8.5e-22",
      "123456789012345678901234567890",
      "2.2250738585072011e-308", "4.9e-324", "1e-400", "1.7976931348623157e308", "-0.0000001",
      "0.10000000000000000000000000000000001", "0e99999999999999999999", "179.99999999999999999",
      "6.02214076e23", "5e-99999999999999999999",
    ])
  func nearest(text: String) throws {
    #expect(scan(text).numbers == [try #require(Double(text))])
  }

  @Test("random numbers are the nearest doubles, as Swift reads them", arguments: 1...2)
  func randomNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomTrials.count(20_000) {
      let digits = Int.random(in: 0...(random.pick([999, 99_999, .max])), using: &random)
      let fraction = Int.random(in: 0...999_999, using: &random)
      let exponent = random.pick(["", "", "e\(Int.random(in: -320...290, using: &random))", "E+5"])
      let text = "\(random.pick(["", "-"]))\(digits).\(fraction)\(exponent)"
      let expected = [Double(text) ?? .nan].filter(\.isFinite)
      if scan(text).numbers != expected { Issue.record("\(text) is \(scan(text).numbers)") }
    }
  }

  @Test(
    "an arc's flag is one digit", arguments: [("01", [false, true]), ("1 0", [true, false]), ("2", [])])
  func flags(text: String, flags: [Bool]) {
    var scanner = NumberScanner(text)
    var found: [Bool] = []
    while let flag = scanner.scanFlag() {
      found.append(flag)
      scanner.skipSeparator()
    }
    #expect(found == flags)
  }
}
