/// One category of brands.
struct CategoryView: TemplateView {
  let id: String
  let title: String
  let language: OutputLanguage

  static let fields: [String: TemplateField<CategoryView>] = [
    "comment": .text { LiteralStyle.comment($0.title) },
    "title": .text { $0.language.literals.string($0.title) },
    "name": .text { $0.language.identifiers.enumerationCase(id: $0.id) },
    "id": .text { $0.language.literals.string($0.id) },
  ]
}
