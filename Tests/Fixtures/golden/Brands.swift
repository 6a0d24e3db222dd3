// DO NOT EDIT. `make catalogue` writes this file from the brand catalogue, version 2026-05-31.
// Edit catalogue/*/brands/*.yaml instead.

/// The brand catalogue that came with the app.
///
/// ```swift
/// let found = Brands.search("fidaty")
/// let verdict = Brands.brand(id: card.brand)?.validate(card.code)
/// ```
public enum Brands {
  /// Which release it is.
  public static let version = CatalogueVersion(
    date: CalendarDate("2026-05-31") ?? .earliest, revision: 1)
  /// The version of the published catalogue's format.
  public static let schemaVersion = 1
  /// ISO 3166-1 alpha-2.
  public static let country = "IT"

  /// The whole catalogue, for a `CatalogueStore` to start with.
  public static let catalogue = Catalogue(
    schemaVersion: schemaVersion, country: country, version: version, brands: brands(), tombstones: tombstones,
    categories: categories)

  /// Every brand, by id.
  public static var all: [Brand] { catalogue.brands }

  /// What remains of brands that no longer exist, by id.
  public static let tombstones: [Tombstone] = [
    Tombstone(id: "auchan", name: "Auchan", status: .closed, endedOn: CalendarDate("2020-07-01"))
  ]

  /// The categories, in the order of the catalogue.
  public static let categories: [CatalogueCategory] = [
    CatalogueCategory(
      id: "grocery", title: "Supermercati",
      symbol: nil),
  ]

  /// The brands that most people look for, the first one first.
  public static let popular = catalogue.popular

  /// The brand of a card saved under an id: the one with that id, or the one that has replaced it since.
  public static func brand(id: String) -> Brand? { catalogue.brand(id: id) }

  /// The brands that a text finds, the best first, as `SearchIndex` says.
  public static func search(_ text: String, limit: Int = 20) -> [Brand] {
    index.search(text, limit: limit)
  }

  private static let index = SearchIndex(catalogue)

  private static func brands() -> [Brand] {
    let chunks: [[Brand]] = [
      brands_0(),
    ]
    return Array(chunks.joined())
  }

  /// Not inlined, because each brand has a caller.
  @inline(never)
  fileprivate static func at(_ index: Int) -> Brand { all[index] }
}

extension Brands {
  /// Alì
  public static var ali: Brand { at(0) }
  /// Pam
  public static var pam: Brand { at(1) }
}

extension BrandCategory {
  /// Supermercati
  public static let grocery: Self = "grocery"

  /// The categories of this catalogue, in its order; a newer one may have others.
  public static let allCases: [Self] = [
    .grocery,
  ]

  /// What it is called in the catalogue; its id, if this catalogue doesn't have it.
  public var title: String {
    switch self {
    case .grocery: "Supermercati"
    default: rawValue
    }
  }

  /// The pictogram's file, relative to the published catalogue: a black SVG drawing; `nil` if this catalogue has none.
  public var symbol: String? {
    switch self {
    default: nil
    }
  }
}

// In chunks, because one literal of all brands is too much for the type checker. Not optimised, because each runs once,
// and optimising them takes the compiler three times as long as all the rest.

@inline(never)
@_optimize(none)
private func brands_0() -> [Brand] {
  [
    Brand(
      id: "ali",
      name: "Alì",
      category: "grocery",
      initials: "AL",
      initialsColor: .white,
      initialsBackground: RGBColor(0x5F6368),
      sources: ["https://www.alisupermercati.it/"]
    ),
    Brand(
      id: "pam",
      name: "Pam",
      category: "grocery",
      initials: "PA",
      initialsColor: .white,
      initialsBackground: RGBColor(0x165226),
      color: RGBColor(0x165226),
      logo: "pam.svg",
      logoBackground: RGBColor(0xFFFFFF),
      logoSource: LogoSource(url: "https://www.example.com", licence: "PD-textlogo"),
      barcode: BarcodeRule(
        formats: [
          BarcodeFormatRule(
            format: .ean13,
            lengths: [13],
            check: .gs1,
            valid: ["2900123004566"],
            invalid: ["2900123004567"]
          )
        ],
        confidence: .likely,
        printedDiffers: false
      ),
      sources: ["https://www.wikidata.org/wiki/Q105615038"],
      aliases: ["Pam Panorama"]
    )
  ]
}

