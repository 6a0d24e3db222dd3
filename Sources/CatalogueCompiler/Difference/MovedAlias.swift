internal import StrictJSON

/// Another name that leads to another brand now.
struct MovedAlias: Sendable {
  let alias: String
  let from: CatalogueEntry
  let to: CatalogueEntry

  /// The aliases that one brand lost and another one got, in the order of those that got them.
  static func all(in changes: [FieldChange]) -> [MovedAlias] {
    let lists = changes.compactMap { change -> (entry: CatalogueEntry, list: ListDifference)? in
      guard change.area == .brand, change.path.description == "aliases", let entry = change.entry else {
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
        losers[ByteString(alias)].map { MovedAlias(alias: alias, from: $0, to: entry) }
      }
    }
  }
}
