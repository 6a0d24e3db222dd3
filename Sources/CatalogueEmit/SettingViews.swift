internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// A setting that is published with the catalogue.
struct HeaderView: Sendable {
  let name: String
  let value: String
  let language: OutputLanguage

  static let type = TemplateViewType<HeaderView>(fields: [
    "name": .text(\.name),
    "constantName": .text { $0.name.snakeCased.uppercased() },
    "value": .text { $0.language.literals.string($0.value) },
  ])
}

/// The value of a setting of an output: by itself a literal of its language; `raw(name)` and `html(name)` are the text.
struct SettingValue: TemplateObject {
  private let value: String
  let literal: String?

  static func field(of value: String) -> TemplateField<OutputLanguage> {
    TemplateField(
      value: { .one(SettingValue(value: value, literal: $0.literals.string(value))) },
      content: .value(entry: nil))
  }

  func child(named name: String) -> TemplateValue? { nil }
  func transformed(by transform: TemplateShape.Transform) -> String? { transform.applied(to: value) }
  func write(to writer: inout JSONWriter) { writer.null() }
}

/// One category of the catalogue.
struct CategoryView: Sendable {
  let category: CatalogueCategory
  let language: OutputLanguage

  static let type = TemplateViewType<CategoryView>(fields: [
    "comment": .text { LiteralStyle.comment($0.category.title) },
    "title": .text { $0.language.literals.string($0.category.title) },
    "name": .text { $0.language.identifiers.enumerationCase(id: $0.category.id) },
    "id": .text { $0.language.literals.string($0.category.id) },
    "symbol": .list(SymbolView.type) { view in
      view.category.symbol.map { [SymbolView(symbol: $0, language: view.language)] } ?? []
    },
  ])
}

/// The pictogram of a category.
struct SymbolView: Sendable {
  let symbol: PublishedAsset
  let language: OutputLanguage

  static let type = TemplateViewType<SymbolView>(fields: [
    "path": .text { $0.language.literals.string($0.symbol.path) },
    "sha256": .text { $0.language.literals.string($0.symbol.sha256 ?? "") },
    "length": .text { String($0.symbol.length ?? 0) },
  ])
}

/// One barcode format, with its names on every platform.
struct FormatView: Sendable {
  let format: BarcodeFormat
  let language: OutputLanguage

  static let type = TemplateViewType<FormatView>(fields: [
    "name": .text { $0.language.identifiers.enumerationCase(id: $0.format.rawValue) },
    "id": .text { $0.literal(.string($0.format.rawValue)) },
    "zxing": .text { $0.literal(.string($0.format.zxing)) },
    "mlKit": .text { $0.literal(.integer($0.format.mlKit)) },
    "vision": .text { $0.literal(.strings($0.format.vision)) },
    "avFoundation": .text { $0.literal(.strings($0.format.avFoundation)) },
    "passKit": .text { $0.literal($0.format.passKit.map(Literal.string) ?? .null) },
  ])

  private func literal(_ value: Literal) -> String { LiteralWriter.line(value, in: language) }
}
