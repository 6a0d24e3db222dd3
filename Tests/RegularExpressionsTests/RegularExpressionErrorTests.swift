import RegularExpressions
import Testing

@Suite("Patterns that can't be read")
struct RegularExpressionErrorTests {
  @Test(
    "say what is wrong with them",
    arguments: [
      ("(a", #"has a "(" without its partner"#), ("a)", #"has a ")" without its partner"#),
      ("[a", #"has a "[" without its partner"#), ("a]", #"has a "]" without its partner"#),
      ("a}", #"has a "}" without its partner"#), ("*a", #"has a "*" with nothing before it to repeat"#),
      ("(+)", #"has a "+" with nothing before it to repeat"#),
      ("a|?", #"has a "?" with nothing before it to repeat"#),
      ("^*", #"has a "*" with nothing before it to repeat"#),
      ("a$+", #"has a "+" with nothing before it to repeat"#),
      (#"\b{2}"#, #"has a "{" with nothing before it to repeat"#),
      ("a**", #"uses a repeated repetition "*""#), ("a++", #"uses a repeated repetition "+""#),
      ("a{2}{3}", #"uses a repeated repetition "{""#), ("a???", #"uses a repeated repetition "?""#),
      ("a{2,1}", "has a repetition {m,n} whose numbers are wrong or greater than 1000"),
      ("a{,3}", "has a repetition {m,n} whose numbers are wrong or greater than 1000"),
      ("a{1001}", "has a repetition {m,n} whose numbers are wrong or greater than 1000"),
      ("a{0,99999999999}", "has a repetition {m,n} whose numbers are wrong or greater than 1000"),
      ("a{2001,}", "has a repetition {m,n} whose numbers are wrong or greater than 1000"),
      ("a{1", "has a repetition {m,n} whose numbers are wrong or greater than 1000"),
      ("[b-a]", #"has a range "b-a" that doesn't go from one character to a later one"#),
      (#"[\d-z]"#, #"has a range "\d-z" that doesn't go from one character to a later one"#),
      (#"[a-\w]"#, #"has a range "a-\w" that doesn't go from one character to a later one"#),
      (#"\q"#, #"has an escape "\q" that isn't known"#), (#"\-"#, #"has an escape "\-" that isn't known"#),
      (#"\x4"#, #"has an escape "\x" that isn't known"#),
      (#"\ud800"#, #"has an escape "\ud800" that isn't known"#),
      (#"\u{110000}"#, #"has an escape "\u{110000}" that isn't known"#),
      (#"\u{}"#, #"has an escape "\u{}" that isn't known"#),
      (#"a\"#, #"ends in a lone "\""#), (#"[\"#, #"ends in a lone "\""#),
      ("(?=a)", #"uses look-ahead "(?=""#), ("(?!a)", #"uses look-ahead "(?!""#),
      ("(?<=a)", #"uses look-behind "(?<=""#), ("(?<!a)", #"uses look-behind "(?<!""#),
      ("(?<n>a)", #"uses a special group "(?<""#), ("(?i)a", #"uses a special group "(?i""#),
      (#"(a)\1"#, #"uses a back-reference "\1""#), (#"\k<n>"#, #"uses a back-reference "\k""#),
      (#"\p{L}"#, #"uses a Unicode property "\p""#), (#"[\P{L}]"#, #"uses a Unicode property "\P""#),
    ])
  func errors(_ pattern: String, _ message: String) throws {
    let error = try #require(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error.description == message)
  }

  @Test(
    "a pattern whose repetitions multiply is refused without being written out",
    arguments: [
      "((((a{1000}){1000}){1000}){1000})", "((((){1000}){1000}){1000}){1000}", "(a{0,1000}){0,1000}",
      "((a|b|){1000}){999}", "(((^|$){1000}){1000}){1000}", "((((a{1000})*)*){1000}){1000}",
      String(repeating: "(", count: 100_000), String(repeating: "a", count: 100_000),
    ])
  func tooLarge(_ pattern: String) {
    let time = ContinuousClock().measure {
      #expect(throws: RegularExpressionError.tooLarge) { try RegularExpression(pattern) }
    }
    #expect(time < .seconds(5))
  }

  @Test("a thousand repetitions are allowed")
  func largest() throws {
    let expression = try RegularExpression("^(ab?){1000}$")
    #expect(expression.matches(String(repeating: "aba", count: 500)))
    #expect(!expression.matches(String(repeating: "a", count: 999)))
  }
}
