// DO NOT EDIT. `make types` writes this file from schemas/brands/brand.schema.json.

internal import StrictJSON

extension Brand {
  /// `nil` where a word isn't known without which it means nothing.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let id = try fields.read("id", as: .id)
    let name = try fields.read("name", as: .string)
    let category: BrandCategory = try fields.read("category", as: .id)
    let initials = try fields.readIfPresent("initials", as: .string)
    let initialsColor: InitialsColor? = try fields.choice("initialsColor")
    let initialsBackground = try fields.read("initialsBackground", as: .color)
    let color = try fields.readIfPresent("color", as: .color)
    let logo = try fields.readIfPresent("logo", as: .string)
    let logoSha256 = try fields.readIfPresent("logoSha256", as: .sha256)
    let logoLength = try fields.readIfPresent("logoLength", as: .anyInteger)
    let logoBackground = try fields.readIfPresent("logoBackground", as: .color)
    let logoSource = try fields.fieldsIfPresent("logoSource").flatMap(LogoSource.init)
    let barcode = try fields.fieldsIfPresent("barcode").flatMap(BarcodeRule.init)
    let sources = try fields.list("sources", of: .string)
    let aliases = try fields.list("aliases", of: .string)
    let keywords = try fields.list("keywords", of: .string)
    let programmes = try fields.records("programmes", Programme.init)
    let rank = try fields.readIfPresent("rank", as: .anyInteger)
    let wikidata = try fields.readIfPresent("wikidata", as: .string)
    let nsi = try fields.readIfPresent("nsi", as: .string)
    let simpleIcons = try fields.readIfPresent("simpleIcons", as: .string)
    let group = try fields.readIfPresent("group", as: .string)
    let regions = try fields.list("regions", of: .string)
    let status: BrandStatus = try fields.choice("status", unknown: .active) ?? .active
    let replacedBy = try fields.readIfPresent("replacedBy", as: .string)
    let since = try fields.readIfPresent("since", as: .day)
    let endedOn = try fields.readIfPresent("endedOn", as: .day)
    self.init(
      id: id,
      name: name,
      category: category,
      initials: initials,
      initialsColor: initialsColor,
      initialsBackground: initialsBackground,
      color: color,
      logo: logo,
      logoSha256: logoSha256,
      logoLength: logoLength,
      logoBackground: logoBackground,
      logoSource: logoSource,
      barcode: barcode,
      sources: sources,
      aliases: aliases,
      keywords: keywords,
      programmes: programmes,
      rank: rank,
      wikidata: wikidata,
      nsi: nsi,
      simpleIcons: simpleIcons,
      group: group,
      regions: regions,
      status: status,
      replacedBy: replacedBy,
      since: since,
      endedOn: endedOn)
    try check(fields)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("name", name)
      writer.member("category", category.rawValue)
      writer.member("color", color?.description)
      writer.member("logo", logo)
      writer.member("logoUrl", logoUrl)
      writer.member("logoSha256", logoSha256)
      writer.member("logoLength", logoLength)
      writer.member("logoBackground", logoBackground?.description)
      writer.member("logoSource", logoSource) { $1.write(to: &$0) }
      writer.member("barcode", barcode) { $1.write(to: &$0) }
      writer.members("sources", of: sources) { $0.string($1) }
      writer.members("aliases", of: aliases) { $0.string($1) }
      writer.members("keywords", of: keywords) { $0.string($1) }
      writer.members("programmes", of: programmes) { $1.write(to: &$0) }
      writer.member("initials", initials)
      writer.member("initialsColor", initialsColor.rawValue)
      writer.member("initialsBackground", initialsBackground.description)
      writer.member("rank", rank)
      writer.member("wikidata", wikidata)
      writer.member("nsi", nsi)
      writer.member("simpleIcons", simpleIcons)
      writer.member("group", group)
      writer.members("regions", of: regions) { $0.string($1) }
      writer.member("status", status.rawValue)
      writer.member("replacedBy", replacedBy)
      writer.member("since", since?.description)
      writer.member("endedOn", endedOn?.description)
    }
  }
}

