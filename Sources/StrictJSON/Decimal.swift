/// A decimal number as `0.d₁d₂… × 10^exponent` without leading or trailing zeros, which is unique for each value.
struct Decimal: Hashable, Comparable {
  private let isNegative: Bool
  private let exponent: Int
  /// The digits in ASCII; none for zero.
  private let digits: [UInt8]

  init(_ number: ExactNumber) {
    let literal = number.literal.utf8
    let mantissa = literal.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let unsigned = mantissa.first == UInt8(ascii: "-") ? mantissa.dropFirst() : mantissa[...]
    let whole = unsigned.prefix { $0 != UInt8(ascii: ".") }
    let all = Array(whole) + unsigned.dropFirst(whole.count + 1)
    let significant = all.drop { $0 == UInt8(ascii: "0") }
    let leadingZeros = all.count - significant.count
    var digits = Array(significant)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    self.digits = digits
    isNegative = mantissa.first == UInt8(ascii: "-") && !digits.isEmpty
    exponent =
      digits.isEmpty
      ? 0 : whole.count - leadingZeros + Self.clamped(Substring(literal.dropFirst(mantissa.count + 1)))
  }

  /// The exponent, limited to what an integer holds; zero where there is none.
  private static func clamped(_ text: Substring) -> Int {
    guard !text.isEmpty else { return 0 }
    let bound = Int.max / 4
    return max(-bound, min(bound, Int(text) ?? (text.hasPrefix("-") ? -bound : bound)))
  }

  var isInteger: Bool { digits.count <= exponent || digits.isEmpty }

  var integer: Int64? {
    // No 64-bit integer has more than 19 digits; the bound keeps `1e999999999` from being written out.
    guard isInteger, exponent <= 19 else { return nil }
    let zeros = repeatElement(UInt8(ascii: "0"), count: max(1, exponent) - digits.count)
    return Int64((isNegative ? "-" : "") + String(decoding: digits + zeros, as: UTF8.self))
  }

  static func < (left: Decimal, right: Decimal) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: Decimal) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }

  /// Whether this is an integer times `divisor`; of zero only zero is.
  func isMultiple(of divisor: Decimal) -> Bool {
    guard !digits.isEmpty, !divisor.digits.isEmpty else { return digits.isEmpty }
    let shift = (exponent - digits.count) - (divisor.exponent - divisor.digits.count)
    // The divisor's digits don't end in a zero, so an integer times them never has fewer places.
    guard shift >= 0 else { return false }
    // A divisor of n digits has fewer than 4n factors of 2 and of 5: more zeros change nothing.
    let zeros = Array(repeating: UInt8(ascii: "0"), count: min(shift, 4 * divisor.digits.count))
    return LongDivision.isExact(digits + zeros, by: divisor.digits)
  }
}

/// The magnitude of a number of few digits and without an exponent, as nearly all are, in a machine word.
struct ShortDecimal {
  /// So many digits fit in 64 bits.
  private static let longestLiteral = 18

  private let digits: UInt64
  private let places: Int

  /// The number's magnitude, or `nil` when its literal is long or has an exponent.
  init?(_ number: ExactNumber) {
    guard number.literal.utf8.count <= Self.longestLiteral else { return nil }
    var digits: UInt64 = 0
    var places: Int?
    for byte in number.literal.utf8 {
      switch byte {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): places = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
        places = places.map { $0 + 1 }
      default: return nil
      }
    }
    self.digits = digits
    self.places = places ?? 0
  }

  /// Whether this is an integer times `divisor`; `nil` where a machine word is too small to tell.
  func isMultiple(of divisor: ShortDecimal) -> Bool? {
    let places = max(places, divisor.places)
    guard let dividend = units(of: places), let divisor = divisor.units(of: places) else { return nil }
    return dividend.isMultiple(of: divisor)
  }

  /// How many units of that decimal place the number has.
  private func units(of place: Int) -> UInt64? {
    var units = digits
    for _ in places..<place {
      let (product, overflows) = units.multipliedReportingOverflow(by: 10)
      guard !overflows else { return nil }
      units = product
    }
    return units
  }
}
