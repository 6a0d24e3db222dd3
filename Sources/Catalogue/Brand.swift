// DO NOT EDIT. `make types` writes this file from schemas/brands/brand.schema.json.

/// Brand. The published catalogue has the same fields under the same names.
public struct Brand: Hashable, Sendable, Identifiable {
  /// Id of the brand: the name of the file without .yaml; it never changes.
  public var id: String
  /// Name as the brand itself writes it.
  public var name: String
  /// Category: an id from catalogue.yaml.
  public var category: BrandCategory
  /// Initials for the tile without a logo.
  public var initials: String
  /// Colour of the initials.
  public var initialsColor: InitialsColor
  /// Colour of the initials tile: the brand's, or one that the catalogue or its id gives.
  public var initialsBackground: RGBColor
  /// Colour of the brand, for its initials tile; `nil` where there is none.
  public var color: RGBColor?
  /// Logo: a file of the logos folder; `nil` where there is none.
  public var logo: String?
  /// SHA-256 of the published logo; `nil` where there is none.
  public var logoSha256: String?
  /// Length of the published logo, in bytes; `nil` where there is none.
  public var logoLength: Int?
  /// Colour of the tile that the logo is drawn on; `nil` where there is none.
  public var logoBackground: RGBColor?
  /// Source of the logo: where it is from, and why it may be shown; `nil` where there is none.
  public var logoSource: LogoSource?
  /// Barcode of the brand's card; `nil` where there is none.
  public var barcode: BarcodeRule?
  /// Sources: where the facts of this file can be looked up.
  public var sources: [String]
  /// Aliases: other names of this brand and of no other.
  public var aliases: [String]
  /// Keywords: search words, which other brands may have too.
  public var keywords: [String]
  /// Loyalty programmes and cards.
  public var programmes: [Programme]
  /// Position in the list of popular brands; `nil` where there is none.
  public var rank: Int?
  /// Wikidata item of the brand; `nil` where there is none.
  public var wikidata: String?
  /// Name Suggestion Index id of the brand; `nil` where there is none.
  public var nsi: String?
  /// Simple Icons slug of the brand; `nil` where there is none.
  public var simpleIcons: String?
  /// Parent brand: the id of another brand of this catalogue; `nil` where there is none.
  public var group: String?
  /// Regions with shops; none means the whole country.
  public var regions: [String]
  /// Status.
  public var status: BrandStatus
  /// Successor: the id of a live brand; `nil` where there is none.
  public var replacedBy: String?
  /// First day of the brand; `nil` where there is none.
  public var since: CalendarDate?
  /// Last day of the brand; `nil` where there is none.
  public var endedOn: CalendarDate?

  /// One with these values.
  public init(
    id: String,
    name: String,
    category: BrandCategory,
    initials: String? = nil,
    initialsColor: InitialsColor? = nil,
    initialsBackground: RGBColor,
    color: RGBColor? = nil,
    logo: String? = nil,
    logoSha256: String? = nil,
    logoLength: Int? = nil,
    logoBackground: RGBColor? = nil,
    logoSource: LogoSource? = nil,
    barcode: BarcodeRule? = nil,
    sources: [String] = [],
    aliases: [String] = [],
    keywords: [String] = [],
    programmes: [Programme] = [],
    rank: Int? = nil,
    wikidata: String? = nil,
    nsi: String? = nil,
    simpleIcons: String? = nil,
    group: String? = nil,
    regions: [String] = [],
    status: BrandStatus = .active,
    replacedBy: String? = nil,
    since: CalendarDate? = nil,
    endedOn: CalendarDate? = nil
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.initials = initials ?? Initials.derived(from: name)
    self.initialsColor = initialsColor ?? InitialsColor.readable(on: initialsBackground)
    self.initialsBackground = initialsBackground
    self.color = color
    self.logo = logo
    self.logoSha256 = logoSha256
    self.logoLength = logoLength
    self.logoBackground = logoBackground
    self.logoSource = logoSource
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

  /// The texts that it is found by, each with what it is to search.
  var searchedTexts: [(field: SearchField, texts: [String])] {
    [
      (.name, [name]),
      (.alias, aliases),
      (.keyword, keywords),
      (.programme, programmes.map(\.name)),
    ]
  }
}

/// Source of the logo: where it is from, and why it may be shown.
public struct LogoSource: Hashable, Sendable {
  /// Address of the page or file that the logo is from.
  public var url: String
  /// Licence of the file, or why it is in the public domain.
  public var licence: String
  /// Author, where the licence asks for one; `nil` where there is none.
  public var author: String?

