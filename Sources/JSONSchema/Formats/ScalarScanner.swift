/// Takes a text apart from its beginning, scalar by scalar. A grammar's rule is a method that takes what it
/// describes and tells whether it was there; where it wasn't, the text is refused and the scanner of no more use.
struct ScalarScanner {
  /// What is still to come.
  private(set) var rest: Substring.UnicodeScalarView

  init(_ text: Substring) { rest = text.unicodeScalars }

  /// Whether a rule takes the whole text.
  static func reads(_ text: Substring, _ rule: (inout ScalarScanner) -> Bool) -> Bool {
    var scanner = ScalarScanner(text)
    return rule(&scanner) && scanner.isAtEnd
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The scalar to come; `nil` at the end.
  var peek: Unicode.Scalar? { rest.first }

  mutating func next() -> Unicode.Scalar? { rest.popFirst() }

  /// Takes the next scalar if it is that one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool { skip { $0 == scalar } }

  /// Takes the next scalar if it is one of those.
  mutating func skip(anyOf scalars: String) -> Bool { skip { scalars.unicodeScalars.contains($0) } }

  /// Takes the next scalar if it is such a one.
  mutating func skip(where isMember: (Unicode.Scalar) -> Bool) -> Bool {
    guard let scalar = peek, isMember(scalar) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes that many scalars if all of them are such.
  mutating func skip(_ count: Int, where isMember: (Unicode.Scalar) -> Bool) -> Bool {
    for _ in 0..<count where !skip(where: isMember) { return false }
    return true
  }

  /// Takes all such scalars that come next, of which there may be none.
  mutating func take(while isMember: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    let run = rest.prefix(while: isMember)
    rest = rest[run.endIndex...]
    return run
  }

  /// Takes such scalars, of which there has to be one.
  mutating func skipRun(where isMember: (Unicode.Scalar) -> Bool) -> Bool { !take(while: isMember).isEmpty }

  /// Takes a percent sign and two hexadecimal digits (RFC 3986, section 2.1).
  mutating func skipPercentEncoded() -> Bool { skip("%") && skip(2, where: \.isHexDigit) }

  /// Takes a number of so many digits.
  mutating func number(digits: Int) -> Int? {
    let start = rest
    guard skip(digits, where: \.isDigit) else { return nil }
    return Int(String(start[..<rest.startIndex]))
  }
}

/// ABNF's core rules (RFC 5234, appendix B.1): ASCII and nothing else.
extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isHexDigit: Bool { properties.isASCIIHexDigit }
  var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  var isLetterOrDigit: Bool { isLetter || isDigit }
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

  /// `relative-json-pointer` (draft-bhutton-relative-json-pointer-00, section 3), up to the text's end. The
  /// grammar forgets `0-1#`, which stands among the examples of section 5.1.
  mutating func skipRelativeJSONPointer() -> Bool {
    guard skipNonNegativeInteger() else { return false }
    if skip(anyOf: "+-"), !skipNonNegativeInteger() { return false }
    return skip("#") || skipJSONPointer()
  }

  private mutating func skipNonNegativeInteger() -> Bool {
    if skip("0") { return true }
    return skipRun(where: \.isDigit)
  }
}
