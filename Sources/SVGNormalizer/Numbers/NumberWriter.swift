/// Writes each number in its shortest form: without exponent, `+`, `-0`, zeros at the end, or a zero before the point.
enum NumberWriter {
  /// The limit of what is written: its digits are within the fifteen that a double holds.
  private static let largest = 1e9

  /// The number rounded to some decimals, at most 6, halves away from zero.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    let decimals = min(max(decimals, 0), 6)
    let bounded = value.isNaN ? 0 : min(max(value, -largest), largest)
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    var bytes: [UInt8] = []
    append(Int(bounded.count(ofParts: power)), decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a number of hundredths: for -150, `-1.5`.
  static func append(hundredths: Int, to bytes: inout [UInt8]) { append(hundredths, decimals: 2, to: &bytes) }

  /// How many bytes a number of hundredths takes.
  static func length(hundredths: Int) -> Int {
    let magnitude = hundredths.magnitude
    var length = hundredths < 0 ? 1 : 0
    if magnitude >= 100 || magnitude == 0 {
      length += 1
      var power: UInt = 1000
      while magnitude >= power { (power, length) = (power * 10, length + 1) }
    }
    if !magnitude.isMultiple(of: 10) { return length + 3 }
    return magnitude.isMultiple(of: 100) ? length : length + 2
  }

  /// The number with two decimals; `nil` if that is the text of the attribute's default. Comparing what would be
  /// written ensures that reading the file and writing it again changes nothing.
  static func text(_ value: Double, unless defaultText: String) -> String? {
    let text = text(value)
    return text == defaultText ? nil : text
  }

  private static func append(_ scaled: Int, decimals: Int, to bytes: inout [UInt8]) {
    if scaled == 0 { return bytes.append(UInt8(ascii: "0")) }
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    var (rest, places) = (scaled.magnitude, decimals)
    while places > 0, rest.isMultiple(of: 10) { (rest, places) = (rest / 10, places - 1) }
    // A stack of digits, four bits each: division yields them from the last to the first.
    var (digits, count): (UInt64, Int) = (0, 0)
    while rest > 0 || count < places {
      digits = digits << 4 | UInt64(rest % 10)
      (rest, count) = (rest / 10, count + 1)
    }
    while count > 0 {
      if count == places { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(digits & 15))
      (digits, count) = (digits >> 4, count - 1)
    }
  }
}
