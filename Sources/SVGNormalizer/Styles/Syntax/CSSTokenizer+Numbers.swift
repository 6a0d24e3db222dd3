extension CSSTokenizer {
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
