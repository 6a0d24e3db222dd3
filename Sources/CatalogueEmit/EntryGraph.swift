internal import CatalogueSources

/// The entries of a catalogue, which are found by the ids that others have, and by those that they have of others.
struct EntryGraph: Sendable {
  let catalogue: PublishedCatalogue
  /// For each collection, the index of every compiled field, by its name.
  private let fields: [[String: Int]]
  /// For each look-up of the kind, the indices of the entries that refer, by the id that they refer to.
  private let referrers: [[String: [Int]]]
  /// The fields of pictures, for each collection.
  private let (tiles, logos): ([TileFields?], [LogoFields?])

  init(_ catalogue: PublishedCatalogue) {
    self.catalogue = catalogue
    tiles = catalogue.kind.collections.map { TileFields(in: $0) }
    logos = catalogue.kind.collections.map { LogoFields(in: $0) }
    fields = catalogue.collections.map { collection in
      let record = collection.schema.entry
      let names = record.compiledFields.map { (record.fields[$0].name, $0) }
      return Dictionary(names) { first, _ in first }
    }
    referrers = catalogue.kind.lookups.map { lookup in
      let holder = catalogue.collections[lookup.holder]
      let field = holder.schema.entry.fields.firstIndex { $0.name == lookup.field.name }
      return field.map { Self.referrers(holder.entries, by: $0) } ?? [:]
    }
  }

  private static func referrers(_ entries: [PublishedEntry], by field: Int) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for id in Set(entry.values[field].ids) { found[id, default: []].append(index) }
    }
    return found
  }

  /// The index of a field of the entries of a collection.
  func field(_ name: String, of collection: Int) -> Int? { fields[collection][name] }

  /// The colours to show an entry in; `nil` where its kind doesn't have the behaviour `tiles`.
  func colors(of entry: PublishedEntry, in collection: Int) -> EntryColors? {
    tiles[collection]?.colors(
      of: entry, logoBackground: logos[collection]?.background(of: entry))
  }

  /// The entry with an id in the collection of a name, with the index of that collection; `nil` for none.
  func entry(_ id: String, of name: String) -> (entry: PublishedEntry, collection: Int)? {
    guard let index = catalogue.kind.index(of: name) else { return nil }
    // They are in the order of their ids.
    let entries = catalogue.collections[index].entries
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].id == id { return (entries[middle], index) }
      range = entries[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The entries that a look-up finds of an entry; `nil` where entries of its collection have none of that name.
  func referrers(to id: String, of collection: Int, named name: String) -> (
    entries: [PublishedEntry], collection: Int
  )? {
    let lookups = catalogue.kind.lookups
    guard let index = lookups.firstIndex(where: { $0.target == collection && $0.name == name }) else {
      return nil
    }
    let holder = catalogue.collections[lookups[index].holder]
    return ((referrers[index][id] ?? []).map { holder.entries[$0] }, lookups[index].holder)
  }
}

extension PublishedValue {
  /// The ids of a reference, or of a list of them.
  fileprivate var ids: [String] {
    switch self {
    case .text(let id): [id]
    case .list(let ids): ids.compactMap(\.text)
    default: []
    }
  }
}
