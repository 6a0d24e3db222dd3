internal import Catalogue

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
