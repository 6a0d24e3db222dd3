/// The behaviour of the preview's page: the fields that it shows in its own way. Any other is among an entry's details.
enum PreviewFields {
  /// What apps order entries by.
  private static let rank = "rank"
  /// A badge.
  private static let status = "status"
  /// What apps only search by, or don't show at all.
  private static let leftOut: Set<String> = [
    "aliases", "keywords", "programmes", "sources", "wikidata", "nsi", "simpleIcons", "group", "regions",
    "replacedBy", "since", "endedOn", BarcodeFields.rule,
  ]
  private static let own = leftOut.union([rank, status]).union(TileFields.Name.all).union(LogoFields.Name.all)

  /// Whether a field is among the details.
  static func isDetail(_ field: Field) -> Bool {
    !field.isID && !field.isCategory && !own.contains(field.name)
  }

  /// Whether the apps' search reads a field.
  static func isSearched(_ field: Field) -> Bool {
    field.isID || field.name == rank || field.hasSearchedText
  }
}

extension Field {
  /// Whether it has texts that are searched (`x-search`).
  fileprivate var hasSearchedText: Bool {
    search != nil || type.record?.searchedPaths.isEmpty == false
  }
}
