import RegularExpressions
import Testing

@Suite("Matching takes time linear in the text")
struct RegularExpressionTimeTests {
  @Test(
    "for patterns that take other engines exponential time",
    arguments: [
      "(a+)+$", "(a|a)*b", "(a|aa)+$", "(.*)*b", "(a*)*b", "^(([a-z])+.)+[A-Z]([a-z])+$", "(a?){50}a{50}b",
      "((a*)*)*b", "(|a|a)*b",
    ])
  func catastrophic(_ pattern: String) throws {
    let text = String(repeating: "a", count: 5000) + "!"
    #expect(try !RegularExpression(pattern).matches(text))
  }
}
