internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// All that the preview shows: the brands, each with its own findings and changes, and what belongs to none.
struct PreviewContent: Sendable {
  let settings: MarketSettings
  /// The brands and tombstones that have a file, by its path.
  let brands: [PreviewBrand]
  let tombstones: [Tombstone]
  /// The findings that belong to no brand.
  let findings: [Diagnostic]
  /// The changes that belong to no brand.
  let changes: [BrandChanges.Change]
  /// The release that the changes are counted from.
  let baseline: CatalogueVersion?

  init(_ sources: ParsedSources, findings: [Diagnostic], baseline: PreviewBaseline?) {
    settings = sources.settings
    self.baseline = baseline?.released.version
    var changes = baseline.map { BrandChanges(of: sources, since: $0) } ?? BrandChanges()
    changes.keep(Set(sources.brands.map { ByteString($0.key) }))
    self.changes = changes.general
    tombstones = sources.brands.filter { !$0.isLive }.map(\.tombstone) + settings.retired.map(\.tombstone)
    let owners = FindingOwners(sources)
    var own = [[Diagnostic]](repeating: [], count: sources.brands.count)
    var others: [Diagnostic] = []
    for finding in findings {
      if let owner = owners.owner(of: finding) { own[owner].append(finding) } else { others.append(finding) }
    }
    self.findings = others
    let neutralColor = settings.neutralColor ?? Self.neutralColor
    brands = sources.brands.enumerated().map { index, source in
      PreviewBrand(
        path: source.source.path, brand: source.draft(neutralColor: neutralColor),
        logo: owners.logo(of: source), findings: own[index], changes: changes.of(source.key))
    }
  }

  /// For a market whose `catalogue.yaml` can't be read.
  private static let neutralColor = RGBColor(red: 0x5F, green: 0x63, blue: 0x68)
}
