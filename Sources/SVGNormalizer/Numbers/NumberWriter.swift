/// Writes each number in its shortest form: without exponent, `+`, `-0`, zeros at the end, or a zero before the point.
enum NumberWriter {
  /// The limit of what is written: its digits are within the fifteen that a double holds.
  private static let largest = 1e9

  /// The number rounded to some decimals, at most 6, halves away from zero.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    let decimals = min(max(decimals, 0), 6)
    let bounded = value.isNaN ? 0 : min(max(value, -largest), largest)
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return Numeral(Int(bounded.count(ofParts: power)), decimals: decimals).text
  }

  /// The number with two decimals; `nil` if that is the text of the attribute's default. Comparing what would be
  /// written ensures that reading the file and writing it again changes nothing.
  static func text(_ value: Double, unless defaultText: String) -> String? {
    let text = text(value)
    return text == defaultText ? nil : text
  }
}

/// A number as it is written.
struct Numeral {
  let isNegative: Bool
  /// All digits that are written, as one number, how many they are, and how many of them come after the point.
  private let digits: UInt
  private let digitCount: Int
  private let places: Int

  /// A number of hundredths: for -150, `-1.5`.
  init(hundredths: Int) { self.init(hundredths, decimals: 2) }

  /// A number of parts, of which the unit has ten to the power of `decimals`.
  fileprivate init(_ scaled: Int, decimals: Int) {
    isNegative = scaled < 0
    var (digits, places) = (scaled.magnitude, decimals)
    while places > 0, digits.isMultiple(of: 10) { (digits, places) = (digits / 10, places - 1) }
    (self.digits, self.places) = (digits, places)
    var count = 1
    while digits >= 10 { (digits, count) = (digits / 10, count + 1) }
    digitCount = max(count, places)
  }

  var hasPoint: Bool { places > 0 }
  /// Whether the point is the first byte.
  var beginsWithPoint: Bool { hasPoint && places == digitCount && !isNegative }

  /// How many bytes it has.
  var length: Int { digitCount + (hasPoint ? 1 : 0) + (isNegative ? 1 : 0) }
  /// The most bytes that one has.
  static let mostBytes = 24

  /// Writes it to memory for at least ``length`` bytes, from its end: division yields the last digit first.
  func write(to memory: UnsafeMutablePointer<UInt8>) {
    var (rest, byte) = (digits, memory + length)
    func writeDigits(_ count: Int) {
      for _ in 0..<count {
        byte -= 1
        byte.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    writeDigits(places)
    if hasPoint {
      byte -= 1
      byte.pointee = UInt8(ascii: ".")
    }
    writeDigits(digitCount - places)
    if isNegative { memory.pointee = UInt8(ascii: "-") }
  }

  var text: String {
    String(unsafeUninitializedCapacity: Self.mostBytes) { memory in
      guard let start = memory.baseAddress else { return 0 }
      write(to: start)
      return length
    }
  }
}
