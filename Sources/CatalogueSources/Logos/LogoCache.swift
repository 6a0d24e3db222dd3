internal import Diagnostics
internal import SVGNormalizer

/// The normalised logos of an earlier build.
///
/// The key is all that decides the result: a logo's name and its bytes, which are compared one by one and not by a
/// hash, so that no file can pass for another. The normaliser's version is compared when the cache is read.
package struct LogoCache: Sendable {
  private struct Entry: Sendable {
    let bytes: [UInt8]
    let forms: LogoForms
  }

  /// By the names' bytes: two names may look alike.
  private var entries: [[UInt8]: Entry] = [:]

  mutating func keep(_ forms: LogoForms, of bytes: [UInt8], key: [UInt8]) {
    entries[key] = Entry(bytes: bytes, forms: forms)
  }

  /// The forms of the same file; `nil` where there was none.
  func forms(of file: SourceText) -> LogoForms? {
    guard let entry = entries[Array(file.path.fileStem.utf8)], entry.bytes == file.bytes else { return nil }
    return entry.forms
  }
}

/// The cache as a file: a line that says what it is, the normaliser's version, a checksum of all that follows, and
/// the logos.
extension LogoCache {
  private static let title = Array("logo cache 2\n".utf8)

  /// Reads an earlier build's cache. One that is cut off, damaged or of another version is empty.
  init(_ bytes: [UInt8], version: Int = LogoNormalizer.version) {
    self.init()
    guard let cache = try? Self.read(bytes, version: version) else { return }
    self = cache
  }

  private static func read(_ bytes: [UInt8], version: Int) throws(BinaryReader.Malformed) -> LogoCache {
    var reader = BinaryReader(bytes)
    guard try reader.take(title.count).elementsEqual(title), try reader.number() == version else {
      throw BinaryReader.Malformed()
    }
    let checksum = try reader.word()
    guard Checksum.of(reader.rest) == checksum else { throw BinaryReader.Malformed() }
    var cache = LogoCache()
    while !reader.rest.isEmpty {
      let key = try reader.bytes()
      let bytes = try reader.bytes()
      cache.keep(try LogoForms(&reader), of: bytes, key: key)
    }
    return cache
  }

  /// The cache of these logos as a file.
  package static func bytes(of logos: [LogoSource], version: Int = LogoNormalizer.version) -> [UInt8] {
    var body = BinaryWriter()
    for logo in logos {
      body.write(Array(logo.key.utf8))
      body.write(logo.source.bytes)
      logo.forms.write(to: &body)
    }
    var head = BinaryWriter(title)
    head.write(version)
    head.write(word: Checksum.of(body.bytes[...]))
    return head.bytes + body.bytes
  }
}
