internal import StrictJSON

/// What differs between two catalogues, brand by brand.
struct CatalogueChanges: CustomStringConvertible {
  private let added: [String]
  private let removed: [String]
  private let changed: [String]

  init(from old: ReleasedCatalogue, to new: ReleasedCatalogue) {
    let before = Dictionary(old.brands) { first, _ in first }
    let after = Dictionary(new.brands) { first, _ in first }
    added = after.keys.filter { before[$0] == nil }.sorted()
    removed = before.keys.filter { after[$0] == nil }.sorted()
    changed = after.filter { id, value in before[id].map { !value.isEqual(to: $0) } ?? false }.keys.sorted()
  }

  /// `1 added: coop; 2 changed: lidl, pam`, with a few ids of each.
  var description: String {
    let parts = [("added", added), ("removed", removed), ("changed", changed)].filter { !$0.1.isEmpty }.map {
      word, ids in
      "\(ids.count) \(word): \(ids.prefix(5).joined(separator: ", "))\(ids.count > 5 ? ", …" : "")"
    }
    return parts.isEmpty ? "not in its brands" : parts.joined(separator: "; ")
  }
}
