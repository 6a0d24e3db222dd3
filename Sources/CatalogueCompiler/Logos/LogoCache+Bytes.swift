internal import Diagnostics
internal import SVGNormalizer

/// The cache as a file: a line that says what it is, the normaliser's version, a checksum of all that follows, and
/// the logos.
extension LogoCache {
  private static let title = Array("logo cache 1\n".utf8)

  /// Reads what an earlier build kept. Whatever isn't whole, unchanged and of the same version is an empty cache.
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

  /// The file that keeps what came of these logos.
  static func bytes(of logos: [LogoSource], version: Int = LogoNormalizer.version) -> [UInt8] {
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
