import RegularExpressions
import Testing

@Suite("The patterns that Swift, Kotlin and JavaScript read alike")
struct PortableDialectTests {
  @Test(
    "have literals, classes, groups and repetitions",
    arguments: [
      "^29[0-9]{11}$", "^(AB|C)[A-Z]+$", "^[^a-z]{2,4}$", #"^\.\*[\]\\\-]$"#, "^[a&b~c-]$", "^a+?$",
      "^(?:a|b)*$",
    ])
  func allowed(_ pattern: String) {
    #expect(throws: Never.self) { try RegularExpression(pattern, dialect: .portable) }
  }

  @Test(
    "don't repeat a repetition, which can take backtracking engines exponential time",
    arguments: ["^([0-9]+)+$", "^(a|b*)*$", "^(?:a{1,9}){2,9}$", "^(a?){30}$", "^((a+)b)*$"])
  func nested(_ pattern: String) {
    #expect(throws: RegularExpressionError.nestedRepetition) {
      try RegularExpression(pattern, dialect: .portable)
    }
  }

  @Test(
    "may repeat something of fixed length", arguments: ["^([0-9]{4}){2,4}$", "^(a[0-9]{2})*$", "^([0-9]+)?$"])
  func fixedLength(_ pattern: String) {
    #expect(throws: Never.self) { try RegularExpression(pattern, dialect: .portable) }
  }

  @Test(
    "don't use what the three read differently",
    arguments: [
      (#"^\d$"#, #"uses the shorthand "\d""#), (#"^[\d]$"#, #"uses the shorthand "\d""#),
      (#"^\D$"#, #"uses the shorthand "\D""#), (#"^\w$"#, #"uses the shorthand "\w""#),
      (#"^\S$"#, #"uses the shorthand "\S""#), (#"\ba"#, #"uses the shorthand "\b""#),
      (#"\Ba"#, #"uses the shorthand "\B""#), ("^.$", #"uses the shorthand ".""#),
      (#"^\v$"#, #"uses the shorthand "\v""#), (#"^\x41$"#, #"uses the shorthand "\x""#),
      (#"^\u{41}$"#, #"uses the shorthand "\u""#), ("^[a[b]]$", #"uses a class operator "[""#),
      ("^[a&&b]$", #"uses a class operator "&&""#), ("^[a--b]$", #"uses a class operator "--""#),
      ("^[a~~b]$", #"uses a class operator "~~""#), ("^[]a]$", #"uses an empty class "[]""#),
      ("^[^]$", #"uses an empty class "[]""#), ("^(?=a)$", #"uses look-ahead "(?=""#),
      ("^(?!a)$", #"uses look-ahead "(?!""#), ("^(?<=a)$", #"uses look-behind "(?<=""#),
      ("^(?<!a)$", #"uses look-behind "(?<!""#), ("^(?<n>a)$", #"uses a special group "(?<""#),
      (#"^(a)\1$"#, #"uses a back-reference "\1""#), (#"^\k<n>$"#, #"uses a back-reference "\k""#),
      (#"^\p{L}$"#, #"uses a Unicode property "\p""#), (#"^[\P{L}]$"#, #"uses a Unicode property "\P""#),
      (#"^\0$"#, #"uses the shorthand "\0""#), (#"^\cA$"#, #"uses the shorthand "\c""#),
      (#"^[\b]$"#, #"uses the shorthand "\b""#),
      ("^a{1001}$", #"uses a repetition of more than 1000 times "{1001}""#),
      ("^a{0,1001}$", #"uses a repetition of more than 1000 times "{0,1001}""#),
      ("^a*\u{301}$", "uses the combined character \"*\u{301}\""),
    ])
  func rejected(_ pattern: String, _ message: String) throws {
    let error = try #require(throws: RegularExpressionError.self) {
      try RegularExpression(pattern, dialect: .portable)
    }
    #expect(error.description == message)
  }

  @Test(
    "don't become too large once their repetitions are unrolled",
    arguments: ["^([0-9]{1000}){1000}$", "^(((|){1000}){1000}){1000}$", "^(a{1000}){21}$"])
  func tooLarge(_ pattern: String) {
    #expect(throws: RegularExpressionError.tooLarge) { try RegularExpression(pattern, dialect: .portable) }
  }
}
