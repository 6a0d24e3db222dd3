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
      "100000000000000000000000000000000000000001", "-0.0000000000000000000000000000000000000000000000001",
    ])
  func keepsSpelling(literal: String) throws {
    guard case .number(let number) = try read(literal).content else {
      Issue.record("\(literal) isn't read as a number")
      return
    }
    #expect(number.literal == literal)
  }

  @Test(
    "what isn't a number in JSON's form is refused",
    arguments: [
      "-", "+", "+1", "--1", "- 1", "01", "-01", "-012", "00", ".5", "-.5", ".", "1.", "-1.", "0.", "1.e1",
      "0.e1",
      "2.e+3", "1e", "1e+", "1e-", "1E", "1eE2", "1.0e", "1.0e-", "0.3e+", "1.2.3", "0.1.2", "1-2", "1+2",
      "1ee2",
      "1e1.5", "1e1e1", "0x1", "0X1", "0b1", "1a", "1f", "-1x", "NaN", "-NaN", "nan", "Infinity", "-Infinity",
      "+Inf", "∞", "１", "٣", "1_000", "1 000", "1,000", "1/2", "1e٣",
    ])
  func refusesOtherForms(literal: String) {
    #expect(failure(literal) != nil)
    #expect(ExactNumber(literal: literal) == nil)
  }

  @Test("a number's literal may have no space around it", arguments: ["", " 1", "1 ", "1\n", "\t"])
  func literalIsBare(literal: String) {
    #expect(ExactNumber(literal: literal) == nil)
  }

  @Test("a malformed number is pointed at as a whole", arguments: ["01", "1.", "-", "1e+", "1.2.3"])
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
