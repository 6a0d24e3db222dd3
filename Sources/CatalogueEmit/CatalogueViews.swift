internal import Catalogue
package import CatalogueSources

/// The view of a whole catalogue, the outermost one of every template.
package struct CatalogueView: Sendable {
  let catalogue: PublishedCatalogue
  let language: OutputLanguage
  let chunks: BrandChunks
  private let graph: EntryGraph

  package init(
    catalogue: PublishedCatalogue, language: OutputLanguage, chunks: BrandChunks
  ) {
    self.init(graph: EntryGraph(catalogue), language: language, chunks: chunks)
  }

  init(graph: EntryGraph, language: OutputLanguage, chunks: BrandChunks) {
    self.graph = graph
    catalogue = graph.catalogue
    self.language = language
    self.chunks = chunks
  }

  /// The names that a template may use, of which those of an entry come from its schema. Where a kind has one collection,
  /// its names are also those of the catalogue.
  /// - Parameter settings: the settings that the output's template uses.
  package static func type(
    of kind: KindSchema, settings: [OutputLanguage.Setting] = []
  ) -> TemplateViewType<CatalogueView> {
    var fields = header.filter { $0.key != "country" || kind.header.contains(.country) }
    for index in kind.collections.indices {
      fields.merge(entries(of: kind, at: index)) { first, _ in first }
    }
    if kind.hasOneCollection {
      fields.merge(CollectionView.type.fields.mapValues { $0.lifted(\.collections.first) }) { first, _ in
        first
      }
    }
    fields["settings"] = self.settings(settings)
    return TemplateViewType(fields: fields.merging(behaviours(kind.bindings)) { first, _ in first })
  }

  private static func settings(_ settings: [OutputLanguage.Setting]) -> TemplateField<CatalogueView> {
    let names = settings.map { setting in
      (setting.name, SettingValue.field(of: setting.value ?? ""))
    }
    let type = TemplateViewType(fields: Dictionary(names) { first, _ in first })
    return .list(type) { settings.isEmpty ? [] : [$0.language] }
  }

  /// The names that the template of an output may use.
  package static func shape(of kind: KindSchema, for language: OutputLanguage) -> TemplateShape {
    let shape = type(of: kind, settings: language.settings).shape
    let index = language.each.flatMap(kind.index)
    return index.map { EntryView.shape(of: $0, in: kind).within(shape) } ?? shape
  }

  /// The views that an output with a file for each entry is written of, by the ids of the entries.
  var entryViews: [(id: String, view: EntryInCatalogue)] {
    guard let index = language.each.flatMap(catalogue.kind.index) else { return [] }
    let outer = view
    return catalogue.collections[index].entries.map { entry in
      let inner = EntryView(entry: entry, collection: index, graph: graph, language: language)
      return (entry.id, EntryInCatalogue(entry: inner, catalogue: outer))
    }
  }

  /// The view of a catalogue.
  package var view: TemplateView { Self.type(of: catalogue.kind, settings: language.settings).view(self) }

  /// Every name that the output's template may use with its value, as JSON; with a file for each entry, for the first.
  package var json: [UInt8] {
    guard let first = entryViews.first else { return view.json() }
    return first.view.json()
  }

  /// The views of the collections.
  var collections: [CollectionView] {
    catalogue.collections.indices.map {
      CollectionView(
        catalogue: catalogue, index: $0, chunks: chunks.collections[$0], language: language)
    }
  }

  private static let header: [String: TemplateField<CatalogueView>] = [
    "country": .text { view in
      view.catalogue.country.map(view.language.literals.string) ?? view.language.literals.words.null
    },
    "schemaVersion": .text { String($0.catalogue.schemaVersion) },
    "version": .text { $0.language.literals.string($0.catalogue.version.date.description) },
    "revision": .text { String($0.catalogue.version.revision) },
    "release": .text { $0.catalogue.version.description },
    "catalogueName": .text { KindNames.catalogue($0.catalogue.kind) },
    "catalogueWords": .text { view in
      LiteralStyle.comment(view.catalogue.kind.collections.map(\.collection.words).joined(separator: ", "))
    },
    "folders": .text { view in
      let names = view.catalogue.kind.collections.map(\.collection.name)
      return LiteralStyle.comment(names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}")
    },
    "package": .text { KindNames.package($0.catalogue.kind) },
    "hasOneCollection": .flag(\.catalogue.kind.hasOneCollection),
    "collections": .list(CollectionView.type, \.collections),
    "hasLookups": .flag { !$0.catalogue.kind.lookups.isEmpty },
    "tables": .list(TableView.type) { TableView.all(of: $0.catalogue, $0.language.uuidNamespace) },
    "header": .list(HeaderView.type) { view in
      view.catalogue.country.map {
        [HeaderView(name: HeaderSetting.country.rawValue, value: $0, language: view.language)]
      } ?? []
    },
    "hasCountry": .text { String($0.catalogue.country != nil) },
    "hasColors": .flag { view in view.catalogue.kind.collections.contains { $0.entry.hasText(.color) } },
    "hasDays": .flag { view in view.catalogue.kind.collections.contains { $0.entry.hasText(.day) } },
    "hasAssets": .flag { view in
      view.catalogue.kind.bindings[.logo] != nil
        || view.catalogue.kind.collections.contains { schema in
          schema.entry.fields.contains { $0.assetFolder != nil && $0.isCompiled }
        }
    },
    "importsLibrary": .flag(\.language.importsLibrary),
    "access": .text { $0.language.isInternal ? "internal" : "public" },
    "hasCategories": .flag { $0.language.categoryType != nil },
    "categoryName": .text { $0.language.categoryType ?? "" },
    "categories": .list(CategoryView.type) { view in
      view.catalogue.categories.map { CategoryView(category: $0, language: view.language) }
    },
    "formats": .list(FormatView.type) { view in
      BarcodeFormat.allCases.map { FormatView(format: $0, language: view.language) }
    },
  ]

  /// The entries of a collection and their number, by the names that the published catalogue has for them.
  private static func entries(
    of kind: KindSchema, at index: Int
  ) -> [String: TemplateField<CatalogueView>] {
    let schema = kind.collections[index]
    return [
      schema.collection.countMember: .text { String($0.catalogue.collections[index].entries.count) },
      schema.collection.member: TemplateField(
        value: { view in
          .list(
            view.catalogue.collections[index].entries.map {
              EntryView(entry: $0, collection: index, graph: view.graph, language: view.language)
            })
        }, content: .entries(schema.collection.name) { EntryView.shape(of: index, in: kind) }),
    ]
  }
}

extension CatalogueView {
  /// For each behaviour that the kind has, a list of one view: the fields that it works with, by their parts.
  private static func behaviours(_ bindings: Bindings) -> [String: TemplateField<CatalogueView>] {
    let fields = Behaviour.allCases.map { behaviour in
      let names = behaviour.roles.map { role in
        (role.name, TemplateField<Bindings>.text { $0.name(role) })
      }
      let type = TemplateViewType(fields: Dictionary(names) { first, _ in first })
      let views = bindings.fields(of: behaviour).isEmpty ? [] : [bindings]
      return (behaviour.section, TemplateField<CatalogueView>.list(type) { _ in views })
    }
    return Dictionary(fields) { first, _ in first }
  }
}

extension Behaviour {
  /// The section of templates that has its fields.
  fileprivate var section: String {
    switch self {
    case .barcodes: "barcodeFields"
    case .families: "familyFields"
    case .logos: "logoFields"
    case .ranks: "rankFields"
    case .similarNames: "similarNameFields"
    case .succession: "successionFields"
    case .tiles: "tileFields"
    }
  }
}
