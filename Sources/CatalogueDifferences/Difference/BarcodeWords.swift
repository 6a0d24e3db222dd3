internal import CatalogueSources
internal import StrictJSON

/// Describes changed fields of barcode rules.
enum BarcodeWords {
  /// The field in short: one of a format is `EAN13 lengths`.
  static func label(_ path: FieldPath) -> Phrase {
    let names = path.steps.map { step in
      switch step {
      case .member(let name), .element(let name): name
      }
    }
    guard names.count > 1 else { return "\(code: path.description)" }
    let isWithinFormats = path.isWithinFormat && names.count > 2
    return "\(code: names.dropFirst(isWithinFormats ? 2 : 1).joined(separator: " "))"
  }

  /// A whole rule in short: `EAN13, QR (likely)`
  static func rule(_ value: LocatedValue) -> Phrase {
    guard let object = value.object else { return "\(value)" }
    let formats = object.objects(BarcodeFields.formats).compactMap {
      $0.object.text(BarcodeFields.format).map { "\(code: $0.value)" as Phrase }
    }
    let confidence = object.text(BarcodeFields.confidence).map { " (\(code: $0.value))" as Phrase } ?? ""
    return Phrase(formats, separator: ", ") + confidence
  }
}

extension FieldPath {
  /// Whether it leads to the formats of a barcode rule, or into them.
  var isWithinFormat: Bool { steps.dropFirst().first == .member(BarcodeFields.formats) }
}
