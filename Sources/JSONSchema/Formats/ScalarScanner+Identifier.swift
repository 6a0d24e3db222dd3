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
