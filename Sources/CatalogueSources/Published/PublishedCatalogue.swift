public import Catalogue
internal import Diagnostics
internal import StrictJSON

/// A published catalogue: what holds for all of it, its entries by the fields of their schema, and the tombstones.
public struct PublishedCatalogue: Sendable {
  /// Which release it is.
  public let version: CatalogueVersion
  package let schemaVersion: Int
  /// `nil` where the kind publishes none.
  package let country: String?
  package let schema: EntrySchema
  /// By id.
  package let entries: [PublishedEntry]
  /// By id.
  package let tombstones: [Tombstone]

  package init(
    schemaVersion: Int, country: String?, version: CatalogueVersion, schema: EntrySchema,
    entries: [PublishedEntry], tombstones: [Tombstone]
  ) {
    self.version = version
    self.schemaVersion = schemaVersion
    self.country = country
    self.schema = schema
    self.entries = entries.sorted { $0.id < $1.id }
    self.tombstones = tombstones.sorted { $0.id < $1.id }
  }

  /// How many entries there are, in words: `110 brands`.
  public var countInWords: String { schema.collection.counted(entries.count) }

  /// How many tombstones there are.
  public var tombstoneCount: Int { tombstones.count }

  /// The catalogue as JSON: keys in a fixed order, every field present, two-space indent, non-ASCII unescaped,
  /// one line feed at the end. The same catalogue always gives the same bytes.
  package func json() -> [UInt8] {
    JSONWriter.catalogue(
      of: schema.form, schemaVersion: schemaVersion, country: country, version: version, entries: entries,
      tombstones: tombstones
    ) { $0.write($1.values, of: schema.entry) }
  }
}

extension PublishedCatalogue {
  /// Reads a published catalogue as apps do: what is the same in all catalogues is checked by the same code, and the
  /// fields of its entries by their schema.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  package init(decoding bytes: [UInt8], by schema: EntrySchema) throws(CatalogueFormatError) {
    let publisher = EntryPublisher(schema)
    let frame = try CatalogueFrame<PublishedEntry>(
      decoding: bytes, of: schema.form,
      entry: { fields throws(CatalogueFormatError) in try publisher.entry(fields) }, id: \.id)
    self.init(
      schemaVersion: frame.schemaVersion, country: frame.country, version: frame.version, schema: schema,
      entries: frame.entries, tombstones: frame.tombstones)
  }
}
