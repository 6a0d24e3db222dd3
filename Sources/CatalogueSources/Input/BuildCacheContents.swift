internal import Catalogue
package import Diagnostics
internal import StrictJSON

/// What a build learnt, of which the next one's cache is made.
public struct BuildCacheContents: Sendable {
  private let sources: ParsedSources
  private let catalogue: PublishedCatalogue?
  private let findings: [Diagnostic]
  private let kind: KindFiles

  /// - Parameters:
  ///   - catalogue: what they give.
  ///   - findings: all that was found in them, also what they accept.
  package init(
    _ sources: ParsedSources, catalogue: PublishedCatalogue?, findings: [Diagnostic], kind: KindFiles
  ) {
    (self.sources, self.catalogue) = (sources, catalogue)
    (self.findings, self.kind) = (findings, kind)
  }

  /// Writes the cache's file part by part: the whole would take as much memory as the sources again.
  /// - Parameters:
  ///   - partCount: how many bytes make a part.
  ///   - write: appends to the file.
  /// - Returns: the cache's checksum (``BuildCache/checksum``).
  public func write<Failure>(
    partCount: Int = 1 << 20, to write: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    var file = CacheParts(partCount: partCount)
    file.body.write(kind.digest)
    file.body.write(sources.publishedInputs)
    let unsound = sources.unsound(findings)
    let published = sources.publications(in: catalogue)
    file.body.write(sources.brands.count)
    for (brand, published) in zip(sources.brands, published) {
      let isSound = !unsound.contains(ByteString(brand.source.path))
      file.body.write(brand.source.path)
      // The others are read again in any case.
      file.body.write(isSound ? brand.source.bytes : [])
      file.body.write(isSound ? CachedEntry.content(of: brand, published: published) : nil) { $0.write($1) }
      try file.writePart(to: write)
    }
    let drawings = sources.drawings
    file.body.write(drawings.count)
    for logo in drawings {
      file.body.write(logo.source.path)
      file.body.write(logo.source.bytes)
      logo.facts.write(to: &file.body)
      try file.writePart(to: write)
    }
    return try file.end(to: write)
  }
}

/// A cache's file, of which a part at a time is in memory.
private struct CacheParts {
  /// What isn't written yet.
  var body = BinaryWriter(BuildCache.title)
  private var checksum = Checksum()
  private let partCount: Int

  init(partCount: Int) { self.partCount = partCount }

  /// Writes what there is, once it makes a part.
  mutating func writePart<Failure>(to write: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    guard body.bytes.count >= partCount else { return }
    let part = body.takeWords()
    checksum.add(part)
    try write(part)
  }

  /// Writes the rest.
  /// - Returns: the checksum, which comes last.
  mutating func end<Failure>(to write: ([UInt8]) throws(Failure) -> Void) throws(Failure) -> [UInt8] {
    checksum.add(body.bytes)
    var end = BinaryWriter()
    end.write(word: checksum.value)
    try write(body.bytes + end.bytes)
    return end.bytes
  }
}

extension ParsedSources {
  /// How every entry is published, in the order of the sources.
  fileprivate func publications(in catalogue: PublishedCatalogue?) -> [CachedPublication?] {
    let logos = logoDigests
    return collections.enumerated().flatMap { index, collection -> [CachedPublication?] in
      let entries = catalogue?.collections[index].entries ?? []
      let places = Dictionary(entries.indices.map { (entries[$0].id, $0) }) { first, _ in first }
      return collection.brands.map { brand in
        guard brand.isLive, let place = places[brand.key], let fragments = entries[place].fragments else {
          return nil
        }
        return CachedPublication(
          title: entries[place].title, logo: logos[brand.key]?.sha256 ?? "", fragments: fragments)
      }
    }
  }
}
