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
  /// One to three letters or digits, for a tile in place of a logo.
  public var initials: String
  /// The colour of the initials: black or white, whichever can be read.
  public var initialsColor: InitialsColor
  /// The colour behind the initials: the brand's, or a neutral one where that isn't known.
  public var initialsBackground: RGBColor
  /// The place in the list of popular brands, from 1.
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
  /// The id of the brand that takes its place.
  public var replacedBy: String?
  /// The first day.
  public var since: CalendarDate?
  /// The last day.
  public var endedOn: CalendarDate?

  /// A brand. Initials that aren't given are derived from its name, and their colour from what is behind them.
  public init(
    id: String, name: String, category: String, initials: String? = nil, initialsColor: InitialsColor? = nil,
    initialsBackground: RGBColor, color: RGBColor? = nil, logo: String? = nil,
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