extension LogoSource {
  /// `nil` where a word isn't known without which it means nothing.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let url = try fields.read("url", as: .string)
    let licence = try fields.read("licence", as: .string)
    let author = try fields.readIfPresent("author", as: .string)
    self.init(
      url: url,
      licence: licence,
      author: author)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("url", url)
      writer.member("licence", licence)
      writer.member("author", author)
    }
  }
}

extension BarcodeRule {
  /// `nil` where a word isn't known without which it means nothing.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let confidence: BarcodeConfidence = try fields.choice("confidence", default: .unknown)
    else { return nil }
    guard let formats = try fields.allRecords("formats", BarcodeFormatRule.init), !formats.isEmpty
    else { return nil }
    let printedDiffers = try fields.readIfPresent("printedDiffers", as: .bool) ?? false
    let source = try fields.readIfPresent("source", as: .string)
    self.init(
      formats: formats,
      confidence: confidence,
      printedDiffers: printedDiffers,
      source: source)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.members("formats", of: formats) { $1.write(to: &$0) }
      writer.member("confidence", confidence.rawValue)
      writer.member("printedDiffers", printedDiffers)
      writer.member("source", source)
    }
  }
}

extension BarcodeFormatRule {
  /// `nil` where a word isn't known without which it means nothing.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let format: BarcodeFormat = try fields.choice("format") else { return nil }
    guard let charset: BarcodeCharacterSet? = try fields.choiceIfPresent("charset") else { return nil }
    guard let check: BarcodeCheck = try fields.choice("check", default: .none) else { return nil }
    let lengths = try fields.list("lengths", of: .anyInteger)
    let minLength = try fields.readIfPresent("minLength", as: .anyInteger)
    let maxLength = try fields.readIfPresent("maxLength", as: .anyInteger)
    let prefixes = try fields.list("prefixes", of: .string)
    let pattern = try fields.readIfPresent("pattern", as: .string)
    let valid = try fields.list("valid", of: .string)
    let invalid = try fields.list("invalid", of: .string)
    self.init(
      format: format,
      lengths: lengths,
      minLength: minLength,
      maxLength: maxLength,
      charset: charset,
      prefixes: prefixes,
      check: check,
      pattern: pattern,
      valid: valid,
      invalid: invalid)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("format", format.rawValue)
      writer.members("lengths", of: lengths) { $0.integer($1) }
      writer.member("minLength", minLength)
      writer.member("maxLength", maxLength)
      writer.member("charset", charset?.rawValue)
      writer.members("prefixes", of: prefixes) { $0.string($1) }
      writer.member("check", check.rawValue)
      writer.member("pattern", pattern)
      writer.members("valid", of: valid) { $0.string($1) }
      writer.members("invalid", of: invalid) { $0.string($1) }
    }
  }
}

extension Programme {
  /// `nil` where a word isn't known without which it means nothing.
  init?(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard let kind: Programme.Kind = try fields.choice("kind") else { return nil }
    let name = try fields.read("name", as: .string)
    self.init(
      name: name,
      kind: kind)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("kind", kind.rawValue)
    }
  }
}

extension Brand {
  /// Checks what the types of the fields don't say, and what code relies on: that it is no tombstone, and that its logo
  /// has the one name and address that it may have. Without a logo there is nothing that is said of it.
  mutating func check(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    guard !status.isTombstone else {
      throw CatalogueFormatError(.expected("\"active\" or \"renaming\""), at: fields.path(of: "status"))
    }
    try fields.require("logo", is: "\(id).svg")
    if let logoUrl {
      try fields.require("logoUrl", is: logoUrl)
    } else {
      logoBackground = nil
    }
    if logo == nil || logoDigest == nil { (logoSha256, logoLength) = (nil, nil) }
  }
}
