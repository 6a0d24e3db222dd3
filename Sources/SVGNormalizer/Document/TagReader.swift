/// Reads the positions of a start tag's attributes in the file, well-formed or not (XML 1.0 section 3.1).
struct TagReader: Sequence, IteratorProtocol {
  /// The tag's name.
  let name: Range<Int>
  private let bytes: [UInt8]
  /// Where the next attribute is looked for; after the last one, the position after the tag's `>`.
  private(set) var position: Int

  /// `nil` unless there is a `<` at the offset.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "<") else { return nil }
    self.bytes = bytes
    let start = offset + 1
    position = bytes[start...].firstIndex(where: Self.endsName) ?? bytes.count
    name = start..<position
  }

  /// The tag's `<` and name.
  var span: Range<Int> { name.lowerBound - 1..<name.upperBound }

  mutating func next() -> TagAttribute? {
    skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") }
    guard let byte = current else { return nil }
    if byte == UInt8(ascii: ">") {
      position += 1
      return nil
    }
    let start = position
    // At least one byte is consumed, whatever it is.
    position += 1
    skip { !Self.endsName($0) }
    let name = start..<position
    skip(Self.isSpace)
    guard current == UInt8(ascii: "=") else { return TagAttribute(name: name, value: nil) }
    position += 1
    skip(Self.isSpace)
    return TagAttribute(name: name, value: quotedValue())
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func quotedValue() -> Range<Int>? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      position = bytes.count
      return nil
    }
    position = end + 1
    return start..<end
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = current, isSkipped(byte) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}

/// The ranges of an attribute in a tag, in bytes of the file.
struct TagAttribute: Sendable {
  let name: Range<Int>
  /// The text between the quotes, as it is written.
  let value: Range<Int>?

  /// The name and the value with its quotes.
  var span: Range<Int> { name.lowerBound..<(value.map { $0.upperBound + 1 } ?? name.upperBound) }
}
