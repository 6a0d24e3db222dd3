internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// Names and values as SQL has them, in a form that PostgreSQL and SQLite share.
enum SQLText {
  static let null = "NULL"

  /// A name between quotes, because it may be a word of SQL.
  static func name(_ name: String) -> String { "\"\(name)\"" }

  /// A text between quotes.
  static func text(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  /// A value: lists and records as JSON.
  static func value(_ value: PublishedValue, as type: FieldType) -> String {
    switch (value, type) {
    case (.null, _): return null
    case (.text(let text), _): return self.text(text)
    case (.integer(let number), _): return String(number)
    case (.flag(let flag), _): return flag ? "TRUE" : "FALSE"
    case (.list, _), (.record, _):
      var json: [UInt8] = []
      PublishedJSON(type, .compact).append(value, to: &json)
      return text(String(decoding: json, as: UTF8.self))
    }
  }
}

/// What a database has for the ids of entries: themselves, or UUIDs that are made from them.
struct SQLIDs: Sendable {
  private let collections: [String]
  private let namespace: NamedUUID?

  init(_ kind: KindSchema, _ namespace: NamedUUID?) {
    (collections, self.namespace) = (kind.collections.map(\.collection.name), namespace)
  }

  /// - Parameter collection: the index of the entry's collection.
  func id(_ id: String, of collection: Int) -> String {
    guard let namespace else { return SQLText.text(id) }
    return SQLText.text("\(NamedUUID(namespace: namespace, name: "\(collections[collection])/\(id)"))")
  }
}

/// The rows of a catalogue's tables.
struct SQLRows: Sendable {
  private let catalogue: PublishedCatalogue
  /// The entries of each collection.
  private let entries: [[String: PublishedEntry]]
  /// Where every entry that a parent lists stands, by the holder and field of the reference.
  private let places: [Int: [Int: [String: (parent: String, position: Int)]]]
  private let ids: SQLIDs

  init(_ catalogue: PublishedCatalogue, _ ids: SQLIDs) {
    self.catalogue = catalogue
    self.ids = ids
    entries = catalogue.collections.map { collection in
      Dictionary(collection.entries.map { ($0.id, $0) }) { first, _ in first }
    }
    places = SQLReference.all(in: catalogue.kind).filter(\.isOfParent).reduce(into: [:]) {
      places, reference in
      for (parent, ids) in Self.lists(of: reference, in: catalogue) {
        for (position, id) in ids.enumerated() {
          places[reference.holder, default: [:]][reference.field, default: [:]][id] = (parent, position)
        }
      }
    }
  }

  /// The ids that the entries have in a field.
  private static func lists(
    of reference: SQLReference, in catalogue: PublishedCatalogue
  ) -> [(holder: String, ids: [String])] {
    catalogue.collections[reference.holder].entries.map {
      ($0.id, $0.values[reference.field].elements.compactMap(\.text))
    }
  }

  /// The values of each row, in the order of the columns.
  func rows(of table: SQLTable) -> [[String]] {
    switch table.content {
    case .links(let reference):
      Self.lists(of: reference, in: catalogue).flatMap { holder, ids in
        var seen: Set<String> = []
        return ids.filter { seen.insert($0).inserted }.enumerated().map { position, id in
          [
            self.ids.id(holder, of: reference.holder), self.ids.id(id, of: reference.target),
            String(position),
          ]
        }
      }
    case .entries(let index):
      catalogue.collections[index].entries.map { entry in
        table.columns.map { $0.isDeferred ? SQLText.null : value($0, of: entry, in: index) }
      }
    }
  }

  /// The values that are written after all rows.
  func deferred(of table: SQLTable) -> [(id: String, column: SQLColumn, value: String)] {
    guard case .entries(let index) = table.content else { return [] }
    return table.columns.filter(\.isDeferred).flatMap { column in
      catalogue.collections[index].entries.compactMap { entry in
        let value = value(column, of: entry, in: index)
        return value == SQLText.null ? nil : (ids.id(entry.id, of: index), column, value)
      }
    }
  }

  /// The tombstones of a table: the id, the last day, and what has taken its place.
  func tombstones(of table: SQLTable) -> [(id: String, day: String, successor: String)] {
    guard case .entries(let index) = table.content else { return [] }
    return catalogue.collections[index].tombstones.map { tombstone in
      let day = "\(tombstone.endedOn ?? catalogue.version.date)"
      return (
        ids.id(tombstone.id, of: index), SQLText.text(day),
        tombstone.replacedBy.map { ids.id($0, of: index) } ?? SQLText.null
      )
    }
  }

  private func value(_ column: SQLColumn, of entry: PublishedEntry, in index: Int) -> String {
    switch column.content {
    case .field(let field):
      let (value, type) = (entry.values[field], catalogue.kind.collections[index].entry.fields[field].type)
      guard case .text(let form) = type, let text = value.text,
        let target = form.entryCollection.flatMap(catalogue.kind.index)
      else { return SQLText.value(value, as: type) }
      return ids.id(text, of: target)
    case .key: return SQLText.text(entry.id)
    case .asset(let field):
      return AssetValue.path(of: entry.values[field]).map(SQLText.text) ?? SQLText.null
    case .parent(let parent):
      return place(of: entry, in: parent).map { ids.id($0.parent, of: parent.holder) } ?? SQLText.null
    case .position(let parent):
      return place(of: entry, in: parent).map { String($0.position) } ?? SQLText.null
    case .count(let paths): return String(paths.reduce(0) { $0 + count($1[...], from: entry) })
    case .retiredAt, .replacedBy, .linkHolder, .linkTarget, .linkPosition: return SQLText.null
    }
  }

  private func place(of entry: PublishedEntry, in parent: SQLReference) -> (parent: String, position: Int)? {
    places[parent.holder]?[parent.field]?[entry.id]
  }

  private func count(_ path: ArraySlice<SQLReference>, from entry: PublishedEntry) -> Int {
    guard let step = path.first else { return 1 }
    let ids = entry.values[step.field].elements.compactMap(\.text)
    guard path.count > 1 else { return ids.count }
    return ids.reduce(0) { sum, id in
      sum + (entries[step.target][id].map { count(path.dropFirst(), from: $0) } ?? 0)
    }
  }
}
