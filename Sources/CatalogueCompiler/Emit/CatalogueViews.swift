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

/// One barcode format, with its names on every platform.
struct FormatView: TemplateView {
  let format: BarcodeFormat
  let language: OutputLanguage

  static let fields: [String: TemplateField<FormatView>] = [
    "name": .text { $0.language.identifiers.enumerationCase(id: $0.format.rawValue) },
    "id": .text { $0.literal(.string($0.format.rawValue)) },
    "zxing": .text { $0.literal(.string($0.format.zxing)) },
    "mlKit": .text { $0.literal(.integer($0.format.mlKit)) },
    "vision": .text { $0.literal(.strings($0.format.vision)) },
    "avFoundation": .text { $0.literal(.strings($0.format.avFoundation)) },
    "passKit": .text { $0.literal($0.format.passKit.map(Literal.string) ?? .null) },
  ]

  private func literal(_ value: Literal) -> String { LiteralWriter.line(value, in: language) }
}

/// Some of the brands, in each form that the generated code may have.
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

/// One brand, each of its fields under the field's name as a literal.
struct BrandView: TemplateView {
  let brand: Brand
  let language: OutputLanguage

  static let fields = LiteralFields.views(
    of: Brand(id: "", name: "", category: "", initialsBackground: .white).literalFields
  ) { (view: BrandView) in (view.brand.literalFields, view.language) }
}

/// One tombstone, each of its fields under the field's name as a literal.
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
