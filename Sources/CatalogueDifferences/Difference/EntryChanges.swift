internal import Catalogue
package import CatalogueSources
internal import StrictJSON

/// A brand or a tombstone in a difference.
package struct CatalogueEntry: Hashable, Sendable {
  package let id: String
  let name: String
  /// What it is, where catalogues have several collections.
  package let collection: EntryCollection?
}

/// A brand that is a tombstone now.
package struct EndedBrand: Sendable {
  package let entry: CatalogueEntry
  /// `renamed`, `merged` or `closed`.
  let status: BrandStatus
  /// The last day, as it is written.
  let endedOn: String?
  /// Its successor, whose name is the id where there is no such brand.
  let successor: CatalogueEntry?

  /// - Parameter catalogue: where the successor is looked up.
  init(_ entry: CatalogueEntry, _ tombstone: LocatedObject, in catalogue: CatalogueContent) {
    self.entry = entry
    endedOn = tombstone.text(TombstoneFields.endedOn)?.value
    successor = tombstone.text(TombstoneFields.replacedBy).map { id in
      catalogue.entry(ByteString(id.value))
        ?? CatalogueEntry(id: id.value, name: id.value, collection: entry.collection)
    }
    // An unknown word is read as apps read it.
    status = tombstone.choice(TombstoneFields.status)?.value ?? (successor == nil ? .closed : .merged)
  }
}

/// An alias that belongs to another brand now.
struct MovedAlias: Sendable {
  let alias: String
  let from: CatalogueEntry
  let to: CatalogueEntry

  /// The aliases that one brand lost and another one got, in the order of the latter.
  static func all(in changes: [FieldChange], of fields: ComparedFields) -> [MovedAlias] {
    let lists = changes.compactMap { change -> (entry: CatalogueEntry, list: ListDifference)? in
      guard change.area == .brand, let entry = change.entry,
        fields.of(entry.collection).isAliases(change.path)
      else {
        return nil
      }
      return ListDifference(from: change.old, to: change.new).map { (entry, $0) }
    }
    var losers: [ByteString: CatalogueEntry] = [:]
    for (entry, list) in lists {
      for alias in list.removed.compactMap(\.string) { losers[ByteString(alias)] = entry }
    }
    return lists.flatMap { entry, list in
      list.added.compactMap(\.string).compactMap { alias in
        losers[ByteString(alias)].flatMap { loser in
          // An entry may have several lists of them.
          loser.id == entry.id ? nil : MovedAlias(alias: alias, from: loser, to: entry)
        }
      }
    }
  }
}

/// A logo that is new, removed, another file or redrawn.
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
