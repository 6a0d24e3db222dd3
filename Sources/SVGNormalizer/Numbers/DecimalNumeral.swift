/// The digits of a number as they are read: `mantissa × 10^exponent`, exact unless digits were dropped.
struct DecimalNumeral {
  private var mantissa: UInt64 = 0
  private var exponent = 0
  private(set) var hasDigits = false
  private var isTruncated = false

  /// Whole numbers up to here are exact as a double, and one more digit doesn't overflow.
  private static let largestMantissa: UInt64 = 1 << 53
  /// The powers of ten that are exact as a double.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  /// Appends a digit from 0 to 9.
  mutating func append(digit: UInt8, isFraction: Bool) {
    hasDigits = true
    guard mantissa <= Self.largestMantissa else { return isTruncated = true }
    mantissa = mantissa * 10 + UInt64(digit)
    if isFraction { exponent -= 1 }
  }

  mutating func scale(byPowerOfTen power: Int) { exponent += power }

  /// The nearest double, if it is the quotient or product of two exact doubles, which is rounded once.
  var exactValue: Double? {
    guard !isTruncated, mantissa <= Self.largestMantissa else { return nil }
    guard exponent.magnitude < Self.powersOfTen.count else { return mantissa == 0 ? 0 : nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }
}
