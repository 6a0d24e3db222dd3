package import StrictJSON

/// Tells bytes that were damaged by accident. It is no proof against intent.
///
/// Mixes words of 64 bits, then the bytes that are left, and their count into one: a step maps different words to different
/// sums.
package struct Checksum {
  private var sum: UInt64 = 0
  private var count = 0

  init() {}

  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  package static func of(_ bytes: SharedBytes) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  private static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var checksum = Checksum()
    checksum.add(bytes)
    return checksum.value
  }

  /// Of what was added.
  var value: UInt64 { Self.mixed(sum, UInt64(count)) }

  /// Adds a part.
  /// - Precondition: the parts before have whole words of eight bytes.
  mutating func add(_ part: [UInt8]) { part.withUnsafeBytes { add($0) } }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    var sum = sum
    for word in 0..<words {
      let value = bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
      sum = Self.mixed(sum, UInt64(littleEndian: value))
    }
    for byte in bytes[(words * 8)...] { sum = Self.mixed(sum, UInt64(byte)) }
    (self.sum, count) = (sum, count + bytes.count)
  }

  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
