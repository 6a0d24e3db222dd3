import Catalogue
import Testing

/// Catalogues of what would break a literal, an identifier or a comment.
enum AwkwardCatalogue {
  /// Texts that would end or change a literal, or that an editor can't show. (Foundation, which reads the expected
  /// facts, drops U+FEFF at the start of a string.)
  static let texts = [
    #"""#, #"\"#, #"\("#, #"\(1 + 1)"#, "$", "$name", "${name}", "\n", "\r\n", "\t", "\u{0}", "\u{7}",
    "\u{7F}", "\u{85}",
    "\u{2028}", "\u{2029}", "x\u{FEFF}", "\u{202E}txet", "\u{200D}", "\u{A0}", "😀", "👩‍👧", "🇮🇹", "עברית",
    "العربية", "你好",
    "Alì", "Ali\u{300}", "*/", "/* x", "//", #"""""#, "#\"", "%s", "'", "`", "\u{10FFFF}", "\u{E000}",
  ]

  /// Ids that are keywords, begin with a digit, or are names of the generated code's own members.
  static let ids = [
    "class", "in", "init", "self", "type", "protocol", "default", "7-eleven", "q8", "object", "when", "fun",
    "val", "all",
    "version", "brand", "tombstones", "categories", "by-id", "at", "h-m", "hash-code", "to-string",
    "get-class", "equals",
    "ok", "true", "catalogue", "index", "by-rank", "brands0", "brands1", "tombstones0",
  ]

  static func make() throws -> Catalogue {
    let neutral = try #require(RGBColor("#5F6368"))
    let formats = BarcodeFormat.allCases
    // Each text in each place and each format, but not each with each: compilers would take half a minute.
    var brands = texts.enumerated().map { index, text in
      var brand = Brand(id: "text-\(index)", name: text, category: "grocery", initialsBackground: neutral)
      brand.aliases = [text, "\(text)\(text)"]
      brand.logoSource = LogoSource(
        url: "https://example.org/\(index)", licence: "CC0-1.0", author: index.isMultiple(of: 2) ? nil : text)
      brand.keywords = [text, texts[(index + 1) % texts.count]]
      brand.programmes = Programme.Kind.allCases.map { Programme(name: text, kind: $0) }
      brand.barcode = BarcodeRule(
        formats: [rule(format: formats[index % formats.count], sample: text)], confidence: .unknown,
        printedDiffers: true, source: text)
      return brand
    }
    brands += ids.map {
      Brand(id: $0, name: $0, category: BrandCategory(rawValue: $0), initialsBackground: neutral)
    }
    let day = try #require(CalendarDate("2026-05-31"))
    return Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: day, revision: 1), brands: brands,
      // More than are in one chunk.
      tombstones: (texts + (0..<60).map { "gone-\($0)" }).map { Tombstone(closed: $0, on: day) },
      categories: [
        CatalogueCategory(
          id: "grocery", title: texts.joined(),
          symbol: PublishedAsset(
            path: "symbols/grocery.svg", sha256: String(repeating: "0a1b", count: 16), length: 9))
      ])
  }

  /// Brands in a number of which the last chunk is full, just begun, or missing.
  static func make(brands count: Int, tombstones: Int = 0) throws -> Catalogue {
    let neutral = try #require(RGBColor("#5F6368"))
    let day = try #require(CalendarDate("2026-05-31"))
    let brands = (0..<count).map {
      Brand(id: "brand-\($0)", name: "Brand \($0)", category: "grocery", initialsBackground: neutral)
    }
    return Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: day, revision: 1), brands: brands,
      tombstones: (0..<tombstones).map { Tombstone(closed: "gone-\($0)", on: day) })
  }

  private static func rule(format: BarcodeFormat, sample: String) -> BarcodeFormatRule {
    BarcodeFormatRule(
      format: format, lengths: [1, 2], minLength: 1, maxLength: 2, charset: .upperAlphanumeric,
      prefixes: [sample],
      check: .mod43, pattern: sample, valid: [sample], invalid: [""])
  }
}

extension Tombstone {
  fileprivate init(closed id: String, on day: CalendarDate) {
    self.init(id: id, name: id, status: .closed, endedOn: day, replacedBy: nil)
  }
}
