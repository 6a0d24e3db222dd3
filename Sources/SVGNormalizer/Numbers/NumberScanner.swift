/// Reads the numbers of an attribute's value one after the other (SVG 2 section 9.3.9, and of SVG 1.1 section 8.3.9
/// the number that ends in a point). No locale has a say in it.
struct NumberScanner {
  private let bytes: [UInt8]
  /// The place of the next byte in the value's UTF-8.
  private(set) var offset = 0

  /// So far from 0 no double has a digit left; the sum of two doesn't overflow.
  private static let largestExponent = 100_000

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte, not taken yet; nothing at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Whether the next byte can begin a number.
  var isAtNumber: Bool {
    guard let next else { return false }
    return Self.digit(next) != nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "-")
      || next == UInt8(ascii: "+")
  }

  /// Passes over white space.
  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { offset += 1 }
  }

  /// Passes over white space with at most one comma in it, and says whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard scan(UInt8(ascii: ",")) else { return false }
    skipSpace()
    return true
  }

  /// Takes a byte if it is the next one.
  mutating func scan(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Takes the letters that follow, as many as there are; with `%` the sign of a percentage.
  mutating func scanWord() -> String {
    let start = offset
    while let byte = next, Self.isLetter(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Takes a flag of an arc, which is one digit and needs no separator after it.
  mutating func scanFlag() -> Bool? {
    if scan(UInt8(ascii: "0")) { return false }
    return scan(UInt8(ascii: "1")) ? true : nil
  }

  /// Takes a number, rounded to the nearest double. Where there is none, or one beyond all doubles, nothing is taken.
  mutating func scanNumber() -> Double? {
    let start = offset
    let isNegative = scan(UInt8(ascii: "-"))
    if !isNegative { _ = scan(UInt8(ascii: "+")) }
    var numeral = DecimalNumeral()
    scanDigits(of: &numeral, isFraction: false)
    if scan(UInt8(ascii: ".")) { scanDigits(of: &numeral, isFraction: true) }
    if numeral.hasDigits {
      scanExponent(of: &numeral)
      if let value = numeral.exactValue { return isNegative ? -value : value }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      if let value = Double(text), value.isFinite { return value }
    }
    offset = start
    return nil
  }

  private mutating func scanDigits(of numeral: inout DecimalNumeral, isFraction: Bool) {
    while let byte = next, let digit = Self.digit(byte) {
      numeral.append(digit: digit, isFraction: isFraction)
      offset += 1
    }
  }

  /// An `e` without digits after it isn't an exponent: it begins the unit `em` or `ex`.
  private mutating func scanExponent(of numeral: inout DecimalNumeral) {
    let start = offset
    guard scan(UInt8(ascii: "e")) || scan(UInt8(ascii: "E")) else { return }
    let isNegative = scan(UInt8(ascii: "-"))
    if !isNegative { _ = scan(UInt8(ascii: "+")) }
    let firstDigit = offset
    var exponent = 0
    while let byte = next, let digit = Self.digit(byte) {
      exponent = min(exponent * 10 + Int(digit), Self.largestExponent)
      offset += 1
    }
    guard offset > firstDigit else { return offset = start }
    numeral.scale(byPowerOfTen: isNegative ? -exponent : exponent)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit <= 9 ? digit : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "%")
  }
}
