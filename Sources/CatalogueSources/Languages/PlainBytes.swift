/// The next bytes of a text: eight are looked at in the time of one.
struct PlainBytes {
  static let count = 8

  /// The bytes as they are in memory.
  let word: UInt64
  /// How many of them, from the first on, are copied as they are in every language.
  let plain: Int

  /// `nil` where there are fewer than eight.
  init?(_ text: UnsafeRawBufferPointer, at index: Int) {
    guard index + Self.count <= text.count else { return nil }
    word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // The first byte is the lowest. A borrow goes to higher bytes alone, so that the lowest bit that is set is right.
    let bytes = UInt64(littleEndian: word)
    let others =
      (bytes &- Self.each(0x20)) & ~bytes | Self.equal(bytes, 0x22) | Self.equal(bytes, 0x24)
      | Self.equal(bytes, 0x5C) | Self.equal(bytes, 0x7F) | bytes
    plain = (others & Self.each(0x80)).trailingZeroBitCount / 8
  }

  /// All ASCII characters but the controls, the quote, the dollar and the backslash.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x24, 0x5C: false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private static func each(_ byte: UInt64) -> UInt64 { 0x0101_0101_0101_0101 &* byte }

  /// The highest bit of each byte that is another one.
  private static func equal(_ bytes: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = bytes ^ each(byte)
    return (difference &- each(1)) & ~difference
  }
}
