import RegularExpressions
import Testing

@Suite("Invalid patterns")
struct RegularExpressionErrorTests {
  @Test(
    "have an error that says why",
    arguments: [
      ("(a", #"has an unmatched "(""#), ("a)", #"has an unmatched ")""#),
      ("[a", #"has an unmatched "[""#), ("a]", #"has an unmatched "]""#),
      ("a}", #"has an unmatched "}""#), ("*a", #"has a "*" with nothing before it to repeat"#),
      ("(+)", #"has a "+" with nothing before it to repeat"#),
      ("a|?", #"has a "?" with nothing before it to repeat"#),
      ("^*", #"has a "*" with nothing before it to repeat"#),
      ("a$+", #"has a "+" with nothing before it to repeat"#),
      (#"\b{2}"#, #"has a "{" with nothing before it to repeat"#),
      ("a**", #"uses a repeated repetition "*""#), ("a++", #"uses a repeated repetition "+""#),
      ("a{2}{3}", #"uses a repeated repetition "{""#), ("a???", #"uses a repeated repetition "?""#),
      ("a{2,1}", "has a repetition {m,n} with invalid numbers"),
      ("a{,3}", "has a repetition {m,n} with invalid numbers"),
      ("a{99999999999999999999,1}", "has a repetition {m,n} with invalid numbers"),
      ("a{1", "has a repetition {m,n} with invalid numbers"),
      ("[b-a]", #"has a range "b-a" that isn't from one character to a later one"#),
      (#"[\d-z]"#, #"has a range "\d-z" that isn't from one character to a later one"#),
      (#"[a-\w]"#, #"has a range "a-\w" that isn't from one character to a later one"#),
      (#"\q"#, #"has an unknown escape "\q""#), (#"\-"#, #"has an unknown escape "\-""#),
      (#"\x4"#, #"has an unknown escape "\x""#),
      (#"\u{110000}"#, #"has an unknown escape "\u{110000}""#),
      (#"\u{}"#, #"has an unknown escape "\u{}""#),
      (#"a\"#, #"ends with an unfinished escape "\""#), (#"[\"#, #"ends with an unfinished escape "\""#),
      (#"\00"#, #"has an unknown escape "\0""#),
      (#"[\01]"#, #"has an unknown escape "\0""#),
      (#"\c1"#, #"has an unknown escape "\c""#),
      (#"[\c_]"#, #"has an unknown escape "\c""#),
      (#"[\1]"#, #"has an unknown escape "\1""#),
      (#"[\B]"#, #"has an unknown escape "\B""#),
      ("(?i)a", #"uses a special group "(?i""#), ("(?", #"uses a special group "(?""#),
      ("(?=a)*", #"has a "*" with nothing before it to repeat"#),
      ("(?<!a){2}", #"has a "{" with nothing before it to repeat"#),
      ("(?<1>a)", #"has a group name "1" that isn't an identifier"#),
      ("(?<>a)", #"has a group name ">" that isn't an identifier"#),
      ("(?<ab", #"has a group name "ab" that isn't an identifier"#),
      ("(?<a>b)|(?<a>c)", #"has two groups named "a""#),
      (#"(a)\2"#, #"refers to a missing group with "\2""#),
      (#"(?<a>b)\k<b>"#, #"refers to a missing group with "\k<b>""#),
      (#"\k"#, #"has an unknown escape "\k""#),
      (#"\pL"#, #"has an unknown Unicode property "\p""#),
      (#"\p{Latin}"#, #"has an unknown Unicode property "\p{Latin}""#),
      (#"[\P{sc=greek}]"#, #"has an unknown Unicode property "\P{sc=greek}""#),
      (#"[\p{L}-z]"#, #"has a range "\p{L}-z" that isn't from one character to a later one"#),
    ])
  func errors(_ pattern: String, _ message: String) throws {
    let error = try #require(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error.description == message)
  }

  @Test(
    "a pattern that is too large is rejected at once",
    arguments: [
      String(repeating: "(", count: 100_000), String(repeating: "(", count: 1000),
      String(repeating: "()", count: 500_000), String(repeating: "a", count: 1_000_000),
      String(repeating: "(?:", count: 101) + String(repeating: ")", count: 101),
    ])
  func tooLarge(_ pattern: String) {
    #expect(throws: RegularExpressionError.tooLarge) { try RegularExpression(pattern) }
  }
}
