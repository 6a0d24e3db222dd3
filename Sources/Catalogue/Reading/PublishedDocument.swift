internal import StrictJSON

/// A published catalogue of any kind, from which the code that is generated for the kind reads its entries.
public struct PublishedDocument {
  /// A collection: what tombstones call it, and the member that has its entries.
  public typealias Collection = (name: String, member: String)

  private let collections: [Collection]
  private let frame: CatalogueFrame<Entry>

  private struct Entry {
    let id: String
    let fields: PublishedFields
  }

  /// Reads a catalogue, but for the fields of its entries.
  /// - Parameters:
  ///   - collections: all that the kind has.
  ///   - hasCountry: whether catalogues of the kind have a country.
  ///   - schemaVersion: the only one that is read.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  public init(
    decoding bytes: [UInt8], collections: [Collection], hasCountry: Bool,
    schemaVersion: Int64 = Catalogue.readableSchemaVersion
  ) throws(CatalogueFormatError) {
    self.collections = collections
    let form = CatalogueForm(
      collections: collections.map { .init(name: $0.name, entries: $0.member, count: "") },
      hasCountry: hasCountry)
    frame = try CatalogueFrame(
      decoding: bytes, of: form, readable: schemaVersion,
      entry: { fields, _ throws(CatalogueFormatError) in
        Entry(id: try fields.read("id", as: .id), fields: PublishedFields(fields))
      }, id: \.id)
  }

  /// Which release it is.
  public var version: CatalogueVersion { frame.version }

  /// The country, ISO 3166-1 alpha-2; empty where catalogues of the kind have none.
  public var country: String { frame.country ?? "" }

  /// The categories, in the order of the catalogue; none where it doesn't list them.
  public var categories: [CatalogueCategory] { frame.categories }

  /// The entries of a collection, by its name, without those that mean nothing to this code.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  public func entries<Element: DecodableEntry>(
    of name: String
  ) throws(CatalogueFormatError) -> PublishedEntries<Element> {
    guard let index = collections.firstIndex(where: { $0.name == name }) else {
      throw CatalogueFormatError(.missing, at: name)
    }
    var entries: [Element] = []
    for entry in frame.entries[index] {
      if let entry = try Element(entry.fields) { entries.append(entry) }
    }
    return PublishedEntries(
      entries,
      tombstones: frame.tombstones[index].compactMap { tombstone in
        Element.ID(rawValue: tombstone.id).map { ($0, tombstone.replacedBy.flatMap(Element.ID.init)) }
      })
  }
}

/// An entry of a kind whose code is generated.
public protocol DecodableEntry: Identifiable, Hashable, Sendable
where ID: RawRepresentable<String> & Sendable {
  /// Reads an entry of a published catalogue; `nil` where a word isn't known without which it means nothing.
  init?(_ fields: PublishedFields) throws(CatalogueFormatError)
}

/// The entries of a collection in one release, by id.
public struct PublishedEntries<Entry: DecodableEntry>: RandomAccessCollection, Hashable, Sendable {
  private let entries: [Entry]
  private let positions: [Entry.ID: Int]
  private let successors: [Entry.ID: Entry.ID?]

  /// - Parameters:
  ///   - entries: in the order in which they are listed.
  ///   - tombstones: the ids that are gone, each with what has replaced it.
  public init(_ entries: [Entry], tombstones: [(id: Entry.ID, replacedBy: Entry.ID?)]) {
    self.entries = entries
    positions = Dictionary(zip(entries.map(\.id), entries.indices)) { first, _ in first }
    successors = Dictionary(tombstones.map { ($0.id, $0.replacedBy) }) { first, _ in first }
  }

  /// The first position.
  public var startIndex: Int { entries.startIndex }
  /// The position after the last one.
  public var endIndex: Int { entries.endIndex }
  /// The entry at a position.
  public subscript(position: Int) -> Entry { entries[position] }

  /// The entry that was saved under an id: the one with that id, or the one that has replaced it since.
  public func find(_ id: Entry.ID) -> Entry? {
    var id = id
    // At most one step for each tombstone, so that a cycle ends too.
    for _ in 0...successors.count {
      if let position = positions[id] { return entries[position] }
      guard let successor = successors[id] ?? nil else { return nil }
      id = successor
    }
    return nil
  }
}
