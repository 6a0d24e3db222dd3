internal import Catalogue

/// The sources once they are without errors: brands and tombstones as they are published, without a version.
struct CheckedCatalogue: Sendable {
  let schemaVersion: Int
  let country: String
  let categories: [MarketSettings.Category]
  let brands: [Brand]
  let tombstones: [Tombstone]

  /// The catalogue under a version.
  func released(as version: CatalogueVersion) -> Catalogue {
    Catalogue(
      schemaVersion: schemaVersion, country: country, version: version, brands: brands, tombstones: tombstones
    )
  }
}

extension CheckedCatalogue {
  /// The catalogue of the sources; `nil` where something is missing, which a rule has reported.
  init?(_ sources: ParsedSources) {
    let settings = sources.settings
    guard let schemaVersion = settings.schemaVersion, let country = settings.country,
      let neutralColor = settings.neutralColor
    else { return nil }
    let live = sources.brands.filter(\.isLive)
    let brands = sources.published(live, neutralColor: neutralColor)
    guard brands.count == live.count else { return nil }
    self.init(
      schemaVersion: schemaVersion, country: country, categories: settings.categories, brands: brands,
      tombstones: sources.brands.filter { !$0.isLive }.map(\.tombstone) + settings.retired.map(\.tombstone))
  }
}

extension ParsedSources {
  /// Some brands as they are published, with the digests of their logos; without those that lack something that every
  /// brand has.
  func published(_ brands: [BrandSource], neutralColor: RGBColor) -> [Brand] {
    let digests = Dictionary(logos.map { ($0.key, $0.forms.digest) }) { first, _ in first }
    return brands.filter(\.isPublishable).map { source in
      var brand = source.draft(neutralColor: neutralColor)
      brand.logoDigest = brand.logo == nil ? nil : digests[brand.id] ?? nil
      return brand
    }
  }
}

extension BrandSource {
  /// Whether it has what every brand has.
  var isPublishable: Bool { id != nil && name != nil && category != nil }

  /// The brand as far as it could be read. Where it has no id or name, it goes by its file's.
  func draft(neutralColor: RGBColor) -> Brand {
    let color = color.flatMap { RGBColor($0.value) }
    var brand = Brand(
      id: key, name: name?.value ?? key, category: category?.value ?? "",
      initialsBackground: color ?? neutralColor)
    brand.color = color
    brand.logo = logo?.value
    brand.logoBackground = logoBackground.flatMap { RGBColor($0.value) }
    brand.barcode = barcode?.rule
    brand.sources = sources.map(\.value)
    brand.aliases = aliases.map(\.value)
    brand.keywords = keywords.map(\.value)
    brand.programmes = programmes.compactMap(\.published)
    brand.initials = initials?.value ?? brand.initials
    brand.initialsColor = initialsColor.flatMap { InitialsColor(rawValue: $0.value) } ?? brand.initialsColor
    brand.rank = rank?.value
    brand.wikidata = wikidata?.value
    brand.nsi = nsi?.value
    brand.simpleIcons = simpleIcons?.value
    brand.group = group?.value
    brand.regions = regions.map(\.value)
    brand.status = status
    brand.replacedBy = replacedBy?.value
    brand.since = since.flatMap { CalendarDate($0.value) }
    brand.endedOn = endedOn.flatMap { CalendarDate($0.value) }
    return brand
  }

  var tombstone: Tombstone {
    Tombstone(
      id: key, name: name?.value ?? key, status: status, endedOn: endedOn.flatMap { CalendarDate($0.value) },
      replacedBy: replacedBy?.value)
  }
}

extension ProgrammeSource {
  fileprivate var published: Programme? {
    guard let name, let kind else { return nil }
    return Programme(name: name.value, kind: kind.value)
  }
}

extension MarketSettings.Retired {
  var tombstone: Tombstone {
    Tombstone(
      id: id.value, name: name, status: status?.value ?? (replacedBy == nil ? .closed : .merged),
      endedOn: endedOn.flatMap { CalendarDate($0.value) },
      replacedBy: replacedBy?.value)
  }
}
