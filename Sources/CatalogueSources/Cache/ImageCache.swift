/// The pictures that a build drew, for the next one: PNG files, each by a digest of what it was drawn of.
package struct ImageCache: Hashable, Sendable {
  /// What drew them.
  package let renderer: String
  package let pictures: [String: [UInt8]]

  /// Of no pictures.
  package static let empty = ImageCache(renderer: "", pictures: [:])

  package init(renderer: String, pictures: [String: [UInt8]]) {
    (self.renderer, self.pictures) = (renderer, pictures)
  }

  /// The pictures that an earlier build kept; none where the bytes are damaged.
  package init(_ bytes: [UInt8]) {
    self = (try? Self.read(bytes)) ?? .empty
  }

  private static func read(_ bytes: [UInt8]) throws(BinaryReader.Malformed) -> ImageCache {
    var reader = BinaryReader(bytes)
    guard try reader.word() == Checksum.of(reader.rest) else { throw BinaryReader.Malformed() }
    let renderer = try reader.text()
    var pictures: [String: [UInt8]] = [:]
    while !reader.isAtEnd { pictures[try reader.text()] = try reader.bytes() }
    return ImageCache(renderer: renderer, pictures: pictures)
  }

  /// The pictures as bytes, after a checksum of them.
  package var bytes: [UInt8] {
    var writer = BinaryWriter()
    writer.write(renderer)
    for (key, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      writer.write(key)
      writer.write(picture)
    }
    var whole = BinaryWriter()
    whole.write(word: Checksum.of(writer.bytes[...]))
    return whole.bytes + writer.bytes
  }
}
