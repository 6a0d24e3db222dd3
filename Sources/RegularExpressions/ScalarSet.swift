/// A set of Unicode scalars: ranges, possibly negated.
struct ScalarSet {
  private var ranges: [ClosedRange<UInt32>]
  private var isNegated = false

  init(_ ranges: [ClosedRange<UInt32>]) { self.ranges = ranges }

  init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

  /// What `\d` means in ECMA-262: ASCII digits only.
  static let digits = ScalarSet([0x30...0x39])
  /// What `\w` means in ECMA-262: ASCII letters, digits and the underscore.
  static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  /// What `\s` means in ECMA-262: WhiteSpace and LineTerminator.
  static let space = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
    0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
  /// What `.` means in ECMA-262 without the `s` flag: anything but a LineTerminator.
  static let notLineTerminator = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).negated

  /// Everything that this set doesn't have.
  var negated: ScalarSet {
    var set = self
    set.isNegated.toggle()
    return set
  }

  func contains(_ scalar: UInt32) -> Bool {
    for range in ranges where range.contains(scalar) { return !isNegated }
    return isNegated
  }

  /// The scalar of a set that has just one.
  var onlyScalar: Unicode.Scalar? {
    guard !isNegated, ranges.count == 1, ranges[0].count == 1 else { return nil }
    return Unicode.Scalar(ranges[0].lowerBound)
  }

  /// Adds the scalars of another set.
  mutating func formUnion(_ other: ScalarSet) { ranges += other.isNegated ? other.complement : other.ranges }

  private var complement: [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      next = max(next, range.upperBound + 1)
    }
    if next <= 0x10FFFF { result.append(next...0x10FFFF) }
    return result
  }
}
