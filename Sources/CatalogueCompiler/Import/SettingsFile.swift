internal import Catalogue
internal import StrictJSON

/// `catalogue.yaml` of an import without settings of its own: what the catalogue says of all brands together, and what
/// follows from its brands.
struct SettingsFile {
  /// What the catalogue says of all brands together.
  let members: [LocatedObject.Member]
  /// Where it is told of as a whole.
  let span: Range<Int>

  /// The colour behind initials where nothing tells one.
  private static let usualNeutralColor = RGBColor(0x5F6368)

  /// The colour behind initials of brands whose own isn't known.
  func neutralColor(of brands: [ImportedBrand]) -> RGBColor {
    let said = LocatedObject(members).text("neutralColor").flatMap { RGBColor($0.value) }
    let used = brands.lazy.filter { $0["color"]?.isNull ?? false }.compactMap {
      $0.text("initialsBackground")
    }
    return said ?? used.first.flatMap { RGBColor($0.value) } ?? Self.usualNeutralColor
  }

  /// The file's fields.
  func value(
    neutralColor: RGBColor, categories: [(id: String, name: String)], retired: [LocatedValue]
  ) -> LocatedValue {
    var fields = ImportedBrand(LocatedObject(members), at: span)
    let usual = [
      ("schemaVersion", value(.number(ExactNumber(1)))), ("neutralColor", text(neutralColor.description)),
      ("categories", value(.array(categories.map(category)))), ("stopWords", value(.array([]))),
    ]
    for (key, value) in usual where fields[key] == nil { fields[key] = value }
    let all = (fields["retired"]?.array ?? []) + retired
    if !all.isEmpty { fields["retired"] = value(.array(all)) }
    return value(fields.value.content)
  }

  private func category(_ category: (id: String, name: String)) -> LocatedValue {
    let members = [
      ("id", text(category.id)), ("name", text(category.name)), ("minimum", value(.number(ExactNumber(0)))),
      ("words", value(.array([]))),
    ]
    return value(
      .object(LocatedObject(members.map { LocatedObject.Member(key: $0, keySpan: span, value: $1) })))
  }

  private func text(_ text: String) -> LocatedValue { value(.string(text)) }

  private func value(_ content: LocatedValue.Content) -> LocatedValue { LocatedValue(content, at: span) }
}
