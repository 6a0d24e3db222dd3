/// The points at which a picture is sampled: the centres of 64 × 64 squares, row by row.
enum SampleGrid {
  /// The number of points in a row, and of rows: as many as a `UInt64` has bits.
  static var size: Int { 64 }
  static var count: Int { size * size }
  private static var spacing: Double { Logo.size / Double(size) }

  /// The coordinate of a row or column.
  static func position(_ index: Int) -> Double { (Double(index) + 0.5) * spacing }

  static func point(_ index: Int) -> Point {
    Point(x: position(index % size), y: position(index / size))
  }

  /// The number of rows or columns before any coordinate, from 0 to 64; 0 for NaN.
  static func count(before coordinate: Double) -> Int {
    let exact = coordinate / spacing - 0.5
    guard exact > 0 else { return 0 }
    guard exact < Double(size) else { return size }
    // Without the call that rounding is on older processors.
    let whole = Int(exact)
    return Double(whole) < exact ? whole + 1 : whole
  }
}

/// A set of points of the ``SampleGrid``.
struct SampleMask: Hashable, Sendable {
  /// The points of each row, the leftmost in the lowest bit.
  var rows: [UInt64]

  static let empty = SampleMask(rows: Array(repeating: 0, count: SampleGrid.size))
  static let full = SampleMask(rows: Array(repeating: .max, count: SampleGrid.size))

  var isEmpty: Bool { rows.allSatisfy { $0 == 0 } }
  var count: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

  mutating func formUnion(_ other: SampleMask) {
    for row in rows.indices { rows[row] |= other.rows[row] }
  }

  mutating func formIntersection(_ other: SampleMask) {
    for row in rows.indices { rows[row] &= other.rows[row] }
  }

  func intersection(_ other: SampleMask) -> SampleMask {
    var result = self
    result.formIntersection(other)
    return result
  }

  mutating func subtract(_ other: SampleMask) {
    for row in rows.indices { rows[row] &= ~other.rows[row] }
  }

  mutating func insert(_ index: Int) {
    rows[index / SampleGrid.size] |= 1 << UInt64(index % SampleGrid.size)
  }

  mutating func remove(_ index: Int) {
    rows[index / SampleGrid.size] &= ~(1 << UInt64(index % SampleGrid.size))
  }

  func forEach(_ body: (Int) -> Void) {
    for (row, bits) in rows.enumerated() {
      var bits = bits
      while bits != 0 {
        body(row * SampleGrid.size + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  /// The share of the square that the smallest box around the points' squares covers.
  var boundsShare: Double {
    guard let top = rows.firstIndex(where: { $0 != 0 }), let bottom = rows.lastIndex(where: { $0 != 0 })
    else { return 0 }
    let columns = rows.reduce(0, |)
    let width = columns.bitWidth - columns.leadingZeroBitCount - columns.trailingZeroBitCount
    return Double(width * (bottom - top + 1)) / Double(SampleGrid.count)
  }
}
