/// A number of few digits and without an exponent, as nearly all are, held in a machine word; the sign is dropped.
struct ShortDecimal {
  /// As many bytes have at most as many digits, which surely fit in 64 bits.
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

  /// Whether this is an integer times `divisor`; `nil` when that can't be told within a machine word.
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