  /// One with these values.
  public init(
    url: String,
    licence: String,
    author: String? = nil
  ) {
    self.url = url
    self.licence = licence
    self.author = author
  }
}

/// Barcode of the brand's card.
public struct BarcodeRule: Hashable, Sendable {
  /// Formats, the usual one first.
  public var formats: [BarcodeFormatRule]
  /// How sure this is.
  public var confidence: BarcodeConfidence
  /// Whether the number printed on the card differs from the one in the barcode.
  public var printedDiffers: Bool
  /// Where the barcode's rule can be looked up; `nil` where there is none.
  public var source: String?

  /// One with these values.
  public init(
    formats: [BarcodeFormatRule],
    confidence: BarcodeConfidence = .unknown,
    printedDiffers: Bool = false,
    source: String? = nil
  ) {
    self.formats = formats
    self.confidence = confidence
    self.printedDiffers = printedDiffers
    self.source = source
  }
}

/// Barcode format and its rule.
public struct BarcodeFormatRule: Hashable, Sendable {
  /// Symbology.
  public var format: BarcodeFormat
  /// Lengths that occur, in characters.
  public var lengths: [Int]
  /// Shortest value, in characters; `nil` where there is none.
  public var minLength: Int?
  /// Longest value, in characters; `nil` where there is none.
  public var maxLength: Int?
  /// Characters that occur; `nil` where there is none.
  public var charset: BarcodeCharacterSet?
  /// Prefixes, one of which every value has.
  public var prefixes: [String]
  /// Check digit or character.
  public var check: BarcodeCheck
  /// Pattern, where prefixes and lengths don't say enough; `nil` where there is none.
  public var pattern: String?
  /// Samples that pass.
  public var valid: [String]
  /// Samples that fail.
  public var invalid: [String]

  /// One with these values.
  public init(
    format: BarcodeFormat,
    lengths: [Int] = [],
    minLength: Int? = nil,
    maxLength: Int? = nil,
    charset: BarcodeCharacterSet? = nil,
    prefixes: [String] = [],
    check: BarcodeCheck = .none,
    pattern: String? = nil,
    valid: [String] = [],
    invalid: [String] = []
  ) {
    self.format = format
    self.lengths = lengths
    self.minLength = minLength
    self.maxLength = maxLength
    self.charset = charset
    self.prefixes = prefixes
    self.check = check
    self.pattern = pattern
    self.valid = valid
    self.invalid = invalid
  }
}

/// Loyalty programme.
public struct Programme: Hashable, Sendable {
  /// Kind of programme.
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

  /// Name of the programme or of its card.
  public var name: String
  /// Kind of programme.
  public var kind: Programme.Kind

  /// One with these values.
  public init(
    name: String,
    kind: Programme.Kind
  ) {
    self.name = name
    self.kind = kind
  }
}

/// How sure this is.
public enum BarcodeConfidence: String, CaseIterable, Sendable {
  /// Proved by a source: an app refuses a code that breaks the rule.
  case known
  /// Probable: an app warns, and lets the person save.
  case likely
  /// Not known: only the symbology's own rule holds.
  case unknown
}

/// Characters that occur.
public enum BarcodeCharacterSet: String, CaseIterable, Sendable {
  /// `0-9`.
  case digits
  /// `0-9 A-Z`.
  case upperAlphanumeric
  /// `0-9 A-Z a-z`.
  case alphanumeric
  /// ASCII, 0 to 127.
  case ascii
}

/// Check digit or character.
public enum BarcodeCheck: String, CaseIterable, Sendable {
  /// GS1's modulo 10 digit (GS1 General Specifications, 7.9).
  case gs1
  /// Code 39's modulo 43 character (ISO/IEC 16388, annex A).
  case mod43
  /// None beyond what the symbology asks for.
  case none
}

/// A category. Newer catalogues may have some that this code has no name for.
public struct BrandCategory: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The id, as in the catalogue.
  public let rawValue: String

