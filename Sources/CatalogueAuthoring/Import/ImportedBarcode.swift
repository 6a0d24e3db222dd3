internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

/// The barcode rule of an imported brand, as in a brand file.
enum ImportedBarcode {
  /// - Parameter field: the field of the rule.
  static func convert(_ field: String, of brand: inout ImportedBrand, _ log: inout ImportLog) {
    if let barcode = brand[field] { brand[field] = markingMadeUpSamples(of: rule(barcode, &log)) }
    guard let named = brand["defaultFormat"] else { return }
    brand["defaultFormat"] = nil
    guard let format = format(named) else {
      return log.error(
        "defaultFormat isn't imported: unknown format", at: named.span,
        fix: "write one of \(BarcodeFormat.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard let barcode = brand[field] else {
      log.warning(
        "defaultFormat is written as a rule of made-up samples that refuses no code", at: named.span,
        item: log.entry, many: .entries)
      return brand[field] = DefaultFormat(format: format, span: named.span).rule
    }
    if firstFormat(of: barcode) != format.rawValue {
      log.error(
        "defaultFormat isn't imported: the first format of \(field) is another", at: named.span,
        fix: "if defaultFormat is right, put it first in \(field)", related: [barcode.span])
    }
  }

  /// A format by any of its names, or by its number in ML Kit.
  private static func format(_ value: LocatedValue) -> BarcodeFormat? {
    value.string.flatMap(BarcodeFormat.init(spelling:)) ?? value.integer.flatMap(BarcodeFormat.init(mlKit:))
  }

  private static func firstFormat(of barcode: LocatedValue) -> String? {
    barcode.object?["formats"]?.array?.first?.object?["format"]?.string
  }

  /// A published rule with our names of formats.
  private static func rule(_ barcode: LocatedValue, _ log: inout ImportLog) -> LocatedValue {
    barcode.mappingMember("formats") { formats in
      guard let elements = formats.array else { return formats }
      let rules = elements.map { $0.mappingMember("format") { named($0, &log) } }
      return LocatedValue(.array(rules), at: formats.span)
    }
  }

  /// A published rule doesn't say whether its samples are made up; those that every catalogue uses are.
  private static func markingMadeUpSamples(of barcode: LocatedValue) -> LocatedValue {
    guard let object = barcode.object, object["synthetic"] == nil else { return barcode }
    let samples = object.objects("formats").flatMap { $0.object.texts("valid") }
    let known = Set(BarcodeFormat.allCases.map(\.madeUpSamples.valid))
    guard !samples.isEmpty, samples.allSatisfy({ known.contains($0.value) }) else { return barcode }
    let mark = LocatedObject.Member(
      key: "synthetic", keySpan: barcode.span, value: LocatedValue(.bool(true), at: barcode.span))
    return LocatedValue(.object(LocatedObject(object.members + [mark])), at: barcode.span)
  }

  private static func named(_ value: LocatedValue, _ log: inout ImportLog) -> LocatedValue {
    guard let format = format(value)?.rawValue, format != value.string else { return value }
    log.warning(
      "the barcode format is written as \"\(format)\"", at: value.span, item: format,
      many: .things("barcode formats are written by their names here"))
    return LocatedValue(.string(format), at: value.span)
  }
}

/// The barcode rule of a brand file for a brand of which only the format is known. Its confidence is `unknown`: apps
/// draw new cards in it, and refuse none.
struct DefaultFormat {
  let format: BarcodeFormat
  /// Where the format is named.
  let span: Range<Int>

  /// The value of the field `barcode`.
  var rule: LocatedValue {
    let samples = format.madeUpSamples
    let check: BarcodeCheck = Symbology(format).hasGS1CheckDigit ? .gs1 : .none
    let rule = LocatedValue.object(
      [
        ("format", .string(format.rawValue)), ("check", .string(check.rawValue)),
        ("valid", list(samples.valid)), ("invalid", list(samples.invalid)),
      ], at: span)
    return .object(
      [
        ("formats", .array([rule])), ("confidence", .string(BarcodeConfidence.unknown.rawValue)),
        ("printedDiffers", .bool(false)), ("synthetic", .bool(true)),
      ], at: span)
  }

  private func list(_ text: String) -> LocatedValue.Content {
    .array([LocatedValue(.string(text), at: span)])
  }
}

extension BarcodeFormat {
  /// Made-up codes that the symbology accepts and rejects, as every rule has them.
  var madeUpSamples: (valid: String, invalid: String) {
    switch self {
    case .ean13: ("2900123004566", "2900123004567")
    case .ean8: ("02345673", "02345678")
    case .upcA: ("091037958044", "091037958045")
    case .upcE: ("04252614", "04252615")
    case .itf: ("12345678", "1234567")
    case .codabar: ("A40156B", "A40156E")
    case .code39, .code128, .qr, .pdf417, .aztec, .dataMatrix: ("SYNTHETIC-0001", "")
    }
  }
}

extension BarcodeFormat {
  /// The format that a name means: ours (`EAN13`), as other programs and platforms spell it (`ean_13`, `EAN-13`,
  /// `qrCode`, `org.gs1.EAN-13`, `VNBarcodeSymbologyQR`, `PKBarcodeFormatAztec`).
  init?(spelling name: String) {
    guard name.utf8.count <= Self.longestSpelling, let format = Self.spellings[Self.core(of: name)] else {
      return nil
    }
    self = format
  }

  /// The format with that number in ML Kit.
  init?(mlKit number: Int64) {
    guard let format = Self.allCases.first(where: { Int64($0.mlKit) == number }) else { return nil }
    self = format
  }

  /// The prefixes of formats in names that are in use.
  private static let prefixes = [
    "vnbarcodesymbology", "pkbarcodeformat", "format", "orgiso", "orggs1", "organsi",
  ]
  private static let longestSpelling = 60

  private static let spellings: [String: BarcodeFormat] = Dictionary(
    allCases.flatMap { format in
      let names = [format.rawValue, format.zxing, format.passKit].compactMap(\.self)
      return (names + format.vision + format.avFoundation).map { (core(of: $0), format) }
    }, uniquingKeysWith: { first, _ in first })

  /// A name's letters and digits, without a prefix.
  private static func core(of name: String) -> String {
    let letters = SearchKey(name).description
    let prefix = prefixes.first { letters.hasPrefix($0) && letters.utf8.count > $0.utf8.count }
    return String(letters.dropFirst(prefix?.count ?? 0))
  }
}
