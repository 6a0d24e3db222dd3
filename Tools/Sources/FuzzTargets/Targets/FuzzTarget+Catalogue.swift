internal import Catalogue
internal import RegularExpressions

extension FuzzTarget {
  static let catalogue = FuzzTarget(
    "catalogue",
    "A published catalogue, and after a blank line what people type: what is read can be written and read "
      + "again, verdicts on codes are consistent, and search finds brands of the catalogue, each once.",
    seeds: FuzzSeeds(["Tests/Fixtures/cases", "Tests/Fixtures/conformance"], endingIn: [".json"]),
    tokens: catalogueTokens, maximumLength: 16_384
  ) { bytes throws(BrokenInvariant) in
    let (json, typed) = InputParts.atFirstBlankLine(bytes)
    guard let catalogue = try? Catalogue(decoding: json) else { return }
    let written = catalogue.json()
    let again = try? Catalogue(decoding: written)
    try require(
      again == catalogue && again?.json() == written, "a catalogue that is written is read as another")
    let text = String(decoding: typed, as: UTF8.self)
    try requireSearch(catalogue, text)
    for brand in catalogue.brands.prefix(8) { try requireVerdicts(of: brand, on: text) }
  }

  private static func requireSearch(_ catalogue: Catalogue, _ text: String) throws(BrokenInvariant) {
    let index = SearchIndex(catalogue)
    for query in [text, String(text.prefix(3))] {
      let found = index.search(query, limit: .max)
      let isSound = Set(found.map(\.id)).count == found.count && Set(catalogue.brands).isSuperset(of: found)
      try require(isSound, "\"\(query)\" finds a brand twice, or none of the catalogue")
      try require(
        index.search(query, limit: 2) == Array(found.prefix(2)), "a limit changes what is found first")
    }
    // Of what is typed the first 100 characters count.
    for brand in catalogue.brands.prefix(8)
    where brand.name.count <= 100 && !SearchKey(brand.name).description.isEmpty {
      let isFound = index.search(brand.name, limit: .max).contains(brand)
      try require(isFound, "the name of \(brand.id) doesn't find it")
    }
  }

  private static func requireVerdicts(of brand: Brand, on text: String) throws(BrokenInvariant) {
    let rules = brand.barcode?.formats ?? []
    // Others aren't published, and a hostile one could keep the device's own engine busy for ever.
    guard rules.allSatisfy({ $0.pattern.map(isPortable) ?? true }) else { return }
    let codes = [String(text.prefix(40))] + rules.prefix(2).flatMap { ($0.valid + $0.invalid).prefix(2) }
    for code in codes where code.utf8.count <= 200 {
      for format in [nil] + BarcodeFormat.allCases { try requireVerdict(of: brand, on: code, as: format) }
    }
  }

  private static func requireVerdict(
    of brand: Brand, on code: String, as format: BarcodeFormat?
  ) throws(BrokenInvariant) {
    let verdict = brand.validate(code, as: format)
    try require(
      (verdict.violation == nil) == (verdict.level == .ok), "only \"ok\" has no violation: \(verdict)")
    guard let format = verdict.format else { return }
    try require(
      format.canonicalForm(of: verdict.code) == verdict.code, "the code isn't in canonical form: \(verdict)")
    let again = brand.validate(verdict.code, as: format)
    try require(
      again.code == verdict.code && again.level <= verdict.level,
      "the canonical form is judged more strictly: \(verdict), then \(again)")
  }

  private static func isPortable(_ pattern: String) -> Bool {
    (try? RegularExpression(pattern, dialect: .portable)) != nil
  }

  static let catalogueTokens = [
    "\"formats\": [", "\"code128\"", "\"ean13\"", "\"upcA\"", "\"upcE\"", "\"itf\"", "\"code39\"",
    "\"codabar\"",
    "\"qr\"", "\"pdf417\"", "\"check\": \"mod43\"", "\"check\": \"gs1\"", "\"charset\": \"digits\"",
    "\"confidence\": \"likely\"", "\"pattern\": \"^[0-9]{8}$\"", "\"lengths\": [13]",
    "\"prefixes\": [\"29\"]",
    "\"rank\": 1", "\"status\": \"renaming\"", "\"replacedBy\": \"a\"", "\n\nesselunga", "\n\n0123456789012",
    "null",
  ]
}
