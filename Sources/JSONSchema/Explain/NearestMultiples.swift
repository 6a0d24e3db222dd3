internal import StrictJSON

/// The nearest multiples of a number below and above another, exactly.
struct NearestMultiples {
  let below: String
  let above: String

  /// `nil` for numbers with an exponent or of more than 64 bits, which people don't write.
  init?(of divisor: ExactNumber, to value: LocatedValue) {
    guard case .number(let number) = value.content else { return nil }
    let places = max(Self.places(divisor), Self.places(number))
    guard let step = Self.scaled(divisor, places), let wanted = Self.scaled(number, places), step > 0
    else { return nil }
    let remainder = wanted % step
    let (least, underflows) = wanted.subtractingReportingOverflow(
      remainder < 0 ? remainder + step : remainder)
    let (most, overflows) = least.addingReportingOverflow(step)
    guard !underflows, !overflows else { return nil }
    below = Self.text(least, places)
    above = Self.text(most, places)
  }

  /// How many digits are after the decimal point.
  private static func places(_ number: ExactNumber) -> Int {
    number.literal.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).dropFirst().first?.count ?? 0
  }

  /// The number times a power of ten.
  private static func scaled(_ number: ExactNumber, _ places: Int) -> Int64? {
    guard places <= 18 else { return nil }
    let digits = number.literal.utf8.filter { $0 != UInt8(ascii: ".") }
    let zeros = String(repeating: "0", count: places - Self.places(number))
    return Int64(String(decoding: digits, as: UTF8.self) + zeros)
  }

  /// A scaled number, without insignificant zeros.
  private static func text(_ scaled: Int64, _ places: Int) -> String {
    var digits = String(scaled.magnitude)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(scaled < 0 ? "-" : "")\(digits.dropLast(places))\(fraction.isEmpty ? "" : ".\(fraction)")"
  }
}
