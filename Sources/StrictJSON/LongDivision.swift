/// Long division, nine decimal digits at a time, of which only the remainder is kept. The most significant group comes
/// first.
struct LongDivision {
  private static let groupLength = 9
  private static let base: UInt64 = 1_000_000_000

  /// Its first group has no leading zero, so that a quotient is estimated to eight digits.
  private let divisor: [UInt64]
  /// One group longer than the divisor, and less than it between two steps.
  private var remainder: [UInt64]

  /// Whether the dividend is a multiple of the divisor. Both are ASCII digits, and the divisor's first isn't zero.
  /// Takes time proportional to the product of both lengths.
  static func isExact(_ dividend: [UInt8], by divisor: [UInt8]) -> Bool {
    // Appending the same zeros to both changes nothing, and makes the divisor's groups complete.
    let padding = Array(
      repeating: UInt8(ascii: "0"), count: groupLength - 1 - (divisor.count - 1) % groupLength)
    var division = LongDivision(by: groups(of: divisor + padding))
    for group in groups(of: dividend + padding) { division.bringDown(group) }
    return division.remainder.allSatisfy { $0 == 0 }
  }

  private init(by divisor: [UInt64]) {
    self.divisor = divisor
    remainder = Array(repeating: 0, count: divisor.count + 1)
  }

  /// The digits by nines, counted from the last; the first group may have fewer.
  private static func groups(of digits: [UInt8]) -> [UInt64] {
    var groups: [UInt64] = []
    groups.reserveCapacity(digits.count / groupLength + 1)
    var rest = digits[...]
    while !rest.isEmpty {
      let group = rest.prefix((rest.count - 1) % groupLength + 1)
      groups.append(group.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) })
      rest = rest.dropFirst(group.count)
    }
    return groups
  }

  /// Continues the remainder with the dividend's next group, and divides it again.
  private mutating func bringDown(_ group: UInt64) {
    remainder.removeFirst()
    remainder.append(group)
    // The estimate is never too great, and two or three rounds are enough.
    while case let quotient = (remainder[0] * Self.base + remainder[1]) / (divisor[0] + 1), quotient > 0 {
      subtract(quotient)
    }
    if !remainder.dropFirst().lexicographicallyPrecedes(divisor) { subtract(1) }
  }

  private mutating func subtract(_ quotient: UInt64) {
    var borrow: UInt64 = 0
    for index in divisor.indices.reversed() {
      let taken = divisor[index] * quotient + borrow
      let digit = taken % Self.base
      borrow = taken / Self.base
      if remainder[index + 1] < digit {
        remainder[index + 1] += Self.base
        borrow += 1
      }
      remainder[index + 1] -= digit
    }
    remainder[0] -= borrow
  }
}
