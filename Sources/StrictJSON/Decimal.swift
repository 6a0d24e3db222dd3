/// A decimal number in scientific form, `0.d₁d₂… × 10^exponent`, without leading or trailing zeros: one form for
/// each value.
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

  /// An exponent of more digits than an integer holds is as good as the greatest one; none is zero.
  private static func clamped(_ text: Substring) -> Int {
    guard !text.isEmpty else { return 0 }
    let bound = Int.max / 4
    return max(-bound, min(bound, Int(text) ?? (text.hasPrefix("-") ? -bound : bound)))
  }

  var isInteger: Bool { digits.count <= exponent || digits.isEmpty }

  var integer: Int64? {
    // No 64-bit integer has more than 19 digits; the bound keeps `1e999999999` from being spelt out.
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
    // No digits end in a zero, so an integer times the divisor's never has fewer places than they have.
    guard shift >= 0 else { return false }
    // A divisor of n digits has fewer than 4n factors of 2 and of 5: more zeros than that change nothing.
    let zeros = Array(repeating: UInt8(ascii: "0"), count: min(shift, 4 * divisor.digits.count))
    return LongDivision.isExact(digits + zeros, by: divisor.digits)
  }
}
