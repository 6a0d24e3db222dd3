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
    let isWithinFormats = path.isInFormats && names.count > 2
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
  /// Whether it leads to a whole barcode rule.
  var isBarcodeRule: Bool { steps == [.member(BarcodeFields.rule)] }

  /// Whether it leads to a limit of a barcode format: without one, any code is allowed.
  var isBarcodeLimit: Bool {
    guard isInFormats, steps.count == 4, case .member(let name) = steps.last else { return false }
    return BarcodeFields.limits.contains(name)
  }

  /// Whether it leads to a barcode's formats, or into them.
  fileprivate var isInFormats: Bool {
    steps.starts(with: [.member(BarcodeFields.rule), .member(BarcodeFields.formats)])
  }
}
