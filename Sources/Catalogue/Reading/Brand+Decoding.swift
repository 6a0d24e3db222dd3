internal import StrictJSON

extension Brand {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .string),
      category: try fields.read("category", as: .id),
      initials: try fields.readIfPresent("initials", as: .string),
      initialsColor: try fields.choice("initialsColor"),
      initialsBackground: try fields.read("initialsBackground", as: .color))
    color = try fields.readIfPresent("color", as: .color)
    try readLogo(fields)
    barcode = try fields.fieldsIfPresent("barcode").flatMap(BarcodeRule.init)
    sources = try fields.texts("sources")
    aliases = try fields.texts("aliases")
    keywords = try fields.texts("keywords")
    programmes = try Programme.list(fields)
    rank = try fields.readIfPresent("rank", as: .anyInteger)
    wikidata = try fields.readIfPresent("wikidata", as: .string)
    nsi = try fields.readIfPresent("nsi", as: .string)
    simpleIcons = try fields.readIfPresent("simpleIcons", as: .string)
    group = try fields.readIfPresent("group", as: .string)
    regions = try fields.texts("regions")
    status = try fields.choice("status") ?? .active
    guard !status.isTombstone else {
      throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: "status"))
    }
    replacedBy = try fields.readIfPresent("replacedBy", as: .string)
    since = try fields.readIfPresent("since", as: .day)
    endedOn = try fields.readIfPresent("endedOn", as: .day)
  }

  /// A logo has one possible name and address. Without a name there is no logo.
  private mutating func readLogo(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    try fields.require("logo", is: "\(id).svg")
    logo = try fields.readIfPresent("logo", as: .string)
    guard let logoUrl else { return }
    try fields.require("logoUrl", is: logoUrl)
    logoBackground = try fields.readIfPresent("logoBackground", as: .color)
    guard let sha256 = try fields.readIfPresent("logoSha256", as: .sha256),
      let length = try fields.readIfPresent("logoLength", as: .anyInteger)
    else { return }
    logoDigest = LogoDigest(sha256: sha256, length: length)
  }
}

extension Programme {
  /// A brand's programmes, without those of a kind that isn't known.
  fileprivate static func list(_ fields: CatalogueFields) throws(CatalogueFormatError) -> [Programme] {
    var programmes: [Programme] = []
    for fields in try fields.objects("programmes") {
      let name = try fields.read("name", as: .string)
      guard let kind: Kind = try fields.choice("kind") else { continue }
      programmes.append(Programme(name: name, kind: kind))
    }
    return programmes
  }
}

extension BarcodeRule {
  /// `nil` when a word of the rule isn't known.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    var formats: [BarcodeFormatRule] = []
    for fields in try fields.objects("formats") {
      guard let format = try BarcodeFormatRule(fields) else { return nil }
      formats.append(format)
    }
    guard !formats.isEmpty,
      let confidence = try fields.choice("confidence", default: BarcodeConfidence.unknown)
    else { return nil }
    self.init(
      formats: formats, confidence: confidence,
      printedDiffers: try fields.readIfPresent("printedDiffers", as: .bool) ?? false,
      source: try fields.readIfPresent("source", as: .string))
  }
}

extension BarcodeFormatRule {
  /// `nil` when the format, its check or its character set isn't known. The other fields, which depend on these, aren't
  /// read then.
  fileprivate init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let format: BarcodeFormat = try fields.choice("format"),
      let check = try fields.choice("check", default: BarcodeCheck.none)
    else { return nil }
    let charset: BarcodeCharacterSet? = try fields.choice("charset")
    if charset == nil, try fields.readIfPresent("charset", as: .string) != nil { return nil }
    self.init(
      format: format, lengths: try fields.list("lengths", of: .anyInteger),
      minLength: try fields.readIfPresent("minLength", as: .anyInteger),
      maxLength: try fields.readIfPresent("maxLength", as: .anyInteger), charset: charset,
      prefixes: try fields.texts("prefixes"), check: check,
      pattern: try fields.readIfPresent("pattern", as: .string), valid: try fields.texts("valid"),
      invalid: try fields.texts("invalid"))
  }
}

extension Tombstone {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let replacedBy = try fields.readIfPresent("replacedBy", as: .string)
    let status = try fields.choice("status") ?? (replacedBy == nil ? BrandStatus.closed : .merged)
    guard status.isTombstone else {
      throw CatalogueFormatError(
        .expected("\"renamed\", \"merged\" or \"closed\""), at: fields.path(of: "status"))
    }
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .string), status: status,
      endedOn: try fields.readIfPresent("endedOn", as: .day), replacedBy: replacedBy)
  }
}
