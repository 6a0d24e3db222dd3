internal import Catalogue

/// A second writer of lines for `BrandTable`, so that fuzzing can begin with lines that mean something. It follows what
/// `EntryTable` says of their form.
enum BrandLine {
  /// The line of a brand, without its end.
  static func text(of brand: Brand) -> String {
    let fields: [[String]] = [
      [text(brand.id)], [text(brand.name)], [text(brand.category.rawValue)], [text(brand.initials)],
      [brand.initialsColor.rawValue], [brand.initialsBackground.description],
      [brand.color?.description ?? ""], [text(brand.logo)], [brand.logoBackground?.description ?? ""],
      brand.logoSource.map { ["1", text($0.url), text($0.licence), text($0.author)] } ?? [""],
      brand.barcode.map { ["1"] + tokens($0) } ?? [""], list(brand.sources), list(brand.aliases),
      list(brand.keywords),
      list(brand.programmes) { [text($0.name), $0.kind.rawValue] }, [brand.rank.map(String.init) ?? ""],
      [text(brand.wikidata)], [text(brand.nsi)], [text(brand.simpleIcons)], [text(brand.group)],
      list(brand.regions), [brand.status.rawValue], [text(brand.replacedBy)],
      [brand.since?.description ?? ""], [brand.endedOn?.description ?? ""],
    ]
    return fields.flatMap(\.self).joined(separator: "\t")
  }

  /// The brand as it is read back: a table has no digests of logos.
  static func stored(_ brand: Brand) -> Brand {
    var brand = brand
    (brand.logoSha256, brand.logoLength) = (nil, nil)
    return brand
  }

  private static func tokens(_ rule: BarcodeRule) -> [String] {
    list(rule.formats, tokens) + [
      rule.confidence.rawValue, rule.printedDiffers ? "1" : "0", text(rule.source),
    ]
  }

  private static func tokens(_ rule: BarcodeFormatRule) -> [String] {
    [rule.format.rawValue] + list(rule.lengths) { [String($0)] }
      + [
        rule.minLength.map(String.init) ?? "", rule.maxLength.map(String.init) ?? "",
        rule.charset?.rawValue ?? "",
      ] + list(rule.prefixes) + [rule.check.rawValue, text(rule.pattern)] + list(rule.valid)
      + list(rule.invalid)
  }

  private static func list(_ texts: [String]) -> [String] { list(texts) { [text($0)] } }

  /// How many there are, and then these.
  private static func list<Element>(_ elements: [Element], _ tokens: (Element) -> [String]) -> [String] {
    elements.isEmpty ? [""] : [String(elements.count)] + elements.flatMap(tokens)
  }

  private static func text(_ text: String?) -> String {
    guard let text else { return "" }
    guard !text.isEmpty else { return "\\e" }
    // By scalars: to Swift "\r\n" is one character, in which there is no "\n".
    return text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n": "\\n"
      default: String(scalar)
      }
    }.joined()
  }
}
