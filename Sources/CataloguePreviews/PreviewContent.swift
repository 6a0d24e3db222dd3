internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What the preview shows: the brands, each with its findings and changes, and what belongs to none.
struct PreviewContent: Sendable {
  let settings: MarketSettings
  let kind: KindSchema
  /// The brands and tombstones that have a file, by its path.
  let brands: [PreviewBrand]
  let tombstones: [Tombstone]
  /// The findings that belong to no brand.
  let findings: [Diagnostic]
  /// The changes that belong to no brand.
  let changes: [BrandChanges.Change]
  /// The release with which the sources are compared.
  let baseline: CatalogueVersion?

  init(
    _ sources: ParsedSources, findings: [Diagnostic], baseline: PreviewBaseline?
  ) {
    settings = sources.settings
    kind = sources.kind
    self.baseline = baseline?.released.version
    var changes = baseline.map { BrandChanges(of: sources, since: $0) } ?? BrandChanges()
    let keys = sources.brands.map { BrandChanges.Key($0.key, of: sources.named(of: $0)) }
    changes.keep(Set(keys))
    self.changes = changes.general
    tombstones = sources.collections.flatMap(sources.tombstones)
    let owners = FindingOwners(sources)
    var own = [[Diagnostic]](repeating: [], count: sources.brands.count)
    var others: [Diagnostic] = []
    for finding in findings {
      if let owner = owners.owner(of: finding) { own[owner].append(finding) } else { others.append(finding) }
    }
    self.findings = others
    let neutralColor = settings.neutralColor ?? .usualNeutral
    let publishers = sources.collections.flatMap { collection in
      let publisher = EntryPublisher(collection.schema)
      return collection.brands.map { _ in (collection.schema, publisher) }
    }
    brands = zip(sources.brands, publishers).enumerated().map { index, element in
      let (source, (schema, publisher)) = element
      return PreviewBrand(
        path: source.source.path, status: source.status, schema: schema,
        entry: publisher.entry(source.object, id: source.key, neutral: neutralColor, digest: nil),
        logo: owners.logo(of: source), findings: own[index], changes: changes.of(keys[index]))
    }
  }

  /// How many entries are shown, in words.
  var countInWords: String {
    kind.counted(
      kind.collections.map { schema in
        brands.count { $0.schema.collection == schema.collection && !$0.status.isTombstone }
      })
  }
}

/// A brand as the preview shows it, as far as its file could be read.
struct PreviewBrand: Sendable {
  /// The brand's file.
  let path: String
  let status: BrandStatus
  let schema: EntrySchema
  let entry: PublishedEntry
  let logo: LogoSource?
  let findings: [Diagnostic]
  let changes: [BrandChanges.Change]
}

/// The brands of findings: a finding belongs to the brand in whose file, or whose logo's file, it is.
struct FindingOwners {
  private var brands: [ByteString: Int] = [:]
  private var logos: [ByteString: LogoSource] = [:]

  init(_ sources: ParsedSources) {
    for logo in sources.logos { logos[ByteString(logo.source.path.fileName)] = logo }
    let paths = Dictionary(sources.logoPaths.map { (ByteString($0.fileName), $0) }) { first, _ in first }
    for (index, brand) in sources.brands.enumerated() {
      brands[ByteString(brand.source.path)] = index
      // A logo that is named after a brand is most likely meant for it, even if the brand doesn't name it.
      for name in [brand.logo?.value, "\(brand.fileID).svg"].compactMap(\.self) {
        if let path = paths[ByteString(name)], brands[ByteString(path)] == nil || name == brand.logo?.value {
          brands[ByteString(path)] = index
        }
      }
    }
  }

  /// The index of the finding's brand among the sources; `nil` where it belongs to none.
  func owner(of finding: Diagnostic) -> Int? {
    finding.location.flatMap { brands[ByteString($0.path)] }
  }

  /// The logo that a brand names, where it is an SVG file.
  func logo(of brand: BrandSource) -> LogoSource? {
    brand.logo.flatMap { logos[ByteString($0.value)] }
  }
}
