extension ScalarSet {
  /// The scalars that a predicate is true of. Where thousands are unassigned or for private use, and so all alike,
  /// it is asked about one of them.
  init(_ isMember: (Unicode.Scalar) -> Bool) {
    var ranges: [ClosedRange<UInt32>] = []
    for stretch in Self.alike {
      if Unicode.Scalar(stretch.lowerBound).map(isMember) ?? false { ranges.append(stretch) }
    }
    for stretch in Self.unlike {
      var start: UInt32?
      for value in stretch {
        let isIn = Unicode.Scalar(value).map(isMember) ?? false
        if isIn, start == nil { start = value }
        if !isIn, let first = start {
          ranges.append(first...value - 1)
          start = nil
        }
      }
      if let first = start { ranges.append(first...stretch.upperBound) }
    }
    self.init(ranges)
  }

  /// Planes 0 to 3, and the tags and variation selectors of plane 14.
  private static let unlike: [ClosedRange<UInt32>] = [0...0x3FFFF, 0xE0000...0xE0FFF]
  /// The other planes: the last two code points of each are no characters.
  private static let alike: [ClosedRange<UInt32>] = (0x4...0x10).flatMap { (plane: UInt32) in
    let start = plane * 0x10000
    let skipped: UInt32 = plane == 0xE ? 0x1000 : 0
    return [start + skipped...start + 0xFFFD, start + 0xFFFE...start + 0xFFFF]
  }
}
