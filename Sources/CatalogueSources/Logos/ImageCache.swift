/// The pictures that a build drew, for the next one: PNG files, each by a digest of what it was drawn of.
package enum ImageCache {
  /// The pictures as bytes, after a checksum of them.
  package static func bytes(of pictures: [String: [UInt8]]) -> [UInt8] {
    var writer = BinaryWriter()
    for (key, picture) in pictures.sorted(by: { $0.key < $1.key }) {
      writer.write(key)
      writer.write(picture)
    }
    var whole = BinaryWriter()
    whole.write(word: Checksum.of(writer.bytes[...]))
    return whole.bytes + writer.bytes
  }

  /// The pictures that an earlier build kept; none where the bytes are damaged.
  package static func pictures(in bytes: [UInt8]) -> [String: [UInt8]] {
    var reader = BinaryReader(bytes)
    var pictures: [String: [UInt8]] = [:]
    do throws(BinaryReader.Malformed) {
      guard try reader.word() == Checksum.of(reader.rest) else { return [:] }
      while !reader.rest.isEmpty { pictures[try reader.text()] = try reader.bytes() }
      return pictures
    } catch {
      return [:]
    }
  }
}
