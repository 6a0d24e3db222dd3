// DO NOT EDIT. `make catalogue` writes this file from the brand catalogue, version 2026-05-31.
// Edit catalogue/*/brands/*.yaml instead.

/// A brand whose loyalty cards people carry.
public struct Brand: Hashable, Identifiable, Sendable {
  /// Lower-case letters, digits and hyphens; never changes.
  public var id: String
  /// The name, as people write it.
  public var name: String
  public var category: BrandCategory
  /// One to three letters or digits, for a tile in place of a logo.
  public var initials: String
  /// The colour of the initials, readable on `initialsBackground`.
  public var initialsColor: InitialsColor
  /// `#RRGGBB`: the brand's colour, or a neutral one where that isn't known.
  public var initialsBackground: String
  /// `#RRGGBB`, or `nil` where the brand's colour isn't known.
  public var color: String? = nil
  /// The logo's file name.
  public var logo: String? = nil
  /// Where the logo is, relative to the published catalogue.
  public var logoUrl: String? = nil
  /// `#RRGGBB`: what the logo is drawn for.
  public var logoBackground: String? = nil
  /// What is known of the codes on the brand's cards.
  public var barcode: BarcodeRule? = nil
  /// Where the facts come from, https URLs.
  public var sources: [String] = []
  /// Other names, which no other brand has.
  public var aliases: [String] = []
  /// Search words, which other brands may share.
  public var keywords: [String] = []
  public var programmes: [Programme] = []
  /// The place in the list of popular brands, from 1.
  public var rank: Int? = nil
  /// The Wikidata item.
  public var wikidata: String? = nil
  /// The id in the name-suggestion-index.
  public var nsi: String? = nil
  /// The slug in simple-icons.
  public var simpleIcons: String? = nil
  /// The id of the parent brand.
  public var group: String? = nil
  /// ISO 3166-2 codes; empty is the whole country.
  public var regions: [String] = []
  public var status: BrandStatus = .active
  /// The id of the brand that takes its place.
  public var replacedBy: String? = nil
  /// The first day, `YYYY-MM-DD`.
  public var since: String? = nil
  /// The last day, `YYYY-MM-DD`.
  public var endedOn: String? = nil
}

public enum BrandCategory: String, CaseIterable, Sendable {
  /// Supermercati
  case grocery = "grocery"
}

public enum BrandStatus: String, CaseIterable, Sendable {
  case active, renaming, renamed, merged, closed
}

public enum InitialsColor: String, CaseIterable, Sendable {
  case white, black
}

/// A loyalty programme.
public struct Programme: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case points, app, member, coalition
  }

  public var name: String
  public var kind: Kind
}

/// The symbology of a card's barcode.
public enum BarcodeFormat: String, CaseIterable, Sendable {
  case code128 = "CODE128"
  case ean13 = "EAN13"
  case ean8 = "EAN8"
  case upcA = "UPCA"
  case upcE = "UPCE"
  case code39 = "CODE39"
  case qr = "QR"
  case itf = "ITF"
  case pdf417 = "PDF417"
  case aztec = "AZTEC"
  case dataMatrix = "DATAMATRIX"
  case codabar = "CODABAR"
}

/// What is known of the codes on a brand's cards.
public struct BarcodeRule: Hashable, Sendable {
  public enum Confidence: String, CaseIterable, Sendable {
    /// Proved: refuse a code that breaks the rule.
    case known
    /// Probable: warn, and let the person save.
    case likely
    /// Not known: only the symbology's own rule holds.
    case unknown
  }

  /// The first is the default for a new card.
  public var formats: [BarcodeFormatRule]
  public var confidence: Confidence
  /// Whether the number printed on the card differs from the one in the barcode.
  public var printedDiffers: Bool
  public var source: String? = nil
}

/// What is known of one format. Empty lists and `nil` ask for nothing.
public struct BarcodeFormatRule: Hashable, Sendable {
  public enum CharacterSet: String, CaseIterable, Sendable {
    case digits, upperAlphanumeric, alphanumeric, ascii
  }

  public enum Check: String, CaseIterable, Sendable {
    case gs1, mod43, none
  }

  public var format: BarcodeFormat
  public var check: Check
  public var lengths: [Int] = []
  public var minLength: Int? = nil
  public var maxLength: Int? = nil
  public var charset: CharacterSet? = nil
  public var prefixes: [String] = []
  /// A regular expression that the whole code matches.
  public var pattern: String? = nil
  /// Made-up codes that obey the rule.
  public var valid: [String] = []
  /// Made-up codes that break it.
  public var invalid: [String] = []
}

/// What is left of a brand that is no more: cards saved under its id still find their way.
public struct Tombstone: Hashable, Identifiable, Sendable {
  public var id: String
  public var name: String
  /// `renamed`, `merged` or `closed`.
  public var status: BrandStatus
  /// The last day, `YYYY-MM-DD`.
  public var endedOn: String? = nil
  /// The id of the brand that takes its place.
  public var replacedBy: String? = nil
}

/// Which release a catalogue is; the greater one is newer.
public struct CatalogueVersion: Comparable, Hashable, Sendable {
  /// The day of the release, `YYYY-MM-DD`.
  public var date: String
  /// The release within that day, from 1.
  public var revision: Int

  public static func < (left: CatalogueVersion, right: CatalogueVersion) -> Bool {
    (left.date, left.revision) < (right.date, right.revision)
  }
}

/// The brand catalogue.
public enum Brands {
  public static let version = CatalogueVersion(date: "2026-05-31", revision: 1)
  public static let schemaVersion = 1
  /// ISO 3166-1 alpha-2.
  public static let country = "IT"

  /// Every brand, by id.
  public static let all: [Brand] = {
    var brands: [Brand] = []
    brands += brands0()
    return brands
  }()

  /// The brands that are no more, by id.
  public static let tombstones: [Tombstone] = [
    Tombstone(id: "auchan", name: "Auchan", status: .closed, endedOn: "2020-07-01")
  ]

  /// The brand of that id; `nil` where there is none.
  public static func brand(id: String) -> Brand? {
    indexByID[id].map { all[$0] }
  }

  /// Not inlined: there is one caller for each brand.
  @inline(never)
  fileprivate static func at(_ index: Int) -> Brand { all[index] }

  private static let indexByID = [String: Int](
    uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
}

extension Brands {
  /// Alì
  public static var ali: Brand { at(0) }
  /// Pam
  public static var pam: Brand { at(1) }
}

// In pieces: one literal of all brands is too much for the type checker. Not optimised: each runs once, and
// optimising them takes the compiler three times as long as all the rest.

@inline(never)
@_optimize(none)
private func brands0() -> [Brand] {
  [
    Brand(
      id: "ali",
      name: "Alì",
      category: .grocery,
      initials: "AL",
      initialsColor: .white,
      initialsBackground: "#5F6368",
      sources: ["https://www.alisupermercati.it/"]
    ),
    Brand(
      id: "pam",
      name: "Pam",
      category: .grocery,
      initials: "PA",
      initialsColor: .white,
      initialsBackground: "#165226",
      color: "#165226",
      logo: "pam.svg",
      logoUrl: "logos/pam.svg",
      logoBackground: "#FFFFFF",
      barcode: BarcodeRule(
        formats: [
          BarcodeFormatRule(
            format: .ean13,
            check: .gs1,
            lengths: [13],
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
