extension Field {
  /// Whether the preview's page shows it among an entry's details: it has no part in a behaviour that the page shows in
  /// another way or not at all, and isn't left out (`x-preview`).
  package var isDetail: Bool {
    !isID && !isCategory && isPreviewed && roles.isDisjoint(with: Self.shownOtherwise)
  }

  private static let shownOtherwise = Set(
    Behaviour.logos.roles + Behaviour.tiles.roles + Behaviour.succession.roles
      + Behaviour.families.roles + [.barcodeRule, .rank])
}

extension EntrySchema {
  /// The texts of an entry that are searched in a rank (`x-search`).
  package func texts(searchedAs rank: String, of entry: PublishedEntry) -> [String] {
    self.entry.searchedPaths.filter { $0.last?.search == rank }.flatMap { path in
      var values: [(PublishedValue, RecordType?)] = [(.record(entry.values), self.entry)]
      for field in path {
        values = values.flatMap { value, record -> [(PublishedValue, RecordType?)] in
          guard case .record(let members) = value, let index = record?.index(of: field.name) else {
            return []
          }
          let inner = members[index]
          return (field.type.isList ? inner.elements : [inner]).map { ($0, field.type.record) }
        }
      }
      return values.compactMap(\.0.text)
    }
  }
}
