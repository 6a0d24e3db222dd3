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
    let fields = try CatalogueFields(Self.read(bytes), at: "")
    let schemaVersion = try fields.read("schemaVersion", as: .integer)
    guard schemaVersion == Self.readableSchemaVersion else { throw .unsupportedSchema(schemaVersion) }
    let country = try fields.read("country", as: .string)
    let version = CatalogueVersion(
      date: try fields.read("version", as: .day),
      revision: try fields.read("revision", as: .integer(in: CatalogueLimits.revision)))
    // A catalogue without the list isn't an empty one.
    _ = try fields.read("brands", as: .array)
    var brands: [Brand] = []
    for fields in try fields.objects("brands", limit: CatalogueLimits.brands) {
      if let brand = try Brand(fields) { brands.append(brand) }
    }
    var tombstones: [Tombstone] = []
    for tombstone in try fields.objects("tombstones", limit: CatalogueLimits.brands) {
      tombstones.append(try Tombstone(tombstone))
    }
    try Self.requireDistinctIDs(brands, tombstones)
    self.init(
      schemaVersion: Int(Self.readableSchemaVersion), country: country, version: version, brands: brands,
      tombstones: tombstones)
  }

  private static func read(_ bytes: [UInt8]) throws(CatalogueFormatError) -> LocatedValue {
    do {
      return try JSONReader.read(bytes, limits: JSONReader.Limits(bytes: CatalogueLimits.bytes))
    } catch {
      throw .notJSON(error)
    }
  }

  private static func requireDistinctIDs(
    _ brands: [Brand], _ tombstones: [Tombstone]
  ) throws(CatalogueFormatError) {
    // Ids are ASCII, so that `String` compares their bytes.
    var seen: Set<String> = []
    for (list, ids) in [("brands", brands.map(\.id)), ("tombstones", tombstones.map(\.id))] {
      for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
        throw CatalogueFormatError(
          .expected("an id that no brand or tombstone before it has"), at: "\(list)[\(index)].id")
      }
    }
  }
}
