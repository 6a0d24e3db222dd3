public import Catalogue
internal import Diagnostics
internal import StrictJSON

/// A published catalogue: what holds for all of it, its entries by the fields of their schema, and the tombstones.
public struct PublishedCatalogue: Sendable {
  /// Which release it is.
  public let version: CatalogueVersion
  let schemaVersion: Int
  let country: String
  let schema: EntrySchema
  /// By id.
  let entries: [PublishedEntry]
  /// By id.
  let tombstones: [Tombstone]

  init(
    schemaVersion: Int, country: String, version: CatalogueVersion, schema: EntrySchema,
    entries: [PublishedEntry], tombstones: [Tombstone]
  ) {
    self.version = version
    self.schemaVersion = schemaVersion
    self.country = country
    self.schema = schema
    self.entries = entries.sorted { $0.id < $1.id }
    self.tombstones = tombstones.sorted { $0.id < $1.id }
  }

  /// How many entries there are.
  public var count: Int { entries.count }

  /// How many tombstones there are.
  public var tombstoneCount: Int { tombstones.count }

  /// The catalogue as JSON: keys in a fixed order, every field present, two-space indent, non-ASCII unescaped,
  /// one line feed at the end. The same catalogue always gives the same bytes.
  func json() -> [UInt8] {
    JSONWriter.catalogue(
      schemaVersion: schemaVersion, country: country, version: version, brands: entries,
      tombstones: tombstones
    ) { $0.write($1.values, of: schema.entry) }
  }
}

extension PublishedCatalogue {
  /// Reads a published catalogue: what every reader relies on is checked as apps check it, and the fields of its entries
  /// are those of the schema.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  init(decoding bytes: [UInt8], by schema: EntrySchema) throws(CatalogueFormatError) {
    let known = try Catalogue(decoding: bytes)
    let root: LocatedValue
    do throws(JSONError) { root = try JSONReader.read(bytes) } catch { throw .notJSON(error) }
    let publisher = EntryPublisher(schema)
    let objects = Dictionary(
      (root.object?["brands"]?.array ?? []).compactMap { value in
        value.object.flatMap { object in object.text("id").map { ($0.value, object) } }
      }
    ) { first, _ in first }
    self.init(
      schemaVersion: known.schemaVersion, country: known.country, version: known.version, schema: schema,
      entries: known.brands.compactMap { brand in
        objects[brand.id].map {
          publisher.entry($0, id: brand.id, neutral: brand.initialsBackground, digest: nil)
        }
      },
      tombstones: known.tombstones)
  }
}
