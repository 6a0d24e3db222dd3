internal import Catalogue

extension BrandTable {
  /// The line of a brand, with its line feed. A text that can't be in a table is changed by it: the writer of a table
  /// reads it back and compares.
  static func line(_ brand: Brand) -> String {
    let programmes = brand.programmes.map { joined([$0.name, $0.kind.rawValue], by: "\u{1F}") }
    let fields: [String?] = [
      brand.id, brand.name, brand.category, brand.initials, brand.initialsColor.rawValue,
      brand.initialsBackground.description, brand.color?.description, brand.logo,
      brand.logoBackground?.description, brand.barcode.map(text), list(brand.sources), list(brand.aliases),
      list(brand.keywords), joined(programmes, by: "\u{1E}"),
      brand.rank.map(String.init), brand.wikidata, brand.nsi, brand.simpleIcons, brand.group,
      list(brand.regions), brand.status.rawValue, brand.replacedBy, brand.since?.description,
      brand.endedOn?.description,
    ]
    return joined(fields, by: "\t") + "\n"
  }

  private static func text(_ rule: BarcodeRule) -> String {
    let own: [String?] = [rule.confidence.rawValue, rule.printedDiffers ? "1" : "0", rule.source]
    return joined(own + rule.formats.map(text), by: "\u{1E}")
  }

  private static func text(_ rule: BarcodeFormatRule) -> String {
    let fields: [String?] = [
      rule.format.rawValue, rule.check.rawValue, list(rule.lengths.map(String.init)),
      rule.minLength.map(String.init), rule.maxLength.map(String.init), rule.charset?.rawValue,
      list(rule.prefixes), rule.pattern, list(rule.valid), list(rule.invalid),
    ]
    return joined(fields, by: "\u{1D}")
  }

  private static func list(_ texts: [String]) -> String { texts.map { $0 + "\u{1F}" }.joined() }

  private static func joined(_ fields: [String?], by separator: String) -> String {
    fields.map { $0 ?? "" }.joined(separator: separator)
  }
}
