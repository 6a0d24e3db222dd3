// DO NOT EDIT. `make types` writes this file from schemas/brands/brand.schema.json.

extension Brand {
  init?(_ values: inout TableValues) {
    guard let id: String = values.text() else { return nil }
    guard let name: String = values.text() else { return nil }
    guard let category: BrandCategory = values.choice() else { return nil }
    let initials: String? = values.text()
    let initialsColor: InitialsColor? = values.choice()
    guard let initialsBackground: RGBColor = values.color() else { return nil }
    let color: RGBColor? = values.color()
    let logo: String? = values.text()
    let logoBackground: RGBColor? = values.color()
    let logoSource: LogoSource? = values.record { LogoSource(&$0) }
    let barcode: BarcodeRule? = values.record { BarcodeRule(&$0) }
    let sources: [String] = values.list { $0.text() }
    let aliases: [String] = values.list { $0.text() }
    let keywords: [String] = values.list { $0.text() }
    let programmes: [Programme] = values.list { Programme(&$0) }
    let rank: Int? = values.number()
    let wikidata: String? = values.text()
    let nsi: String? = values.text()
    let simpleIcons: String? = values.text()
    let group: String? = values.text()
    let regions: [String] = values.list { $0.text() }
    let status: BrandStatus = values.choice() ?? .active
    let replacedBy: String? = values.text()
    let since: CalendarDate? = values.date()
    let endedOn: CalendarDate? = values.date()
    self.init(
      id: id,
      name: name,
      category: category,
      initials: initials,
      initialsColor: initialsColor,
      initialsBackground: initialsBackground,
      color: color,
      logo: logo,
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
  }
}

extension LogoSource {
  init?(_ values: inout TableValues) {
    guard let url: String = values.text() else { return nil }
    guard let licence: String = values.text() else { return nil }
    let author: String? = values.text()
    self.init(
      url: url,
      licence: licence,
      author: author)
  }
}

extension BarcodeRule {
  init?(_ values: inout TableValues) {
    let formats: [BarcodeFormatRule] = values.list { BarcodeFormatRule(&$0) }
    let confidence: BarcodeConfidence = values.choice() ?? .unknown
    let printedDiffers: Bool = values.flag() ?? false
    let source: String? = values.text()
    self.init(
      formats: formats,
      confidence: confidence,
      printedDiffers: printedDiffers,
      source: source)
  }
}

extension BarcodeFormatRule {
  init?(_ values: inout TableValues) {
    guard let format: BarcodeFormat = values.choice() else { return nil }
    let lengths: [Int] = values.list { $0.number() }
    let minLength: Int? = values.number()
    let maxLength: Int? = values.number()
    let charset: BarcodeCharacterSet? = values.choice()
    let prefixes: [String] = values.list { $0.text() }
    let check: BarcodeCheck = values.choice() ?? .none
    let pattern: String? = values.text()
    let valid: [String] = values.list { $0.text() }
    let invalid: [String] = values.list { $0.text() }
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
}

extension Programme {
  init?(_ values: inout TableValues) {
    guard let name: String = values.text() else { return nil }
    guard let kind: Programme.Kind = values.choice() else { return nil }
    self.init(
      name: name,
      kind: kind)
  }
}
