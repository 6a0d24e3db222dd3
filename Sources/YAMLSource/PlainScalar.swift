internal import StrictJSON

/// What an unquoted scalar means in YAML 1.2's core schema (section 10.3.2).
enum PlainScalar {
  /// An unambiguous value.
  case value(LocatedValue.Content)
  /// A number in YAML that JSON can't express, or whose spelling would be lost.
  case ambiguous

  init(_ text: String) {
    // The first byte tells of most texts that they are no more. An empty one means null, as `~` does.
    switch text.utf8.first ?? UInt8(ascii: "~") {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      self = Self.number(text)
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "f"), UInt8(ascii: "F"):
      self = .value(Self.word(text))
    default: self = .value(.string(text))
    }
  }

  private static func word(_ text: String) -> LocatedValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: .string(text)
    }
  }

  private static func number(_ text: String) -> PlainScalar {
    if let number = ExactNumber(literal: text) { return .value(.number(number)) }
    return isCoreNumber(Array(text.utf8)) ? .ambiguous : .value(.string(text))
  }

  /// What the core schema reads as a number beyond JSON's: `0123`, `+1`, `.5`, `1.`, `0o17`, `0x1F`, `.inf`, `.nan`.
  private static func isCoreNumber(_ utf8: [UInt8]) -> Bool {
    if utf8.starts(with: "0x".utf8) {
      return utf8.count > 2 && utf8.dropFirst(2).allSatisfy { $0.hexadecimalValue != nil }
    }
    if utf8.starts(with: "0o".utf8) {
      return utf8.count > 2
        && utf8.dropFirst(2).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    }
    var rest = utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let word = String(decoding: rest, as: UTF8.self)
    if [".inf", ".Inf", ".INF"].contains(word) { return true }
    if [".nan", ".NaN", ".NAN"].contains(word) { return rest.count == utf8.count }
    return isDecimal(rest)
  }

  /// `(\. [0-9]+ | [0-9]+ (\. [0-9]*)?) ([eE] [-+]? [0-9]+)?`
  private static func isDecimal(_ text: ArraySlice<UInt8>) -> Bool {
    let whole = text.prefix { $0.isASCIIDigit }
    var rest = text.dropFirst(whole.count)
    var digits = whole.count
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isASCIIDigit }
      digits += fraction.count
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard digits > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy { $0.isASCIIDigit }
  }
}
