internal import Catalogue
package import CatalogueSources

/// The view of a whole catalogue, the outermost one of every template.
package struct CatalogueView: Sendable {
  let catalogue: PublishedCatalogue
  let categories: [MarketSettings.Category]
  let language: OutputLanguage
  let chunks: BrandChunks

  package init(
    catalogue: PublishedCatalogue, categories: [MarketSettings.Category], language: OutputLanguage,
    chunks: BrandChunks
  ) {
    self.catalogue = catalogue
    self.categories = categories
    self.language = language
    self.chunks = chunks
  }

  /// The names that a template may use, of which those of an entry come from its schema.
  package static func type(of schema: EntrySchema) -> TemplateViewType<CatalogueView> {
    let known = header.filter { $0.key != "country" || schema.header.contains(.country) }
    return TemplateViewType(
      fields: known.merging(entries(schema)) { first, _ in first }
        .merging(lists(schema)) { first, _ in first }
        .merging(behaviours(schema.bindings)) { first, _ in first })
  }

  /// The view of a catalogue.
  package var view: TemplateView { Self.type(of: catalogue.schema).view(self) }

  private static let header: [String: TemplateField<CatalogueView>] = [
    "country": .text { view in
      view.catalogue.country.map(view.language.literals.string) ?? view.language.literals.words.null
    },
    "schemaVersion": .text { String($0.catalogue.schemaVersion) },
    "version": .text { $0.language.literals.string($0.catalogue.version.date.description) },
    "revision": .text { String($0.catalogue.version.revision) },
    "release": .text { $0.catalogue.version.description },
    "collectionName": .text { $0.catalogue.schema.collection.name.upperCamelCased },
    "collectionWords": .text { LiteralStyle.comment($0.catalogue.schema.collection.words) },
    "entryWord": .text { LiteralStyle.comment($0.catalogue.schema.collection.word) },
    "entryName": .text { $0.catalogue.schema.entry.name.kotlin },
    "folder": .text { LiteralStyle.comment($0.catalogue.schema.collection.name) },
    "package": .text { $0.catalogue.schema.collection.member.lowercased() },
    "header": .list(HeaderView.type) { view in
      view.catalogue.country.map {
        [HeaderView(name: HeaderSetting.country.rawValue, value: $0, language: view.language)]
      } ?? []
    },
    "hasColors": .flag { $0.catalogue.schema.entry.hasText(.color) },
    "hasDays": .flag { $0.catalogue.schema.entry.hasText(.day) },
    "hasChoices": .flag { !$0.catalogue.schema.entry.choices.isEmpty },
    "importsLibrary": .flag(\.language.importsLibrary),
    "access": .text { $0.language.isInternal ? "internal" : "public" },
    "dense": .flag(\.chunks.isDense),
    "tombstoneLiterals": .text {
      LiteralWriter.text($0.catalogue.tombstones.map(\.literal), level: 2, in: $0.language)
    },
  ]

  /// The entries and their number, by the names that the published catalogue has for them.
  private static func entries(_ schema: EntrySchema) -> [String: TemplateField<CatalogueView>] {
    let type = LiteralsView.type(of: schema.entry.compiledFields.map { schema.entry.fields[$0].name })
    return [
      schema.collection.countMember: .text { String($0.catalogue.entries.count) },
      schema.collection.member: .list(type) { view in
        view.catalogue.entries.map {
          LiteralsView(fields: Literal.fields($0.values, of: schema.entry), language: view.language)
        }
      },
    ]
  }

  private static func lists(_ schema: EntrySchema) -> [String: TemplateField<CatalogueView>] {
    [
      "categories": .list(CategoryView.type) { view in
        view.categories.map { CategoryView(id: $0.id.value, title: $0.name, language: view.language) }
      },
      "formats": .list(FormatView.type) { view in
        BarcodeFormat.allCases.map { FormatView(format: $0, language: view.language) }
      },
      "chunks": .list(ChunkView.type) { view in
        view.chunks.chunks.map { ChunkView(chunk: $0, language: view.language) }
      },
      "records": .list(RecordView.type) { RecordView.all(of: schema, in: $0.language) },
      "entry": .list(RecordView.type) { Array(RecordView.all(of: schema, in: $0.language).prefix(1)) },
      "innerRecords": .list(RecordView.type) {
        RecordView.all(of: schema, in: $0.language).dropFirst().reversed()
      },
      "declarations": .text { _ in LibraryTypes.declarations(of: schema).joined(separator: "\n    ") },
      "choices": .list(ChoiceFieldView.type) { view in
        schema.entry.choices.map { ChoiceFieldView(field: $0, language: view.language) }
      },
      "enumerations": .list(EnumerationView.type) { EnumerationView.all(of: schema, in: $0.language) },
      "tombstones": .list(LiteralsView.type(of: Tombstone.fieldNames)) { view in
        view.catalogue.tombstones.map { LiteralsView(fields: $0.literalFields, language: view.language) }
      },
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

/// Some of the brands, in each form that the generated code may have.
struct ChunkView: Sendable {
  let chunk: BrandChunk
  let language: OutputLanguage

  static let type = TemplateViewType<ChunkView>(fields: [
    "number": .text { String($0.chunk.number) },
    "literals": .text { LiteralWriter.text($0.literals, level: 2, in: $0.language) },
    "table": .text { $0.language.literals.string($0.chunk.table) },
    "tableParts": .text { view in
      view.chunk.tableParts.map(view.language.literals.string).joined(separator: ", ")
    },
    "json": .text { view in view.language.literals.string(view.json) },
    "members": .list(MemberView.type, \.members),
  ])

  private var literals: [Literal] {
    chunk.entries.map { .record($0.values, of: chunk.catalogue.schema.entry) }
  }

  /// The brands as compact JSON, as in the published catalogue.
  private var json: String {
    LiteralWriter.line(.list(literals), in: OutputLanguage(template: "json.mustache"))
  }

  private var members: [MemberView] {
    chunk.entries.enumerated().map { offset, entry in
      MemberView(
        id: entry.id,
        name: chunk.catalogue.schema.name.flatMap { chunk.catalogue.schema.value($0.name, of: entry).text }
          ?? entry.id,
        index: chunk.start + offset,
        entryType: chunk.catalogue.schema.entry.name.kotlin, language: language)
    }
  }
}

/// The member that stands for one brand.
struct MemberView: Sendable {
  let id: String
  let name: String
  let index: Int
  /// What the type of an entry is called.
  let entryType: String
  let language: OutputLanguage

  static let type = TemplateViewType<MemberView>(fields: [
    "title": .text { LiteralStyle.comment($0.name) },
    "name": .text { $0.language.identifiers.member(id: $0.id, type: $0.entryType) },
    "index": .text { String($0.index) },
  ])
}

/// One brand or tombstone, each of its fields under the field's name as a literal.
struct LiteralsView: Sendable {
  let fields: [Literal.Field]
  let language: OutputLanguage

  static func type(of names: [String]) -> TemplateViewType<LiteralsView> {
    let fields = names.map { name in
      (
        name,
        TemplateField<LiteralsView>.text { view in
          let value = view.fields.first { $0.name == name }?.value
          return LiteralWriter.line(value ?? .null, in: view.language)
        }
      )
    }
    return TemplateViewType(fields: Dictionary(fields) { first, _ in first })
  }
}
