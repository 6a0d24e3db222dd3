import JSONSchema
import Testing

@Suite("The patterns that Swift, Kotlin and JavaScript read alike")
struct PortableDialectTests {
  @Test(
    "keep to literals, classes, groups and repetitions",
    arguments: [
      "^29[0-9]{11}$", "^(AB|C)[A-Z]+$", "^[^a-z]{2,4}$", #"^\.\*[\]\\\-]$"#, "^[a&b~c-]$", "^a+?$",
      "^(?:a|b)*$",
    ])
  func allowed(_ pattern: String) {
    #expect(throws: Never.self) { try RegularExpression(pattern, dialect: .portable) }
  }

  @Test(
    "don't use what the three read in different ways",
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
    ])
  func refused(_ pattern: String, _ message: String) throws {
    let error = try #require(throws: RegularExpressionError.self) {
      try RegularExpression(pattern, dialect: .portable)
    }
    #expect(error.description == message)
  }
}
