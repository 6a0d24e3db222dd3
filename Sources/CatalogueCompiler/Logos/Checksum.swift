/// Tells bytes that were damaged by accident: the 64-bit FNV-1a of RFC 9923. It is no proof against intent.
enum Checksum {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
