internal import Catalogue

/// The view of a whole catalogue, the outermost one of every template.
struct CatalogueView: TemplateView {
  let catalogue: Catalogue
  let categories: [MarketSettings.Category]
  let language: OutputLanguage

  /// Brands in one chunk: a single literal of all of them exhausts Swift's type checker and the 64 KB that a
  /// Java method may have.
  private static let chunkSize = 50

  static let fields: [String: TemplateField<CatalogueView>] = [
    "country": .text { $0.language.literals.string($0.catalogue.country) },
    "schemaVersion": .text { String($0.catalogue.schemaVersion) },
    "version": .text { $0.language.literals.string($0.catalogue.version.date.description) },
    "revision": .text { String($0.catalogue.version.revision) },
    "release": .text { $0.catalogue.version.description },
    "categories": .list { view in
      view.categories.map { ChoiceView(id: $0.id.value, title: $0.name, language: view.language) }
    },
    "formats": .list { view in
      BarcodeFormat.allCases.map { ChoiceView(id: $0.rawValue, title: $0.rawValue, language: view.language) }
    },
    "chunks": .list(\.chunks),
    "tombstones": .text {
      LiteralWriter.text($0.catalogue.tombstones.map(\.literal), level: 2, in: $0.language)
    },
  ]

  private var chunks: [ChunkView] {
    stride(from: 0, to: catalogue.brands.count, by: Self.chunkSize).enumerated().map { number, start in
      let end = min(start + Self.chunkSize, catalogue.brands.count)
      return ChunkView(
        number: number, start: start, brands: catalogue.brands[start..<end], language: language)
    }
  }
}

/// Some of the brands, which the generated code keeps in a function of their own.
struct ChunkView: TemplateView {
  let number: Int
  let start: Int
  let brands: ArraySlice<Brand>
  let language: OutputLanguage

  static let fields: [String: TemplateField<ChunkView>] = [
    "number": .text { String($0.number) },
    "literals": .text { LiteralWriter.text($0.brands.map(\.literal), level: 2, in: $0.language) },
    "members": .list { view in
      view.brands.enumerated().map { MemberView(brand: $1, index: view.start + $0, language: view.language) }
    },
  ]
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

/// One case of an enumeration.
struct ChoiceView: TemplateView {
  let id: String
  let title: String
  let language: OutputLanguage

  static let fields: [String: TemplateField<ChoiceView>] = [
    "title": .text { LiteralStyle.comment($0.title) },
    "name": .text { $0.language.identifiers.enumerationCase(id: $0.id) },
    "id": .text { $0.language.literals.string($0.id) },
  ]
}
