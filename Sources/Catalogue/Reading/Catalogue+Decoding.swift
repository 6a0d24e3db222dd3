internal import StrictJSON

extension Catalogue {
  /// The version of the JSON format that this program reads.
  static let readableSchemaVersion: Int64 = 1

  /// Reads what ``json()`` writes, of this program or of an older or newer one, as long as `schemaVersion` is the same.
  ///
  /// Types are checked, and what code relies on: the version, ids that can be files' names and are used once by brands
  /// and tombstones together, a logo's name and address that are those of the brand's id, days and colours. Lengths,
  /// patterns and counts are not: a later catalogue may have other ones. References to other brands aren't followed: a
  /// `group` or `replacedBy` may name no brand, or be part of a cycle. White space and the order of members, brands and
  /// tombstones don't count. More than 32 MiB, or 50 000 brands or tombstones, aren't read.
  ///
  /// Of an older catalogue, every field may be missing but `schemaVersion`, `country`, `version`, `revision`, `brands`, and `id`,
  /// `name`, `category` and `initialsBackground` of a brand: it reads as `null`, as empty, or as its default. Of a newer
  /// one:
  ///
  /// - members that aren't known are ignored;
  /// - a brand's barcode rule with a format, character set, check or confidence that isn't known is dropped as a
  ///   whole, so that no card is refused because of a rule that is only half understood;
  /// - a programme of a kind that isn't known is dropped;
  /// - a brand of a status that isn't known is active, because it is among the brands;
  /// - a tombstone of a status that isn't known is merged where it says what replaces it, and else closed;
  /// - a colour of the initials that isn't known is replaced by the readable one.
  ///
  /// To prove that nothing was dropped, a publisher writes the catalogue again and compares the bytes.
  ///
  /// - Throws: `CatalogueFormatError`, for the first mistake. `schemaVersion` is checked before the other fields.
  public init(decoding bytes: [UInt8]) throws(CatalogueFormatError) {
    let frame = try CatalogueFrame<Brand>(
      decoding: bytes, of: .brands, entry: { fields throws(CatalogueFormatError) in try Brand(fields) },
      id: \.id)
    self.init(
      schemaVersion: frame.schemaVersion, country: frame.country ?? "", version: frame.version,
      brands: frame.entries, tombstones: frame.tombstones)
  }
}

/// The members that published catalogues of a kind have beside those of all.
package struct CatalogueForm: Hashable, Sendable {
  /// The list of the entries.
  let entries: String
  /// The number of the entries.
  let count: String
  /// Whether there is a country.
  let hasCountry: Bool

  package init(entries: String, count: String, hasCountry: Bool) {
    (self.entries, self.count, self.hasCountry) = (entries, count, hasCountry)
  }

  /// Those of brands.
  package static let brands = CatalogueForm(entries: "brands", count: "brandCount", hasCountry: true)
}

/// What all catalogues have, whatever the fields of their entries are.
package struct CatalogueFrame<Entry> {
  package let schemaVersion: Int
  /// `nil` where the kind publishes none.
  package let country: String?
  package let version: CatalogueVersion
  package let entries: [Entry]
  package let tombstones: [Tombstone]

  /// Reads a catalogue.
  /// - Parameters:
  ///   - form: the members that catalogues of its kind have.
  ///   - entry: reads an entry; `nil` for one that means nothing to this program.
  ///   - id: an entry's id.
  package init(
    decoding bytes: [UInt8], of form: CatalogueForm,
    entry: (CatalogueFields) throws(CatalogueFormatError) -> Entry?, id: (Entry) -> String
  ) throws(CatalogueFormatError) {
    let fields = try CatalogueFields(Self.read(bytes), at: "")
    let schemaVersion = try fields.read("schemaVersion", as: .integer)
    guard schemaVersion == Catalogue.readableSchemaVersion else { throw .unsupportedSchema(schemaVersion) }
    self.schemaVersion = Int(schemaVersion)
    country = form.hasCountry ? try fields.read("country", as: .string) : nil
    version = CatalogueVersion(
      date: try fields.read("version", as: .day),
      revision: try fields.read("revision", as: .integer(in: CatalogueLimits.revision)))
    // A catalogue without the list isn't an empty one.
    _ = try fields.read(form.entries, as: .array)
    var entries: [Entry] = []
    for fields in try fields.objects(form.entries, limit: CatalogueLimits.brands) {
      if let entry = try entry(fields) { entries.append(entry) }
    }
    var tombstones: [Tombstone] = []
    for tombstone in try fields.objects("tombstones", limit: CatalogueLimits.brands) {
      tombstones.append(try Tombstone(tombstone))
    }
    try Self.requireDistinctIDs([(form.entries, entries.map(id)), ("tombstones", tombstones.map(\.id))])
    (self.entries, self.tombstones) = (entries, tombstones)
  }

  private static func read(_ bytes: [UInt8]) throws(CatalogueFormatError) -> LocatedValue {
    do {
      return try JSONReader.read(bytes, limits: JSONReader.Limits(bytes: CatalogueLimits.bytes))
    } catch {
      throw .notJSON(error)
    }
  }

  private static func requireDistinctIDs(
    _ lists: [(name: String, ids: [String])]
  ) throws(CatalogueFormatError) {
    // Ids are ASCII, so that `String` compares their bytes.
    var seen: Set<String> = []
    for (list, ids) in lists {
      for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
        throw CatalogueFormatError(
          .expected("an id that no brand or tombstone before it has"), at: "\(list)[\(index)].id")
      }
    }
  }
}
