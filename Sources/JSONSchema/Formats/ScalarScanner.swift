internal import StrictJSON

/// Parses a text scalar by scalar. A grammar's rule is a method that skips what it describes and returns whether it was
/// there; after `false` the text is rejected and the scanner must not be used.
struct ScalarScanner {
  /// The unread text.
  private(set) var rest: Substring.UnicodeScalarView

  init(_ text: Substring) { rest = text.unicodeScalars }

  /// Whether a rule matches the whole text.
  static func reads(_ text: Substring, _ rule: (inout ScalarScanner) -> Bool) -> Bool {
    var scanner = ScalarScanner(text)
    return rule(&scanner) && scanner.isAtEnd
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The next scalar; `nil` at the end.
  var peek: Unicode.Scalar? { rest.first }

  mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  /// Skips the next scalar if it is that one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool { skip { $0 == scalar } }

  /// Skips the next scalar if it is one of those.
  mutating func skip(anyOf scalars: String) -> Bool { skip { scalars.unicodeScalars.contains($0) } }

  /// Skips the next scalar if it meets the condition.
  mutating func skip(where isMember: (Unicode.Scalar) -> Bool) -> Bool {
    guard let scalar = peek, isMember(scalar) else { return false }
    rest.removeFirst()
    return true
  }

  /// Skips that many scalars if all of them meet the condition.
  mutating func skip(_ count: Int, where isMember: (Unicode.Scalar) -> Bool) -> Bool {
    for _ in 0..<count where !skip(where: isMember) { return false }
    return true
  }

  /// Takes all following scalars that meet the condition.
  mutating func take(while isMember: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    let run = rest.prefix(while: isMember)
    rest = rest[run.endIndex...]
    return run
  }

  /// Skips one or more scalars that meet the condition.
  mutating func skipRun(where isMember: (Unicode.Scalar) -> Bool) -> Bool { !take(while: isMember).isEmpty }

  /// Skips a percent sign and two hexadecimal digits (RFC 3986, section 2.1).
  mutating func skipPercentEncoded() -> Bool { skip("%") && skip(2, where: \.isHexDigit) }

  /// Takes a number of that many digits.
  mutating func number(digits: Int) -> Int? {
    let start = rest
    guard skip(digits, where: \.isASCIIDigit) else { return nil }
    return Int(String(start[..<rest.startIndex]))
  }
}

/// ABNF's core rules (RFC 5234, appendix B.1), beside those of StrictJSON.
extension Unicode.Scalar {
  var isHexDigit: Bool { properties.isASCIIHexDigit }
  var isLetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}

/// Identifiers and pointers.
extension ScalarScanner {
  /// `UUID` (RFC 4122, section 3), of any version.
  mutating func skipUUID() -> Bool {
    guard skip(8, where: \.isHexDigit) else { return false }
    for length in [4, 4, 4, 12] {
      guard skip("-"), skip(length, where: \.isHexDigit) else { return false }
    }
    return true
  }

  /// `json-pointer` (RFC 6901, section 3), up to the text's end.
  mutating func skipJSONPointer() -> Bool {
    guard isAtEnd || peek == "/" else { return false }
    while let scalar = next() {
      if scalar == "~", !skip(anyOf: "01") { return false }
    }
    return true
  }

  /// `relative-json-pointer` (draft-bhutton-relative-json-pointer-00, section 3), up to the text's end. The grammar
  /// lacks `0-1#`, which is among the examples of section 5.1.
  mutating func skipRelativeJSONPointer() -> Bool {
    guard skipNonNegativeInteger() else { return false }
    if skip(anyOf: "+-"), !skipNonNegativeInteger() { return false }
    return skip("#") || skipJSONPointer()
  }

  private mutating func skipNonNegativeInteger() -> Bool {
    if skip("0") { return true }
    return skipRun(where: \.isASCIIDigit)
  }
}
