internal import StrictJSON

/// Hashes of 64 bits, as bytes: a catalogue has some hundred thousand of them, most of which stay where a cache has them.
package struct LinkList: Hashable, Sendable {
  private let bytes: SharedBytes

  package init(_ links: some Sequence<UInt64>) {
    var writer = BinaryWriter()
    for link in links { writer.write(word: link) }
    bytes = SharedBytes(writer.bytes)
  }

  package var count: Int { bytes.count / 8 }

  /// The links, in their order.
  package var all: [UInt64] {
    var links: [UInt64] = []
    append(to: &links)
    return links
  }

  /// Appends the links, in their order.
  package func append(to links: inout [UInt64]) {
    bytes.withUnsafeBytes { buffer in
      for offset in stride(from: 0, to: buffer.count, by: 8) {
        links.append(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
    }
  }

  /// - Parameter index: below ``count``.
  package subscript(_ index: Int) -> UInt64 {
    bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
    }
  }
}

extension LinkList {
  init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    let (byteCount, isTooMany) = try reader.number().multipliedReportingOverflow(by: 8)
    guard !isTooMany else { throw BinaryReader.Malformed() }
    bytes = try reader.take(byteCount)
  }

  func write(to writer: inout BinaryWriter) {
    writer.write(count)
    writer.append(bytes)
  }
}
