internal import Catalogue

/// A second writer of lines for `BrandTable`, so that fuzzing can begin with lines that mean something.
enum BrandLine {
  /// The line of a brand, without its end.
  static func text(of brand: Brand) -> String {
    let programmes = brand.programmes.map { "\($0.name)\u{1F}\($0.kind.rawValue)" }
    let fields: [String?] = [
      brand.id, brand.name, brand.category, brand.initials, brand.initialsColor.rawValue,
      brand.initialsBackground.description, brand.color?.description, brand.logo,
      brand.logoBackground?.description, brand.barcode.map(text), list(brand.sources), list(brand.aliases),
      list(brand.keywords), programmes.joined(separator: "\u{1E}"), brand.rank.map(String.init),
      brand.wikidata,
      brand.nsi, brand.simpleIcons, brand.group, list(brand.regions), brand.status.rawValue, brand.replacedBy,
      brand.since?.description, brand.endedOn?.description,
    ]
    return joined(fields, by: "\t")
  }

  /// Whether no text of the brand has a separator in it, or is empty where a table can't say so.
  static func canHold(_ brand: Brand) -> Bool {
    var texts: [String?] = [
      brand.id, brand.name, brand.category, brand.initials, brand.logo, brand.barcode?.source, brand.wikidata,
      brand.nsi, brand.simpleIcons, brand.group, brand.replacedBy,
    ]
    texts += brand.programmes.map(\.name) + (brand.barcode?.formats.map(\.pattern) ?? [])
    var listed = brand.sources + brand.aliases + brand.keywords + brand.regions
    for format in brand.barcode?.formats ?? [] { listed += format.prefixes + format.valid + format.invalid }
    return texts.allSatisfy { $0.map { !$0.isEmpty && isPlain($0) } ?? true } && listed.allSatisfy(isPlain)
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.utf8.contains { [0x09, 0x0A, 0x1D, 0x1E, 0x1F].contains($0) }
  }

  private static func text(_ rule: BarcodeRule) -> String {
    joined(
      [rule.confidence.rawValue, rule.printedDiffers ? "1" : "0", rule.source] + rule.formats.map(text),
      by: "\u{1E}")
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
