import Catalogue
import TestSupport

/// Catalogues of every kind of field, with the longest and the oddest values that a published one may have.
struct RandomCatalogue {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> Catalogue {
    let ids = (0..<number(0...12)).map { id($0) }
    let gone = number(0...ids.count)
    return Catalogue(
      schemaVersion: 1, country: generator.pick(["IT", "FR"]),
      version: CatalogueVersion(date: day(), revision: generator.pick([1, 2, 999_999_999])),
      brands: ids.dropFirst(gone).map { brand($0) }, tombstones: ids.prefix(gone).map { tombstone($0) },
      categories: (0..<number(0...3)).map { category(id($0)) })
  }

  private mutating func category(_ id: String) -> CatalogueCategory {
    CatalogueCategory(
      id: id, title: line(),
      symbol: optional {
        PublishedAsset(
          path: "symbols/\($0.id(1)).svg", sha256: String(repeating: "0a1b", count: 16),
          length: $0.number(1...9))
      })
  }

  private mutating func brand(_ id: String) -> Brand {
    var brand = Brand(
      id: id, name: line(), category: BrandCategory(rawValue: self.id(0)), initialsBackground: color())
    brand.color = optional { $0.color() }
    if Bool.random(using: &generator) {
      brand.logo = "\(id).svg"
      brand.logoBackground = color()
      brand.logoSource = LogoSource(url: address(), licence: "CC0-1.0", author: optional { $0.line() })
      brand.logoDigest = optional {
        LogoDigest(sha256: String(repeating: "0a1b", count: 16), length: $0.number(1...9))
      }
    }
    brand.barcode = optional { $0.barcode() }
    brand.sources = list { $0.address() }
    brand.aliases = list { $0.line() }
    brand.keywords = list { $0.line() }
    brand.programmes = list { Programme(name: $0.line(), kind: $0.generator.pick(Programme.Kind.allCases)) }
    brand.initials = generator.pick(["A", "Q8", "XYZ"])
    brand.initialsColor = generator.pick(InitialsColor.allCases)
    brand.rank = optional { $0.generator.pick([1, 17, 999_999_999]) }
    brand.wikidata = optional { $0.generator.pick(["Q1", "Q105615038"]) }
    brand.nsi = optional { $0.generator.pick(["alì-0a1b2c", "a-b-ffffff"]) }
    brand.simpleIcons = optional { $0.generator.pick(["lidl", "e_leclerc", "1001"]) }
    brand.group = optional { $0.id(99) }
    brand.regions = list { $0.generator.pick(["IT-25", "FR-ARA", "AT-9"]) }
    brand.status = generator.pick([.active, .renaming])
    brand.replacedBy = optional { $0.id(98) }
    brand.since = optional { $0.day() }
    brand.endedOn = optional { $0.day() }
    return brand
  }

  private mutating func tombstone(_ id: String) -> Tombstone {
    let status = generator.pick([BrandStatus.renamed, .merged, .closed])
    return Tombstone(
      id: id, name: line(), status: status, endedOn: optional { $0.day() },
      replacedBy: status == .closed ? nil : self.id(97))
  }

  private mutating func barcode() -> BarcodeRule {
    BarcodeRule(
      formats: [format()] + list { $0.format() }, confidence: generator.pick(BarcodeConfidence.allCases),
      printedDiffers: Bool.random(using: &generator), source: optional { $0.address() })
  }

  private mutating func format() -> BarcodeFormatRule {
    BarcodeFormatRule(
      format: generator.pick(BarcodeFormat.allCases), lengths: list { $0.number(1...2953) },
      minLength: optional { $0.number(1...2953) }, maxLength: optional { $0.number(1...2953) },
      charset: optional { $0.generator.pick(BarcodeCharacterSet.allCases) },
      prefixes: list { $0.generator.pick(["0", "29", "aZ9"]) },
      check: generator.pick(BarcodeCheck.allCases), pattern: optional { _ in #"^[0-9"\\/]{13}$"# },
      valid: list { $0.sample() }, invalid: list { $0.sample() })
  }

  /// The index keeps the ids of one catalogue apart.
  private mutating func id(_ index: Int) -> String {
    generator.pick(["a", "q8", "acqua-e-sapone", String(repeating: "z", count: 37)]) + "-\(index)"
  }

  private mutating func address() -> String {
    "https://example.org/" + generator.pick(["", "caffè?a=1&b=%20#x", String(repeating: "a", count: 1980)])
  }

  private mutating func line() -> String {
    let pieces = ["a", " ", "é", "e\u{301}", "你", "👩‍👧", "/", "\"", #"\"#, "\u{A0}", "\u{2028}", "\u{10FFFF}"]
    return (0..<number(1...8)).map { _ in generator.pick(pieces) }.joined()
  }

  private mutating func sample() -> String {
    generator.pick([
      "", "2900123004566", "\u{0}\u{1D}\r\n\u{7F}\u{85}", line(), String(repeating: "é", count: 8000),
    ])
  }

  private mutating func color() -> RGBColor {
    RGBColor(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: generator.pick([0, 1, 15, 16, 255]))
  }

  private mutating func day() -> CalendarDate {
    let texts = ["0000-01-01", "1958-02-03", "2024-02-29", "9999-12-31"]
    return generator.pick(texts.compactMap { CalendarDate($0) })
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func optional<Value>(_ value: (inout RandomCatalogue) -> Value) -> Value? {
    Bool.random(using: &generator) ? value(&self) : nil
  }

  private mutating func list<Element>(_ element: (inout RandomCatalogue) -> Element) -> [Element] {
    (0..<number(0...2)).map { _ in element(&self) }
  }
}
