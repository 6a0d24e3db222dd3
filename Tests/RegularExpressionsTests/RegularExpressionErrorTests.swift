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
      ("a{2,1}", "has a repetition {m,n} whose numbers are wrong"),
      ("a{,3}", "has a repetition {m,n} whose numbers are wrong"),
      ("a{99999999999999999999,1}", "has a repetition {m,n} whose numbers are wrong"),
      ("a{1", "has a repetition {m,n} whose numbers are wrong"),
      ("[b-a]", #"has a range "b-a" that doesn't go from one character to a later one"#),
      (#"[\d-z]"#, #"has a range "\d-z" that doesn't go from one character to a later one"#),
      (#"[a-\w]"#, #"has a range "a-\w" that doesn't go from one character to a later one"#),
      (#"\q"#, #"has an escape "\q" that isn't known"#), (#"\-"#, #"has an escape "\-" that isn't known"#),
      (#"\x4"#, #"has an escape "\x" that isn't known"#),
      (#"\u{110000}"#, #"has an escape "\u{110000}" that isn't known"#),
      (#"\u{}"#, #"has an escape "\u{}" that isn't known"#),
      (#"a\"#, #"ends in a lone "\""#), (#"[\"#, #"ends in a lone "\""#),
      (#"\00"#, #"has an escape "\0" that isn't known"#),
      (#"[\01]"#, #"has an escape "\0" that isn't known"#),
      (#"\c1"#, #"has an escape "\c" that isn't known"#),
      (#"[\c_]"#, #"has an escape "\c" that isn't known"#),
      (#"[\1]"#, #"has an escape "\1" that isn't known"#),
      (#"[\B]"#, #"has an escape "\B" that isn't known"#),
      ("(?i)a", #"uses a special group "(?i""#), ("(?", #"uses a special group "(?""#),
      ("(?=a)*", #"has a "*" with nothing before it to repeat"#),
      ("(?<!a){2}", #"has a "{" with nothing before it to repeat"#),
      ("(?<1>a)", #"has a group name "1" that isn't an identifier"#),
      ("(?<>a)", #"has a group name ">" that isn't an identifier"#),
      ("(?<ab", #"has a group name "ab" that isn't an identifier"#),
      ("(?<a>b)|(?<a>c)", #"has two groups named "a""#),
      (#"(a)\2"#, #"refers with "\2" to a group that it doesn't have"#),
      (#"(?<a>b)\k<b>"#, #"refers with "\k<b>" to a group that it doesn't have"#),
      (#"\k"#, #"has an escape "\k" that isn't known"#),
      (#"\pL"#, #"has a Unicode property "\p" that isn't known"#),
      (#"\p{Latin}"#, #"has a Unicode property "\p{Latin}" that isn't known"#),
      (#"[\P{sc=greek}]"#, #"has a Unicode property "\P{sc=greek}" that isn't known"#),
      (#"[\p{L}-z]"#, #"has a range "\p{L}-z" that doesn't go from one character to a later one"#),
    ])
  func errors(_ pattern: String, _ message: String) throws {
    let error = try #require(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error.description == message)
  }

  @Test(
    "a pattern that is too large is refused at once",
    arguments: [
      String(repeating: "(", count: 100_000), String(repeating: "(", count: 1000),
      String(repeating: "()", count: 500_000), String(repeating: "a", count: 1_000_000),
      String(repeating: "(?:", count: 101) + String(repeating: ")", count: 101),
    ])
  func tooLarge(_ pattern: String) {
    #expect(throws: RegularExpressionError.tooLarge) { try RegularExpression(pattern) }
  }
}
