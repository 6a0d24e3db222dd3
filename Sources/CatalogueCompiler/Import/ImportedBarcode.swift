internal import Catalogue
internal import StrictJSON

/// What a brand says of its barcode, in the form of a brand file.
enum ImportedBarcode {
  static func convert(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    if let barcode = brand["barcode"] { brand["barcode"] = rule(barcode) }
    guard let named = brand["defaultFormat"] else { return }
    brand["defaultFormat"] = nil
    guard let format = format(named) else {
      return log.left(
        "defaultFormat isn't one of the known formats; the brand is imported without it", at: named.span,
        fix: "write one of \(BarcodeFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let barcode = brand["barcode"] else {
      return brand["barcode"] = DefaultFormat(format: format, span: named.span).rule
    }
    if firstFormat(of: barcode) != format.rawValue {
      log.left(
        "defaultFormat isn't the first format of barcode, which is imported without it", at: named.span,
        fix: "put it first there", related: [barcode.span])
    }
  }

  /// A format by any of its names, or by its number in ML Kit.
  private static func format(_ value: LocatedValue) -> BarcodeFormat? {
    value.string.flatMap(BarcodeFormat.init(spelling:)) ?? value.integer.flatMap(BarcodeFormat.init(mlKit:))
  }

  private static func firstFormat(of barcode: LocatedValue) -> String? {
    barcode.object?["formats"]?.array?.first?.object?["format"]?.string
  }

  /// A published rule without what it doesn't say, and with formats by our names.
  private static func rule(_ barcode: LocatedValue) -> LocatedValue {
    barcode.withoutEmptyMembers().mappingMember("formats") { formats in
      guard let elements = formats.array else { return formats }
      let rules = elements.map { $0.withoutEmptyMembers().mappingMember("format", named) }
      return LocatedValue(.array(rules), at: formats.span)
    }
  }

  private static func named(_ value: LocatedValue) -> LocatedValue {
    format(value).map { LocatedValue(.string($0.rawValue), at: value.span) } ?? value
  }
}
