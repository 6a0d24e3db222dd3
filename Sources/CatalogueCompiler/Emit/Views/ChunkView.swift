internal import Catalogue

/// Some of the brands, in each form in which the generated code may have them.
struct ChunkView: TemplateView {
  let chunk: BrandChunk
  let language: OutputLanguage

  static let fields: [String: TemplateField<ChunkView>] = [
    "number": .text { String($0.chunk.number) },
    "literals": .text { LiteralWriter.text($0.chunk.brands.map(\.literal), level: 2, in: $0.language) },
    "table": .text { $0.language.literals.string($0.chunk.table) },
    "json": .text { view in view.language.literals.string(view.json) },
    "members": .list { view in
      view.chunk.brands.enumerated().map { offset, brand in
        MemberView(brand: brand, index: view.chunk.start + offset, language: view.language)
      }
    },
  ]

  /// The brands as compact JSON, as in the published catalogue.
  private var json: String {
    let json = OutputLanguage(template: "json.mustache")
    return LiteralWriter.line(.list(chunk.brands.map(\.literal)), in: json)
  }
}

/// The member that stands for one brand.
struct MemberView: TemplateView {
  let brand: Brand
  let index: Int
  let language: OutputLanguage

  static let fields: [String: TemplateField<MemberView>] = [
    "title": .text { LiteralStyle.comment($0.brand.name) },
    "name": .text { $0.language.identifiers.member(id: $0.brand.id) },
    "index": .text { String($0.index) },
  ]
}
