internal import Catalogue
package import Diagnostics
internal import StrictJSON

extension BuildCache {
  /// The cache of these sources as a file.
  /// - Parameters:
  ///   - check: what their check saw.
  ///   - catalogue: what they give.
  ///   - findings: all that was found in them, also what they accept.
  package static func bytes(
    of sources: ParsedSources, check: CheckRecord, catalogue: PublishedCatalogue?, findings: [Diagnostic],
    kind: KindFiles
  ) -> [UInt8] {
    // The values and fragments of an entry are some times as long as its file.
    let entryBytes = sources.brands.reduce(0) { $0 + $1.source.bytes.count }
    let logoBytes = sources.logos.reduce(0) { $0 + $1.source.bytes.count }
    var body = BinaryWriter(title, capacity: 10 * entryBytes + 2 * logoBytes)
    body.write(word: 0)
    body.write(kind.digest)
    body.write(sources.publishedInputs)
    body.write(check.surroundings)
    check.words.write(to: &body)
    check.released.write(to: &body)
    let unsound = sources.unsound(findings)
    let published = sources.publications(in: catalogue)
    body.write(Array(zip(zip(sources.brands, published), check.links))) { body, entry in
      let ((brand, published), links) = entry
      let isSound = !unsound.contains(ByteString(brand.source.path))
      body.write(brand.source.path)
      // The others are read again in any case.
      body.write(isSound ? brand.source.bytes : [])
      links.write(to: &body)
      body.write(isSound ? CachedEntry.content(of: brand, published: published) : nil) { $0.write($1) }
    }
    body.write(sources.logos) { body, logo in
      body.write(logo.source.path)
      body.write(logo.source.bytes)
      logo.facts.write(to: &body)
    }
    body.replace(at: title.count, with: Checksum.of(body.bytes[markCount...]))
    return body.bytes
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

/// What the rules about linked entries saw, for the next build.
package struct CheckRecord: Sendable {
  /// What every entry was beside.
  let surroundings: [UInt8]
  /// The words of the settings that no alias may be, as links.
  let words: LinkList
  /// A hash of each id that was released, and one of what was released under it.
  let released: LinkList
  /// The links of every entry.
  let links: [LinkList]

  /// - Parameter links: those of the entries of all collections, in their order.
  package init(surroundings: [UInt8], words: LinkList, released: LinkList, links: [LinkList]) {
    (self.surroundings, self.words, self.released, self.links) = (surroundings, words, released, links)
  }
}