  /// The category of that id.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The category of that id.
  public init(stringLiteral id: String) { rawValue = id }

  /// The id.
  public var description: String { rawValue }
}

extension Brand {
  /// What brands are ordered by: those without it come last.
  var order: Int? { rank }

  /// The rule of the codes on its cards.
  var codeRule: BarcodeRule? { barcode }

  /// Where the logo is, relative to the published catalogue; `nil` where there is none.
  public var logoUrl: String? { logo == nil ? nil : "logos/\(id).svg" }

  /// What the published logo consists of; `nil` where there is no logo, and in the catalogue that is compiled into an app.
  public var logoDigest: LogoDigest? {
    get {
      guard let logoSha256, let logoLength else { return nil }
      return LogoDigest(sha256: logoSha256, length: logoLength)
    }
    set { (logoSha256, logoLength) = (newValue?.sha256, newValue?.length) }
  }
}

extension Brand: EntryWithLogo {
  /// Where the logo is, relative to where the catalogue is published; `nil` where there is none.
  public var logoPath: String? { logoUrl }
}

extension Brand {
  /// The fields and words of these types, by which the compiler knows whether code can import this library.
  package static let declarations = """
    Brand.id: String
    Brand.name: String
    Brand.category: BrandCategory
    Brand.initials: String
    Brand.initialsColor: InitialsColor
    Brand.initialsBackground: RGBColor
    Brand.color: RGBColor?
    Brand.logo: String?
    Brand.logoUrl: String?
    Brand.logoSha256: String?
    Brand.logoLength: Int?
    Brand.logoBackground: RGBColor?
    Brand.logoSource: LogoSource?
    Brand.barcode: BarcodeRule?
    Brand.sources: [String]
    Brand.aliases: [String]
    Brand.keywords: [String]
    Brand.programmes: [Programme]
    Brand.rank: Int?
    Brand.wikidata: String?
    Brand.nsi: String?
    Brand.simpleIcons: String?
    Brand.group: String?
    Brand.regions: [String]
    Brand.status: BrandStatus
    Brand.replacedBy: String?
    Brand.since: CalendarDate?
    Brand.endedOn: CalendarDate?
    LogoSource.url: String
    LogoSource.licence: String
    LogoSource.author: String?
    BarcodeRule.formats: [BarcodeFormatRule]
    BarcodeRule.confidence: BarcodeConfidence
    BarcodeConfidence.known
    BarcodeConfidence.likely
    BarcodeConfidence.unknown
    BarcodeRule.printedDiffers: Bool
    BarcodeRule.source: String?
    BarcodeFormatRule.format: BarcodeFormat
    BarcodeFormatRule.lengths: [Int]
    BarcodeFormatRule.minLength: Int?
    BarcodeFormatRule.maxLength: Int?
    BarcodeFormatRule.charset: BarcodeCharacterSet?
    BarcodeCharacterSet.digits
    BarcodeCharacterSet.upperAlphanumeric
    BarcodeCharacterSet.alphanumeric
    BarcodeCharacterSet.ascii
    BarcodeFormatRule.prefixes: [String]
    BarcodeFormatRule.check: BarcodeCheck
    BarcodeCheck.gs1
    BarcodeCheck.mod43
    BarcodeCheck.none
    BarcodeFormatRule.pattern: String?
    BarcodeFormatRule.valid: [String]
    BarcodeFormatRule.invalid: [String]
    Programme.name: String
    Programme.kind: Programme.Kind
    Programme.Kind.points
    Programme.Kind.app
    Programme.Kind.member
    Programme.Kind.coalition
    """
}
