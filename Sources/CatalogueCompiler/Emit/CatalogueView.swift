internal import Catalogue

/// The view of a whole catalogue, the outermost one of every template.
struct CatalogueView: TemplateView {
  let catalogue: Catalogue
  let categories: [MarketSettings.Category]
  let language: OutputLanguage

  /// Brands in one chunk: a single literal of all of them exhausts Swift's type checker and the 64 KB that a
  /// Java method may have. Measured: 25 to 100 compile alike.
  private static let chunkSize = 50

  static let fields: [String: TemplateField<CatalogueView>] = [
    "country": .text { $0.language.literals.string($0.catalogue.country) },
    "schemaVersion": .text { String($0.catalogue.schemaVersion) },
    "version": .text { $0.language.literals.string($0.catalogue.version.date.description) },
    "revision": .text { String($0.catalogue.version.revision) },
    "release": .text { $0.catalogue.version.description },
    "categories": .list { view in
      view.categories.map {
        ChoiceView(
          id: $0.id.value, title: $0.name, name: view.language.identifiers.enumerationCase(id: $0.id.value),
          language: view.language)
      }
    },
    "formats": .list { view in
      BarcodeFormat.allCases.map {
        ChoiceView(
          id: $0.rawValue, title: $0.rawValue, name: view.language.name(of: $0), language: view.language)
      }
    },
    "chunks": .list { $0.chunks },
    "tombstones": .list { view in
      view.catalogue.tombstones.map { TombstoneView(tombstone: $0, language: view.language) }
    },
  ]

  private var chunks: [ChunkView] {
    stride(from: 0, to: catalogue.brands.count, by: Self.chunkSize).enumerated().map { number, start in
      let end = min(start + Self.chunkSize, catalogue.brands.count)
      return ChunkView(
        number: number,
        brands: (start..<end).map { BrandView(brand: catalogue.brands[$0], index: $0, language: language) })
    }
  }
}

/// Some of the brands, which the generated code keeps in a function of their own.
struct ChunkView: TemplateView {
  let number: Int
  let brands: [BrandView]

  static let fields: [String: TemplateField<ChunkView>] = [
    "number": .text { String($0.number) },
    "brands": .list { $0.brands },
  ]
}

/// One case of an enumeration.
struct ChoiceView: TemplateView {
  let id: String
  let title: String
  let name: String
  let language: OutputLanguage

  static let fields: [String: TemplateField<ChoiceView>] = [
    "name": .text { $0.name },
    "id": .text { $0.language.literals.string($0.id) },
    "title": .text { LiteralStyle.comment($0.title) },
  ]
}

/// A brand that is no more.
struct TombstoneView: TemplateView {
  let tombstone: Tombstone
  let language: OutputLanguage

  static let fields: [String: TemplateField<TombstoneView>] = [
    "id": .text { $0.language.literals.string($0.tombstone.id) },
    "name": .text { $0.language.literals.string($0.tombstone.name) },
    "status": .text { $0.language.identifiers.enumerationCase(id: $0.tombstone.status.rawValue) },
    "endedOn": .optional { view in
      view.tombstone.endedOn.map { view.language.literals.string($0.description) }
    },
    "replacedBy": .optional { view in view.tombstone.replacedBy.map(view.language.literals.string) },
  ]
}
