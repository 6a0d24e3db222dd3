/// A set of scalars, by the bounds of its ranges.
struct ScalarTable: Sendable {
  /// Where a range begins, where it has ended, where the next one begins and so on, each greater than the last.
  private let bounds: [UInt32]

  init(_ bounds: [UInt32]) { self.bounds = bounds }

  /// Whether the scalar is in it: an odd number of bounds are no greater.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }
}
