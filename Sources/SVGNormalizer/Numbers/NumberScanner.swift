/// Reads the numbers of an attribute's value one after the other (SVG 2 section 9.3.9, and numbers that end in a point
/// as in SVG 1.1 section 8.3.9), independent of the locale.
struct NumberScanner {
  private let bytes: [UInt8]
  /// The position of the next byte in the value's UTF-8.
  private(set) var offset = 0

  /// Beyond all doubles; the sum of two doesn't overflow.
  private static let largestExponent = 100_000

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte, which isn't consumed; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Whether the next byte can begin a number.
  var isAtNumber: Bool {
    guard let next else { return false }
    return next.isASCIIDigit || next == UInt8(ascii: ".") || next == UInt8(ascii: "-")
      || next == UInt8(ascii: "+")
  }

  mutating func skipSpace() {
    while let byte = next, byte.isCSSWhitespace { offset += 1 }
  }

  /// Skips white space with at most one comma in it, and says whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard scan(UInt8(ascii: ",")) else { return false }
    skipSpace()
    return true
  }

  /// Consumes a byte if it is the next one.
  mutating func scan(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Consumes all letters and `%` that follow.
  mutating func scanWord() -> String {
    let start = offset
    while let byte = next, Self.isLetter(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Consumes a flag of an arc, which is one digit and needs no separator after it.
  mutating func scanFlag() -> Bool? {
    if scan(UInt8(ascii: "0")) { return false }
    return scan(UInt8(ascii: "1")) ? true : nil
  }

  /// Consumes a number, rounded to the nearest double. If there is none, or it is infinite, nothing is consumed.
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
    while let byte = next, byte.isASCIIDigit {
      numeral.append(digit: byte - UInt8(ascii: "0"), isFraction: isFraction)
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
    while let byte = next, byte.isASCIIDigit {
      exponent = min(exponent * 10 + Int(byte - UInt8(ascii: "0")), Self.largestExponent)
      offset += 1
    }
    guard offset > firstDigit else { return offset = start }
    numeral.scale(byPowerOfTen: isNegative ? -exponent : exponent)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "%")
  }
}
