/// Reads the tokens of CSS (CSS Syntax Level 3 section 4.3). Any text has tokens; each byte is read a bounded number of
/// times.
struct CSSTokenizer {
  let bytes: [UInt8]
  /// The start of the next token.
  var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The byte at a distance from the index.
  func byte(_ distance: Int = 0) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// The next token; `nil` at the end.
  mutating func next() -> CSSToken? {
    skipComments()
    guard let first = byte() else { return nil }
    if first.isCSSWhitespace { return whitespace() }
    if first.isCSSNameStart { return nameToken() }
    if startsNumber { return numericToken() }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return stringToken(quote: first)
    case UInt8(ascii: "#"), UInt8(ascii: "@"):
      if let token = markedNameToken(mark: first) { return token }
    case UInt8(ascii: "-"), UInt8(ascii: "\\"):
      if startsName(0) { return nameToken() }
      if skip("-->") { return .markupComment }
    case UInt8(ascii: "<"):
      if skip("<!--") { return .markupComment }
    default: break
    }
    index += 1
    return Self.punctuation(first)
  }

  /// All remaining tokens.
  mutating func rest() -> [CSSToken] {
    var tokens: [CSSToken] = []
    while let token = next() { tokens.append(token) }
    return tokens
  }

  private static func punctuation(_ byte: UInt8) -> CSSToken {
    switch byte {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "("): .open(.round)
    case UInt8(ascii: ")"): .close(.round)
    case UInt8(ascii: "["): .open(.square)
    case UInt8(ascii: "]"): .close(.square)
    case UInt8(ascii: "{"): .open(.curly)
    case UInt8(ascii: "}"): .close(.curly)
    default: .delimiter(byte)
    }
  }

  /// A name after `#` or `@`, if there is one.
  private mutating func markedNameToken(mark: UInt8) -> CSSToken? {
    let isHash = mark == UInt8(ascii: "#")
    let isName = startsName(1)
    guard isName || isHash && (byte(1)?.isCSSName ?? false) else { return nil }
    index += 1
    return isHash ? .hash(name(), isName: isName) : .atKeyword(name())
  }

  mutating func whitespace() -> CSSToken {
    while byte()?.isCSSWhitespace ?? false { index += 1 }
    return .whitespace
  }

  private mutating func skipComments() {
    while skip("/*") {
      while index < bytes.count, !skip("*/") { index += 1 }
    }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard byte() == expected.first, bytes[index...].starts(with: expected) else { return false }
    index += expected.count
    return true
  }

  /// Whether a number begins here (section 4.3.10).
  var startsNumber: Bool {
    let hasSign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-")
    let first = byte(hasSign ? 1 : 0)
    guard first == UInt8(ascii: ".") else { return first?.isASCIIDigit ?? false }
    return byte(hasSign ? 2 : 1)?.isASCIIDigit ?? false
  }

  /// A number, a percentage or a number with a unit (section 4.3.3).
  mutating func numericToken() -> CSSToken {
    let start = index
    if !(byte()?.isASCIIDigit ?? false), byte() != UInt8(ascii: ".") { index += 1 }
    skipDigits()
    if byte() == UInt8(ascii: "."), byte(1)?.isASCIIDigit ?? false {
      index += 1
      skipDigits()
    }
    skipExponent()
    let number = CSSNumber(text: String(decoding: bytes[start..<index], as: UTF8.self))
    if startsName(0) { return .dimension(number, unit: name()) }
    guard byte() == UInt8(ascii: "%") else { return .number(number) }
    index += 1
    return .percentage(number)
  }

  private mutating func skipDigits() {
    while byte()?.isASCIIDigit ?? false { index += 1 }
  }

  private mutating func skipExponent() {
    guard let letter = byte(), letter | 0x20 == UInt8(ascii: "e") else { return }
    let hasSign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard byte(hasSign ? 2 : 1)?.isASCIIDigit ?? false else { return }
    index += hasSign ? 2 : 1
    skipDigits()
  }
}
