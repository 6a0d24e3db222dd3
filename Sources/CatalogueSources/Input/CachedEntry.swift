internal import Diagnostics
internal import StrictJSON

/// What a cache has of an entry in which nothing was found. (Most entries of a build without a cache have none: they needn't
/// have the memory for it.)
final class CachedEntry: Sendable {
  let keys: EntryKeys
  /// What the file holds, as ``LocatedValue`` is written.
  let value: SharedBytes
  /// The entry as it was published; `nil` where it wasn't.
  let published: CachedPublication?

  init(_ content: SharedBytes) throws(BinaryReader.Malformed) {
    var reader = BinaryReader(content)
    keys = try EntryKeys(&reader)
    value = try reader.slice()
    published = try reader.optional(CachedPublication.init)
    guard reader.isAtEnd else { throw BinaryReader.Malformed() }
  }
}

/// How an entry was published.
struct CachedPublication: Sendable {
  let title: String
  /// The SHA-256 of its logo; empty where it has none.
  let logo: String
  let fragments: EntryFragments
}

extension CachedEntry {
  /// An entry as bytes.
  static func content(of brand: BrandSource, published: CachedPublication?) -> [UInt8] {
    var writer = BinaryWriter()
    brand.keys.write(to: &writer)
    writer.write(brand.encoded)
    writer.write(published) { $1.write(to: &$0) }
    return writer.bytes
  }
}

extension BuildCache {
  /// What is known of the same file, in which nothing was found; `nil` where there was none.
  func entry(of file: SourceText) -> CachedEntry? { content(of: file).flatMap { try? CachedEntry($0) } }
}

extension CachedPublication {
  fileprivate func write(to writer: inout BinaryWriter) {
    writer.write(title)
    writer.write(logo)
    fragments.write(to: &writer)
  }

  fileprivate init(_ reader: inout BinaryReader) throws(BinaryReader.Malformed) {
    let title = try reader.text()
    let logo = try reader.text()
    self.init(title: title, logo: logo, fragments: try EntryFragments(&reader))
  }
}
