internal import StrictJSON

extension Catalogue {
  /// The version of the JSON format that this program reads.
  public static let readableSchemaVersion: Int64 = 1

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
      decoding: bytes, of: .brands, entry: { fields, _ throws(CatalogueFormatError) in try Brand(fields) },
      id: \.id)
    self.init(
      schemaVersion: frame.schemaVersion, country: frame.country ?? "", version: frame.version,
      brands: frame.entries.flatMap(\.self), tombstones: frame.tombstones.flatMap(\.self),
      categories: frame.categories)
  }
}
