internal import Catalogue

/// One brand, each of its fields under the field's name as a literal.
struct BrandView: TemplateView {
  let brand: Brand
  let language: OutputLanguage

  static let fields = LiteralFields.views(
    of: Brand(id: "", name: "", category: "", initialsBackground: .white).literalFields
  ) { (view: BrandView) in (view.brand.literalFields, view.language) }
}

/// What is left of a brand, each of its fields under the field's name as a literal.
struct TombstoneView: TemplateView {
  let tombstone: Tombstone
  let language: OutputLanguage

  static let fields = LiteralFields.views(
    of: Tombstone(id: "", name: "", status: .closed, endedOn: nil, replacedBy: nil).literalFields
  ) { (view: TombstoneView) in (view.tombstone.literalFields, view.language) }
}

private enum LiteralFields {
  /// A text for each of the names that some fields have.
  static func views<View>(
    of sample: [Literal.Field], _ fields: @escaping @Sendable (View) -> ([Literal.Field], OutputLanguage)
  ) -> [String: TemplateField<View>] {
    let views = sample.map(\.name).map { name in
      (
        name,
        TemplateField<View>.text { view in
          let (fields, language) = fields(view)
          return LiteralWriter.line(fields.first { $0.name == name }?.value ?? .null, in: language)
        }
      )
    }
    return Dictionary(uniqueKeysWithValues: views)
  }
}
