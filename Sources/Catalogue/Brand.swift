/// A brand whose cards people carry. `italy.json` has the same fields under the same names.
public struct Brand: Hashable, Sendable, Identifiable {
  /// Lower-case letters, digits and hyphens; never changes and is never used again.
  public var id: String
  /// The name, as people write it.
  public var name: String
  /// The id of its category.
  public var category: String
  /// The brand's colour; `nil` where it isn't known.
  public var color: RGBColor?
  /// The logo's file name; `nil` where there is none.
  public var logo: String?
  /// What the published logo consists of; `nil` where there is no logo, and in the catalogue that is compiled into an app.
  public var logoDigest: LogoDigest?
  /// The colour that the logo is drawn for.
  public var logoBackground: RGBColor?
  /// What is known of the codes on its cards; `nil` where nothing is.
  public var barcode: BarcodeRule?
  /// Where the facts come from, https URLs.
  public var sources: [String]
  /// Other names, which no other brand has.
  public var aliases: [String]
  /// Search words, which other brands may share.
  public var keywords: [String]
  /// Its loyalty programmes.
  public var programmes: [Programme]
  /// One to three letters or digits, for a tile without a logo.
  public var initials: String
  /// The colour of the initials: black or white, whichever can be read.
  public var initialsColor: InitialsColor
  /// The colour behind the initials: the brand's, or a neutral one where that isn't known.
  public var initialsBackground: RGBColor
  /// The position in the list of popular brands, from 1.
  public var rank: Int?
  /// The Wikidata item.
  public var wikidata: String?
  /// The id in the name-suggestion-index.
  public var nsi: String?
  /// The slug in simple-icons.
  public var simpleIcons: String?
  /// The id of the parent brand.
  public var group: String?
  /// ISO 3166-2 codes of the regions it serves; empty is the whole country.
  public var regions: [String]
  /// `active` or `renaming`; the others are tombstones.
  public var status: BrandStatus
  /// The id of the brand that replaces it.
  public var replacedBy: String?
  /// The first day.
  public var since: CalendarDate?
  /// The last day.
  public var endedOn: CalendarDate?

  /// A brand. Without initials they are derived from its name, and without their colour it is the readable one.
  public init(
    id: String, name: String, category: String, initials: String? = nil, initialsColor: InitialsColor? = nil,
    initialsBackground: RGBColor, color: RGBColor? = nil, logo: String? = nil, logoDigest: LogoDigest? = nil,
    logoBackground: RGBColor? = nil,
    barcode: BarcodeRule? = nil, sources: [String] = [], aliases: [String] = [], keywords: [String] = [],
    programmes: [Programme] = [], rank: Int? = nil, wikidata: String? = nil, nsi: String? = nil,
    simpleIcons: String? = nil, group: String? = nil, regions: [String] = [], status: BrandStatus = .active,
    replacedBy: String? = nil, since: CalendarDate? = nil, endedOn: CalendarDate? = nil
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.initials = initials ?? Initials.derived(from: name)
    self.initialsColor = initialsColor ?? InitialsColor.readable(on: initialsBackground)
    self.initialsBackground = initialsBackground
    self.color = color
    self.logo = logo
    self.logoDigest = logoDigest
    self.logoBackground = logoBackground
    self.barcode = barcode
    self.sources = sources
    self.aliases = aliases
    self.keywords = keywords
    self.programmes = programmes
    self.rank = rank
    self.wikidata = wikidata
    self.nsi = nsi
    self.simpleIcons = simpleIcons
    self.group = group
    self.regions = regions
    self.status = status
    self.replacedBy = replacedBy
    self.since = since
    self.endedOn = endedOn
  }

  /// Where the logo is, relative to the published catalogue; `nil` where there is none.
  public var logoUrl: String? { logo == nil ? nil : "logos/\(id).svg" }
}

/// What a published logo consists of: `logoSha256` and `logoLength` in `italy.json`. A logo that is drawn anew changes
/// them, and with them the catalogue's version.
public struct LogoDigest: Hashable, Sendable {
  /// The SHA-256 of its bytes, as 64 lower-case hexadecimal digits.
  public let sha256: String
  /// How many bytes it has.
  public let length: Int

  /// The digest of a logo's bytes.
  public init(sha256: String, length: Int) {
    self.sha256 = sha256
    self.length = length
  }
}

/// The state of a brand.
public enum BrandStatus: String, CaseIterable, Sendable {
  /// In business.
  case active
  /// In business, and changing its name.
  case renaming
  /// Goes by another name now.
  case renamed
  /// Is part of another brand now.
  case merged
  /// Out of business.
  case closed

  /// Whether only a tombstone is published.
  public var isTombstone: Bool {
    switch self {
    case .active, .renaming: false
    case .renamed, .merged, .closed: true
    }
  }
}

/// A loyalty programme.
public struct Programme: Hashable, Sendable {
  /// What a programme gives.
  public enum Kind: String, CaseIterable, Sendable {
    /// A card that collects points.
    case points
    /// An app instead of a card.
    case app
    /// Membership with its own prices or rights.
    case member
    /// One card for several brands.
    case coalition
  }

  /// Its name, as on the card.
  public let name: String
  /// What it gives.
  public let kind: Kind

  /// A programme.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// What remains of a published brand that no longer exists, so that cards saved under its id are still known.
public struct Tombstone: Hashable, Sendable, Identifiable {
  /// The id, which is never used again.
  public var id: String
  /// The last name.
  public var name: String
  /// `renamed`, `merged` or `closed`.
  public var status: BrandStatus
  /// The last day; `nil` where it isn't known.
  public var endedOn: CalendarDate?
  /// The id of the brand that replaces it; `nil` for a closed one.
  public var replacedBy: String?

  /// A tombstone.
  public init(
    id: String, name: String, status: BrandStatus, endedOn: CalendarDate? = nil, replacedBy: String? = nil
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.endedOn = endedOn
    self.replacedBy = replacedBy
  }
}
