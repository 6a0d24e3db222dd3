/// A small number that keys of the same bytes have in common, and few others: two keys are mostly found to be different
/// without a look at either.
public struct KeyMark: Hashable, Sendable {
  private let bits: UInt32

  /// The mark of a key: its length and three of its bytes.
  public init(_ key: String) {
    var key = key
    bits = key.withUTF8 { bytes in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      let middle = UInt32(bytes[bytes.count / 2])
      return UInt32(truncatingIfNeeded: bytes.count) << 24 | UInt32(first) << 16 | middle << 8 | UInt32(last)
    }
  }

  /// One of 64 bits.
  var bit: UInt64 { 1 &<< UInt64((bits >> 24) &* 3 &+ (bits >> 16 & 0xFF) &* 5 &+ (bits & 0xFF)) }
}
