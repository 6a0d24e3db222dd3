/// A file's text as libxml2 reads it: without declarations, and with the text of entities in place of references to them.
struct ExpandedText: Sendable {
  /// The file itself.
  let source: [UInt8]
  /// What libxml2 reads.
  private(set) var bytes: [UInt8]
  /// The entities, with the texts of those that were referred to.
  private(set) var entities = Entities()
  private var replacements: [Replacement] = []

  /// A reference in the file and the text in its place.
  private struct Replacement: Hashable, Sendable {
    let written: Range<Int>
    let read: Range<Int>
  }

  init(_ scan: TagScan) throws(LogoProblem) {
    source = scan.bytes
    bytes = scan.bytes
    guard let type = scan.documentType else { return }
    entities = type.entities
    // Of the same length, so that all positions after it stay.
    for index in type.range where !(0x09...0x0D).contains(bytes[index]) { bytes[index] = 0x20 }
    guard !entities.isEmpty else { return }
    try expand(scan.references)
  }

  /// - Parameter references: The offset of each `&` in text and in attribute values.
  private mutating func expand(_ references: [Int]) throws(LogoProblem) {
    var result: [UInt8] = []
    var copied = 0
    for start in references where start >= copied {
      let name = bytes[(start + 1)...].prefix { $0.isNameByte }
      guard bytes.indices.contains(name.endIndex), bytes[name.endIndex] == UInt8(ascii: ";"),
        let text = try entities.text(of: name)
      else { continue }
      let end = name.endIndex + 1
      result += bytes[copied..<start]
      let escaped = text.flatMap(Self.escaped)
      replacements.append(
        Replacement(written: start..<end, read: result.count..<result.count + escaped.count))
      result += escaped
      copied = end
      guard result.count <= SVGLimits.bytes else {
        throw .error(
          .limit, "the text of entities makes the file longer than \(SVGLimits.bytes) bytes",
          fix: Entities.deletion, span: start..<end)
      }
    }
    bytes = result + bytes[copied...]
  }

  /// What ends a value or a tag, as a reference to its character.
  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ">"): Array("&#\(byte);".utf8)
    default: [byte]
    }
  }

  /// The offset in the file of a byte that libxml2 reads; within the text of an entity, that of the reference.
  func sourceOffset(of offset: Int) -> Int {
    var (low, high) = (0, replacements.count)
    while low < high {
      let middle = (low + high) / 2
      if replacements[middle].read.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return min(offset, source.count) }
    let last = replacements[low - 1]
    if offset < last.read.upperBound { return last.written.lowerBound }
    return min(last.written.upperBound + (offset - last.read.upperBound), source.count)
  }
}

extension Unicode.Scalar {
  /// The character of a reference like `#233` or `#xE9`; `nil` if there is none.
  init?(reference: ArraySlice<UInt8>) {
    guard reference.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = reference.dropFirst().first == UInt8(ascii: "x")
    let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
    // A sign isn't a digit, though Swift reads one.
    guard digits.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) ?? false,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      number > 0
    else { return nil }
    self.init(number)
  }
}

extension [UInt8] {
  /// The first range of some bytes from a position on.
  func firstRange(of wanted: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var position = start
    while position < count, let found = self[position...].firstIndex(of: first) {
      if self[found...].starts(with: wanted) { return found..<found + wanted.count }
      position = found + 1
    }
    return nil
  }
}
