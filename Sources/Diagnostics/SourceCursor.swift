/// A walk through a text that counts its lines, which end in LF, CRLF or a lone CR, and its columns.
struct SourceCursor: Sendable {
  private(set) var offset: Int
  private(set) var line = 1
  private(set) var column = 1

  init(offset: Int) { self.offset = offset }

  /// Walks on to an offset of the text.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        line += 1
        column = 1
      } else if !Self.isContinuation(byte) {
        column += 1
      }
    }
  }

  /// Whether the byte is one of a Unicode scalar's further ones (RFC 3629).
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
