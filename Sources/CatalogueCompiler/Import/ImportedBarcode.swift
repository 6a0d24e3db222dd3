internal import Catalogue
internal import StrictJSON

/// What a brand says of its barcode, in the form of a brand file.
enum ImportedBarcode {
  static func convert(_ brand: inout ImportedBrand, _ log: inout ImportLog) {
    if let barcode = brand["barcode"] { brand["barcode"] = markingMadeUpSamples(of: rule(barcode)) }
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

  /// A published rule doesn't say that its samples are made up; those that every catalogue uses are.
  private static func markingMadeUpSamples(of barcode: LocatedValue) -> LocatedValue {
    guard let object = barcode.object, object["synthetic"] == nil else { return barcode }
    let samples = object.objects("formats").flatMap { $0.object.texts("valid") }
    let known = Set(BarcodeFormat.allCases.map(\.madeUpSamples.valid))
    guard !samples.isEmpty, samples.allSatisfy({ known.contains($0.value) }) else { return barcode }
    let mark = LocatedObject.Member(
      key: "synthetic", keySpan: barcode.span, value: LocatedValue(.bool(true), at: barcode.span))
    return LocatedValue(.object(LocatedObject(object.members + [mark])), at: barcode.span)
  }

  private static func named(_ value: LocatedValue) -> LocatedValue {
    format(value).map { LocatedValue(.string($0.rawValue), at: value.span) } ?? value
  }
}
