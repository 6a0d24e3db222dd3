internal import StrictJSON

/// A logo that is new, gone, another file or drawn anew.
struct LogoChange: Sendable {
  let entry: CatalogueEntry
  /// The file's name in the older catalogue; `nil` where the brand has no logo.
  let old: String?
  /// The file's name in the newer catalogue.
  let new: String?

  /// All of them, in the order of the ids.
  /// - Parameters:
  ///   - redrawn: the ids of the brands whose logo has other bytes.
  ///   - entry: looks up a brand.
  static func all(
    from old: [String: String], to new: [String: String], redrawn: Set<String>,
    entry: (ByteString) -> CatalogueEntry?
  ) -> [LogoChange] {
    Set(old.keys).union(new.keys).sorted().compactMap { id in
      let names = (old: old[id], new: new[id])
      guard names.old.map(ByteString.init) != names.new.map(ByteString.init) || redrawn.contains(id) else {
        return nil
      }
      return entry(ByteString(id)).map { LogoChange(entry: $0, old: names.old, new: names.new) }
    }
  }
}
