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
    Numeral(hundredths.magnitude, decimals: 2).length + (hundredths < 0 ? 1 : 0)
  }

  /// The number with two decimals; `nil` if that is the text of the attribute's default. Comparing what would be
  /// written ensures that reading the file and writing it again changes nothing.
  static func text(_ value: Double, unless defaultText: String) -> String? {
    let text = text(value)
    return text == defaultText ? nil : text
  }

  private static func append(_ scaled: Int, decimals: Int, to bytes: inout [UInt8]) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let numeral = Numeral(scaled.magnitude, decimals: decimals)
    // Division yields the digits from the last to the first.
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "."), count: numeral.length))
    var (rest, index) = (numeral.digits, bytes.count - 1)
    for place in 0..<numeral.digitCount {
      // The point is there already.
      if place == numeral.places, place > 0 { index -= 1 }
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      (rest, index) = (rest / 10, index - 1)
    }
  }
}

/// What is written of a number without its sign.
private struct Numeral {
  /// All digits that are written, as one number.
  private(set) var digits: UInt
  /// How many of them come after the point.
  private(set) var places: Int
  let digitCount: Int

  init(_ scaled: UInt, decimals: Int) {
    (digits, places) = (scaled, decimals)
    while places > 0, digits.isMultiple(of: 10) { (digits, places) = (digits / 10, places - 1) }
    var (count, power): (Int, UInt) = (1, 10)
    while digits >= power { (count, power) = (count + 1, power * 10) }
    digitCount = max(count, places)
  }

  /// How many bytes it has, with the point.
  var length: Int { places > 0 ? digitCount + 1 : digitCount }
}
