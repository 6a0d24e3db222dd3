internal import StrictJSON

/// One field that has another value, isn't there any more, or is there for the first time.
struct FieldChange: Sendable {
  /// What a field is about, which decides where a person looks for it.
  enum Area: String, Sendable {
    case catalogue, brand, barcode, logo, tombstone
  }

  let area: Area
  /// Whose field it is; `nil` for one of the catalogue itself.
  let entry: CatalogueEntry?
  let path: FieldPath
  /// The value before; `nil` where there was none, which isn't `null`.
  let old: LocatedValue?
  /// The value now; `nil` where there is none.
  let new: LocatedValue?
}

extension FieldChange.Area {
  /// What a brand's field is about. Those that aren't on the list, because they are newer than this program, are
  /// about the brand.
  init(ofBrandField name: String?) {
    self = name.flatMap { Self.areas[$0] } ?? .brand
  }

  private static let areas: [String: Self] = [
    "barcode": .barcode, "logo": .logo, "logoUrl": .logo, "logoBackground": .logo,
  ]
}
