/// Hashes of 64 bits, as bytes: a catalogue has some hundred thousand of them, most of which stay where a cache has them.
package struct LinkList: Hashable, Sendable {
  private let bytes: ArraySlice<UInt8>

  package init(_ links: some Sequence<UInt64>) {
    var writer = BinaryWriter()
    for link in links { writer.write(word: link) }
    bytes = writer.bytes[...]
  }

  package var count: Int { bytes.count / 8 }

  /// The links, in their order.
  package var all: [UInt64] {
    var links: [UInt64] = []
    links.reserveCapacity(count)
    for index in 0..<count { links.append(self[index]) }
    return links
  }

  package func contains(where isWanted: (UInt64) -> Bool) -> Bool {
    (0..<count).contains { isWanted(self[$0]) }
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
