/// The names of the fields of a tombstone, which are the same in every catalogue.
enum TombstoneFields {
  static let id = "id"
  /// Only where a kind has several.
  static let collection = "collection"
  static let name = "name"
  static let status = "status"
  static let endedOn = "endedOn"
  static let replacedBy = "replacedBy"
}
