/// A set of code points: ranges in order, with gaps between them.
struct ScalarSet: Hashable, Sendable {
  let ranges: [ClosedRange<UInt32>]

  static let lastCodePoint: UInt32 = 0x10FFFF

  /// Ranges in any order.
  init(_ ranges: [ClosedRange<UInt32>]) {
    guard ranges.count > 1 else {
      self.ranges = ranges
      return
    }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  init(_ codePoint: UInt32) { ranges = [codePoint...codePoint] }

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

  /// The complement of the set.
  var negated: ScalarSet {
    var result: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges {
      if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
      next = range.upperBound + 1
    }
    if next <= Self.lastCodePoint { result.append(next...Self.lastCodePoint) }
    return ScalarSet(result)
  }

  /// The difference of the sets.
  func subtracting(_ other: ScalarSet) -> ScalarSet { ScalarSet(negated.ranges + other.ranges).negated }

  func contains(_ scalar: UInt32) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if scalar > ranges[middle].upperBound { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }
}

extension ScalarSet {
  /// The scalars that meet a predicate. Of ranges of unassigned or private-use scalars, which are all alike, only one
  /// is tested.
  init(_ isMember: (Unicode.Scalar) -> Bool) {
    var ranges: [ClosedRange<UInt32>] = []
    for range in Self.uniformRanges {
      if Unicode.Scalar(range.lowerBound).map(isMember) ?? false { ranges.append(range) }
    }
    for range in Self.variedRanges {
      var start: UInt32?
      for value in range {
        let isIn = Unicode.Scalar(value).map(isMember) ?? false
        if isIn, start == nil { start = value }
        if !isIn, let first = start {
          ranges.append(first...value - 1)
          start = nil
        }
      }
      if let first = start { ranges.append(first...range.upperBound) }
    }
    self.init(ranges)
  }

  /// Planes 0 to 3, and the tags and variation selectors of plane 14.
  private static let variedRanges: [ClosedRange<UInt32>] = [0...0x3FFFF, 0xE0000...0xE0FFF]
  /// The other planes. The last two code points of each are noncharacters.
  private static let uniformRanges: [ClosedRange<UInt32>] = (0x4...0x10).flatMap { (plane: UInt32) in
    let start = plane * 0x10000
    let skipped: UInt32 = plane == 0xE ? 0x1000 : 0
    return [start + skipped...start + 0xFFFD, start + 0xFFFE...start + 0xFFFF]
  }
}

/// The ASCII scalars of a set, one bit each, as nearly all matched text is ASCII.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ set: ScalarSet) {
    for range in set.ranges where range.lowerBound < 128 {
      low |= Self.bits(range.lowerBound, range.upperBound)
      if range.upperBound >= 64 { high |= Self.bits(max(range.lowerBound, 64) - 64, range.upperBound - 64) }
    }
  }

  /// The bits from one to another, as far as there are that many.
  private static func bits(_ first: UInt32, _ last: UInt32) -> UInt64 {
    first < 64 ? UInt64.max &<< UInt64(first) & UInt64.max &>> UInt64(63 - min(last, 63)) : 0
  }

  /// Whether an ASCII scalar is in it.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool { (scalar < 64 ? low >> scalar : high >> (scalar - 64)) & 1 == 1 }
}
