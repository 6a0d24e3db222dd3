/// Which ASCII scalars a set has, one bit each: nearly all text that is matched is ASCII.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ set: ScalarSet) {
    for scalar: UInt32 in 0..<64 {
      if set.contains(scalar) { low |= 1 << scalar }
      if set.contains(scalar + 64) { high |= 1 << scalar }
    }
  }

  /// Whether an ASCII scalar is in it.
  @inline(__always)
  func contains(_ scalar: UInt32) -> Bool { (scalar < 64 ? low >> scalar : high >> (scalar - 64)) & 1 == 1 }
}
