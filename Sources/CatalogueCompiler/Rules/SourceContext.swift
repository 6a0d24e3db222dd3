internal import Catalogue
internal import Diagnostics
internal import JSONSchema

/// What the rules about source files see: the files, what was released before, and look-ups over both.
struct SourceContext: Sendable {
  let sources: ParsedSources
  let baseline: ReleasedCatalogue?
  /// The templates by file name; `nil` where none is checked.
  let templates: [String: SourceText]?
  /// What could not be read.
  let unresolved: Unresolved
  /// The brands by id; of several, the one whose file has that name, or else the first.
  let brandsByID: [String: BrandSource]
  /// The ids that the names in the brand folder give. A file that has another id, or that isn't read, has a finding
  /// of its own; its brand isn't missing.
  let fileIDs: Set<String>
  /// The brands that are known to be live.
  let liveBrands: [BrandSource]
  /// Where every name is used.
  let names: NameIndex

  init(sources: ParsedSources, baseline: ReleasedCatalogue?, templates: [String: SourceText]?) {
    self.sources = sources
    self.baseline = baseline
    self.templates = templates
    let unresolved = Unresolved(sources.problems)
    self.unresolved = unresolved
    brandsByID = Dictionary(sources.brands.map { ($0.key, $0) }) { first, second in
      second.fileID == second.key ? second : first
    }
    fileIDs = Set(sources.brands.map(\.fileID)).union(
      sources.strayPaths.map(\.fileStem))
    liveBrands = sources.brands.filter {
      $0.isLive && Self.knowsStatus(of: $0, unresolved, sources.schema.bindings)
    }
    names = NameIndex(sources.brands, live: liveBrands)
  }

  /// What the rules about a file alone see.
  init(alone sources: ParsedSources) { self.init(sources: sources, baseline: nil, templates: nil) }

  var brands: [BrandSource] { sources.brands }
  var schema: EntrySchema { sources.schema }
  var fields: BrandFields { sources.fields }
  var bindings: Bindings { fields.bindings }

  /// What messages call the field that has a part.
  func name(_ role: Role) -> String { bindings.name(role) }
  var settings: MarketSettings { sources.settings }

  /// Whether a brand's status could be read, or is left out knowingly.
  func knowsStatus(of brand: BrandSource) -> Bool { Self.knowsStatus(of: brand, unresolved, bindings) }

  /// Whether a brand is known to be live.
  func isLive(_ brand: BrandSource) -> Bool { brand.isLive && knowsStatus(of: brand) }

  private static func knowsStatus(
    of brand: BrandSource, _ unresolved: Unresolved, _ bindings: Bindings
  ) -> Bool {
    if let text = brand.statusText { return BrandStatus(rawValue: text.value) != nil }
    return !brand.isUnreadable && !unresolved.mayHave(bindings.name(.status), in: brand.source)
  }
}

/// What the rules about a release see: the catalogue that the sources give, the one in the working folder, the
/// last release.
struct ReleaseContext: Sendable {
  /// The catalogue that the sources give, read back from its JSON.
  let fresh: ReleasedCatalogue
  /// The same, built a second time in another order.
  let rebuilt: ReleasedCatalogue
  /// The catalogue in the working folder, or why it can't be read; `nil` where there is none.
  let existing: Result<ReleasedCatalogue, ReleasedCatalogue.Unreadable>?
  /// Where that catalogue is.
  let cataloguePath: String
  let baseline: ReleasedCatalogue?
  let publishedSchema: Schema
  /// Paths of generated files that git tracks.
  let trackedGeneratedPaths: [String]
}
