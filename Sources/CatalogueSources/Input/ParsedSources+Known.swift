package import StrictJSON

extension ParsedSources {
  /// The entries as the cache of an earlier build has them, for readers of releases that need no more of most entries
  /// than the id; `nil` without a cache.
  package var knownEntries: KnownElements? {
    let known = brands.compactMap { brand in
      brand.cached?.published.map { published in
        KnownElements.Element(bytes: published.fragments.json, content: .object(.withID(brand.key)))
      }
    }
    return known.isEmpty ? nil : KnownElements(known)
  }
}

extension LocatedObject {
  /// An entry of which only the id is needed.
  fileprivate static func withID(_ id: String) -> LocatedObject {
    LocatedObject([Member(key: "id", keySpan: 0..<0, value: LocatedValue(.string(id), at: 0..<0))])
  }
}
