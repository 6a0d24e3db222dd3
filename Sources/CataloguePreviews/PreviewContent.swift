internal import Catalogue
internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

/// What the preview shows: the brands, each with its findings and changes, and what belongs to none.
struct PreviewContent: Sendable {
  let settings: MarketSettings
  let kind: KindSchema
  /// How many brands have a logo, a colour and a barcode rule, in sentences.
  let summary: String
  /// The pictograms of the categories.
  let symbols: [LogoDrawing]
  /// The brands and tombstones that have a file, by its path.
  let brands: [PreviewBrand]
  let tombstones: [Tombstone]
  /// The findings that belong to no brand.
  let findings: [Diagnostic]
  /// The accepted warnings that belong to no brand.
  let accepted: [AcceptedFinding]
  /// The changes that belong to no brand.
  let changes: [BrandChanges.Change]
  /// The release with which the sources are compared.
  let baseline: CatalogueVersion?

  init(
    _ sources: ParsedSources, findings: [Diagnostic], accepted: [AcceptedFinding], baseline: PreviewBaseline?
  ) {
    settings = sources.settings
    (kind, symbols) = (sources.kind, sources.symbols)
    summary = CatalogueStatistics(sources).summary
    self.baseline = baseline?.released.version
    var changes = baseline.map { BrandChanges(of: sources, since: $0) } ?? BrandChanges()
    let keys = sources.brands.map { BrandChanges.Key($0.key, of: sources.named(of: $0)) }
    changes.keep(Set(keys))
    self.changes = changes.general
    tombstones = sources.collections.flatMap(sources.tombstones)
    let owners = FindingOwners(sources)
    let own = Dictionary(grouping: findings, by: owners.owner)
    let ownAccepted = Dictionary(grouping: accepted) { owners.owner(of: $0.finding) }
    self.findings = own[nil] ?? []
    self.accepted = ownAccepted[nil] ?? []
    let neutralColor = settings.neutralColor ?? .steps
    let publishers = sources.collections.flatMap { collection in
      let publisher = EntryPublisher(collection.schema)
      return collection.brands.map { _ in (collection.schema, publisher) }
    }
    brands = zip(sources.brands, publishers).enumerated().map { index, element in
      let (source, (schema, publisher)) = element
      return PreviewBrand(
        path: source.source.path, status: source.status, schema: schema,
        entry: publisher.entry(source.object, id: source.key, neutral: neutralColor, digest: nil),
        logo: owners.logo(of: source), findings: own[index] ?? [], accepted: ownAccepted[index] ?? [],
        changes: changes.of(keys[index]))
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
  let logo: LogoDrawing?
  let findings: [Diagnostic]
  /// The warnings that its file accepts.
  let accepted: [AcceptedFinding]
  let changes: [BrandChanges.Change]
}
