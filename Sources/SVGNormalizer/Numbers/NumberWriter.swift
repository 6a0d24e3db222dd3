/// Writes numbers in their one shortest form: without exponent, `+`, `-0`, zeros at the end, or the zero before a
/// point.
enum NumberWriter {
  /// The number rounded to so many decimals (at most 6), halves away from zero; beyond ±10¹² it is that.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    let places = min(max(decimals, 0), 6)
    let limit = 1e12
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    var bytes: [UInt8] = []
    append(Int((bounded * Double(powerOfTen(places))).rounded()), decimals: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a number of hundredths: for -150, `-1.5`.
  static func append(hundredths: Int, to bytes: inout [UInt8]) { append(hundredths, decimals: 2, to: &bytes) }

  private static func append(_ scaled: Int, decimals: Int, to bytes: inout [UInt8]) {
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    let unit = UInt(powerOfTen(decimals))
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: unit)
    if whole > 0 || fraction == 0 { append(digitsOf: whole, to: &bytes) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (rest, place) = (fraction, unit / 10)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      (rest, place) = (rest % place, place / 10)
    }
  }

  private static func append(digitsOf whole: UInt, to bytes: inout [UInt8]) {
    var place: UInt = 1
    while whole / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(whole / place % 10))
      place /= 10
    }
  }

  private static func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
