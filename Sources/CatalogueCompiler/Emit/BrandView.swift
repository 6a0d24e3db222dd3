internal import Catalogue

/// One brand. Texts are literals of the language, quotes included; a list of texts is its literals, separated by
/// commas; what a brand doesn't have is missing, and a template leaves it out by a section.
struct BrandView: TemplateView {
  let brand: Brand
  let index: Int
  let language: OutputLanguage

  static let fields: [String: TemplateField<BrandView>] = [
    "identifier": .text { $0.language.identifiers.member(id: $0.brand.id) },
    "index": .text { String($0.index) },
    "title": .text { LiteralStyle.comment($0.brand.name) },
    "id": .text { $0.literal($0.brand.id) },
    "name": .text { $0.literal($0.brand.name) },
    "category": .text { $0.enumerationCase($0.brand.category) },
    "initials": .text { $0.literal($0.brand.initials) },
    "initialsColor": .text { $0.enumerationCase($0.brand.initialsColor.rawValue) },
    "initialsBackground": .text { $0.literal($0.brand.initialsBackground.description) },
    "color": .optional { $0.literal($0.brand.color?.description) },
    "logo": .optional { $0.literal($0.brand.logo) },
    "logoUrl": .optional { $0.literal($0.brand.logoUrl) },
    "logoBackground": .optional { $0.literal($0.brand.logoBackground?.description) },
    "barcode": .view { view in view.brand.barcode.map { BarcodeView(rule: $0, language: view.language) } },
    "sources": .optional { $0.literals($0.brand.sources) },
    "aliases": .optional { $0.literals($0.brand.aliases) },
    "keywords": .optional { $0.literals($0.brand.keywords) },
    "hasProgrammes": .optional { $0.brand.programmes.isEmpty ? nil : "" },
    "programmes": .list { view in
      view.brand.programmes.map { ProgrammeView(programme: $0, language: view.language) }
    },
    "rank": .optional { $0.brand.rank.map { String($0) } },
    "wikidata": .optional { $0.literal($0.brand.wikidata) },
    "nsi": .optional { $0.literal($0.brand.nsi) },
    "simpleIcons": .optional { $0.literal($0.brand.simpleIcons) },
    "group": .optional { $0.literal($0.brand.group) },
    "regions": .optional { $0.literals($0.brand.regions) },
    "status": .text { $0.enumerationCase($0.brand.status.rawValue) },
    "isRenaming": .optional { $0.brand.status == .renaming ? "" : nil },
    "replacedBy": .optional { $0.literal($0.brand.replacedBy) },
    "since": .optional { $0.literal($0.brand.since?.description) },
    "endedOn": .optional { $0.literal($0.brand.endedOn?.description) },
  ]

  private func literal(_ text: String) -> String { language.literals.string(text) }
  private func literal(_ text: String?) -> String? { text.map(language.literals.string) }
  private func literals(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : language.literals.strings(texts)
  }
  private func enumerationCase(_ id: String) -> String { language.identifiers.enumerationCase(id: id) }
}

/// A loyalty programme.
struct ProgrammeView: TemplateView {
  let programme: Programme
  let language: OutputLanguage

  static let fields: [String: TemplateField<ProgrammeView>] = [
    "name": .text { $0.language.literals.string($0.programme.name) },
    "kind": .text { $0.language.identifiers.enumerationCase(id: $0.programme.kind.rawValue) },
  ]
}

/// A brand's barcode rule.
struct BarcodeView: TemplateView {
  let rule: BarcodeRule
  let language: OutputLanguage

  static let fields: [String: TemplateField<BarcodeView>] = [
    "formats": .list { view in view.rule.formats.map { BarcodeFormatView(rule: $0, language: view.language) }
    },
    "confidence": .text { $0.language.identifiers.enumerationCase(id: $0.rule.confidence.rawValue) },
    "printedDiffers": .text { $0.rule.printedDiffers ? "true" : "false" },
    "source": .optional { view in view.rule.source.map(view.language.literals.string) },
  ]
}

/// One format of a brand's barcode rule.
struct BarcodeFormatView: TemplateView {
  let rule: BarcodeFormatRule
  let language: OutputLanguage

  static let fields: [String: TemplateField<BarcodeFormatView>] = [
    "format": .text { $0.language.name(of: $0.rule.format) },
    "lengths": .optional {
      $0.rule.lengths.isEmpty ? nil : $0.rule.lengths.map(String.init).joined(separator: ", ")
    },
    "minLength": .optional { $0.rule.minLength.map { String($0) } },
    "maxLength": .optional { $0.rule.maxLength.map { String($0) } },
    "charset": .optional { view in view.rule.charset.map { view.language.caseName(camelCase: $0.rawValue) } },
    "prefixes": .optional { $0.literals($0.rule.prefixes) },
    "check": .text { $0.language.identifiers.enumerationCase(id: $0.rule.check.rawValue) },
    "pattern": .optional { view in view.rule.pattern.map(view.language.literals.string) },
    "valid": .optional { $0.literals($0.rule.valid) },
    "invalid": .optional { $0.literals($0.rule.invalid) },
  ]

  private func literals(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : language.literals.strings(texts)
  }
}

extension OutputLanguage {
  /// The name of a format's case, as the platform's own libraries spell it.
  func name(of format: BarcodeFormat) -> String {
    switch identifiers.cases {
    case .lowerCamelCase: "\(format)"
    case .upperSnakeCase: format.zxingName
    }
  }

  /// A case whose id is written in camel case.
  func caseName(camelCase id: String) -> String {
    guard identifiers.cases == .upperSnakeCase else { return id }
    return id.reduce(into: "") { $0 += $1.isUppercase ? "_\($1)" : $1.uppercased() }
  }
}

extension BarcodeFormat {
  /// The name in ZXing, and so in Kotlin.
  fileprivate var zxingName: String {
    switch self {
    case .code128: "CODE_128"
    case .ean13: "EAN_13"
    case .ean8: "EAN_8"
    case .upcA: "UPC_A"
    case .upcE: "UPC_E"
    case .code39: "CODE_39"
    case .qr: "QR_CODE"
    case .itf: "ITF"
    case .pdf417: "PDF_417"
    case .aztec: "AZTEC"
    case .dataMatrix: "DATA_MATRIX"
    case .codabar: "CODABAR"
    }
  }
}
