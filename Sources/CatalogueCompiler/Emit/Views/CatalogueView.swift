internal import Catalogue

/// The view of a whole catalogue, the outermost one of every template.
struct CatalogueView: TemplateView {
  let catalogue: Catalogue
  let categories: [MarketSettings.Category]
  let language: OutputLanguage
  let chunks: BrandChunks

  static let fields: [String: TemplateField<CatalogueView>] = [
    "country": .text { $0.language.literals.string($0.catalogue.country) },
    "schemaVersion": .text { String($0.catalogue.schemaVersion) },
    "version": .text { $0.language.literals.string($0.catalogue.version.date.description) },
    "revision": .text { String($0.catalogue.version.revision) },
    "release": .text { $0.catalogue.version.description },
    "brandCount": .text { String($0.catalogue.brands.count) },
    "importsLibrary": .flag(\.language.importsLibrary),
    "access": .text { $0.language.isInternal ? "internal" : "public" },
    "dense": .flag(\.chunks.isDense),
    "categories": .list { view in
      view.categories.map { CategoryView(id: $0.id.value, title: $0.name, language: view.language) }
    },
    "formats": .list { view in BarcodeFormat.allCases.map { FormatView(format: $0, language: view.language) }
    },
    "chunks": .list { view in view.chunks.chunks.map { ChunkView(chunk: $0, language: view.language) } },
    "brands": .list { view in view.catalogue.brands.map { BrandView(brand: $0, language: view.language) } },
    "tombstones": .list { view in
      view.catalogue.tombstones.map { TombstoneView(tombstone: $0, language: view.language) }
    },
    "tombstoneLiterals": .text {
      LiteralWriter.text($0.catalogue.tombstones.map(\.literal), level: 2, in: $0.language)
    },
  ]
}
