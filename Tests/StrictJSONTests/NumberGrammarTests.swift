import StrictJSON
import Testing

@Suite("The grammar of numbers (RFC 8259, section 6)")
struct NumberGrammarTests {
  @Test(
    "a number keeps its spelling",
    arguments: [
      "0", "-0", "7", "-1", "10", "123456789", "0.5", "-0.5", "123.456789", "0.0", "1.50", "0e1", "0e+1",
      "1E22",
      "1e-2", "1E+2", "1e00", "123.456e78", "-123123e100000", "1e400", "1e-400", "9007199254740993",
      "20e1", "123e-2", "0E0", "0.7e0042424242424242424242424242", "-1e+9999", "1.5e+9999", "123e-10000000",
      "-987654321987654321987654321", "100000000000000000000000000000000000000001",
      "-0.0000000000000000000000000000000000000000000000001",
    ])
  func keepsSpelling(literal: String) throws {
    guard case .number(let number) = try read(literal).content else {
      Issue.record("\(literal) isn't read as a number")
      return
    }
    #expect(number.literal == literal)
  }

  @Test(
    "an invalid number is rejected, where it begins or where it goes on after a valid one (‸)",
    arguments: [
      "‸-", "‸+", "‸++", "‸+1", "‸++1234", "‸--1", "‸- 1", "‸-foo", "‸01", "‸-01", "‸-012", "‸012", "‸00",
      "‸.5", "‸-.5",
      "‸-.123", "‸.", "‸.-1", "‸.2e-3", "‸1.", "‸-1.", "‸-2.", "‸0.", "‸-1.0.", "‸1.e1", "‸0.e1", "‸2.e3",
      "‸2.e+3", "‸2.e-3",
      "‸1e", "‸0e", "‸0E", "‸0e+", "‸0E+", "‸9.e+", "‸1e+", "‸1e-", "‸1E", "‸1eE2", "‸1.0e", "‸1.0e-",
      "‸1.0e+", "‸0.3e",
      "‸0.3e+", "‸0e+-1", "‸1.2.3", "‸0.1.2", "‸1-2", "‸1+2", "‸1ee2", "‸1e1.5", "‸1e1e1", "‸1ea", "0‸x1",
      "0‸x42", "0‸X1",
      "0‸b1", "0‸o7", "1‸a", "1‸f", "1‸L", "-1‸x", "-123.123‸foo", "1.2‸a-3", "1.8‸H-308", "‸NaN", "‸-NaN",
      "n‸an",
      "‸Infinity", "‸-Infinity", "‸+Inf", "‸Inf", "‸infinity", "‸∞", "‸１", "‸٣", "‸½", "1‸²", "1‸_000",
      "1 ‸000", "1‸,000", "1‸'000",
      "1‸/2", "‸1e٣", "1‸%", "‸$1",
    ])
  func rejectsOtherForms(marked: String) throws {
    try expectRejection(marked)
    #expect(ExactNumber(literal: marked.filter { $0 != "‸" }) == nil)
  }

  @Test(
    "bytes that aren't UTF-8 are no part of a number",
    arguments: [("0", 1), ("-1", 2), ("1.5", 3), ("1e1", 3), ("1e", 0), ("1.", 0), ("-", 0)])
  func rejectsInvalidUTF8(beginning: String, offset: Int) {
    #expect(failure(Array(beginning.utf8) + [0xE5])?.span.lowerBound == offset)
  }

  @Test("a number's literal may have no space around it", arguments: ["", " 1", "1 ", "1\n", "\t"])
  func literalIsBare(literal: String) {
    #expect(ExactNumber(literal: literal) == nil)
  }

  @Test(
    "the error has the range of the whole malformed number", arguments: ["01", "1.", "-", "1e+", "1.2.3"])
  func malformedNumberIsMarked(literal: String) throws {
    let text = "[0, \(literal)]"
    let error = try #require(failure(text))
    #expect(error.reason == .invalidNumber)
    #expect(text.slice(error.span) == literal)
  }

  @Test(
    "a number ends where the next token begins", arguments: ["[1]", "[1,2]", "{\"a\":1}", "1\n", "[1\t]"])
  func numberEndsAtToken(text: String) {
    #expect(failure(text) == nil)
  }
}
