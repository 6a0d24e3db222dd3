internal import StrictJSON

extension Brand {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .line),
      category: try fields.read("category", as: .id),
      initialsBackground: try fields.read("initialsBackground", as: .color))
    color = try fields.readUnlessNull("color", as: .color)
    try readLogo(fields)
    barcode = try fields.value("barcode").isNull ? nil : BarcodeRule(fields.fields("barcode"))
    sources = try fields.texts("sources", .address)
    aliases = try fields.texts("aliases", .line)
    keywords = try fields.texts("keywords", .line)
    programmes = try Programme.list(fields)
    initials = try fields.read("initials", as: .initials)
    initialsColor = try fields.choice("initialsColor") ?? initialsColor
    rank = try fields.readUnlessNull("rank", as: .integer(in: CatalogueLimits.counter))
    wikidata = try fields.readUnlessNull("wikidata", as: .wikidata)
    nsi = try fields.readUnlessNull("nsi", as: .nameSuggestionIndex)
    simpleIcons = try fields.readUnlessNull("simpleIcons", as: .simpleIcons)
    group = try fields.readUnlessNull("group", as: .id)
    regions = try fields.texts("regions", .region)
    status = try fields.choice("status") ?? .active
    guard !status.isTombstone else {
      throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: "status"))
    }
    replacedBy = try fields.readUnlessNull("replacedBy", as: .id)
    since = try fields.readUnlessNull("since", as: .day)
    endedOn = try fields.readUnlessNull("endedOn", as: .day)
  }

  /// A logo has one possible name, and comes with its background.
  private mutating func readLogo(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    logo = try fields.value("logo").isNull ? nil : "\(id).svg"
    try fields.require("logo", is: logo)
    try fields.require("logoUrl", is: logoUrl)
    if logo == nil {
      try fields.require("logoBackground", is: nil)
    } else {
      logoBackground = try fields.read("logoBackground", as: .color)
    }
  }
}

extension Programme {
  /// A brand's programmes, without those of a kind that isn't known.
  fileprivate static func list(_ fields: CatalogueFields) throws(CatalogueFormatError) -> [Programme] {
    var programmes: [Programme] = []
    for fields in try fields.objects("programmes", count: CatalogueLimits.elements) {
      let name = try fields.read("name", as: .line)
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
    for fields in try fields.objects("formats", count: 1...CatalogueLimits.elements.upperBound) {
      guard let format = try BarcodeFormatRule(fields) else { return nil }
      formats.append(format)
    }
    guard let confidence: BarcodeConfidence = try fields.choice("confidence") else { return nil }
    self.init(
      formats: formats, confidence: confidence,
      printedDiffers: try fields.read("printedDiffers", as: .bool),
      source: try fields.readUnlessNull("source", as: .address))
  }
}

extension BarcodeFormatRule {
  /// `nil` when the format, its check or its character set isn't known. The other fields, which depend on these, aren't
  /// read then.
  fileprivate init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let format: BarcodeFormat = try fields.choice("format"),
      let check: BarcodeCheck = try fields.choice("check")
    else { return nil }
    var charset: BarcodeCharacterSet?
    if try !fields.value("charset").isNull {
      charset = try fields.choice("charset")
      guard charset != nil else { return nil }
    }
    let length = ValueForm<Int>.integer(in: CatalogueLimits.codeLength)
    self.init(
      format: format,
      lengths: try fields.list("lengths", of: length, count: CatalogueLimits.elements),
      minLength: try fields.readUnlessNull("minLength", as: length),
      maxLength: try fields.readUnlessNull("maxLength", as: length), charset: charset,
      prefixes: try fields.texts("prefixes", .prefix), check: check,
      pattern: try fields.readUnlessNull("pattern", as: .line),
      valid: try fields.texts("valid", .sample), invalid: try fields.texts("invalid", .sample))
  }
}

extension Tombstone {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let replacedBy = try fields.readUnlessNull("replacedBy", as: .id)
    let status = try fields.choice("status") ?? (replacedBy == nil ? BrandStatus.closed : .merged)
    guard status.isTombstone else {
      throw CatalogueFormatError(
        .expected("\"renamed\", \"merged\" or \"closed\""), at: fields.path(of: "status"))
    }
    guard (status == .closed) == (replacedBy == nil) else {
      let phrase = status == .closed ? "null, because the brand is closed," : "the id of another brand"
      throw CatalogueFormatError(.expected(phrase), at: fields.path(of: "replacedBy"))
    }
    self.init(
      id: try fields.read("id", as: .id), name: try fields.read("name", as: .line), status: status,
      endedOn: try fields.readUnlessNull("endedOn", as: .day), replacedBy: replacedBy)
  }
}
