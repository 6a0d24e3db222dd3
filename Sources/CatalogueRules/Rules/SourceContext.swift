internal import Catalogue
package import CatalogueSources
package import Diagnostics
package import JSONSchema

/// What the rules about source files see: the files, what was released before, and look-ups over both.
package struct SourceContext: Sendable {
  let sources: ParsedSources
  package let baseline: ReleasedCatalogue?
  /// The templates by file name; `nil` where none is checked.
  package let templates: [String: SourceText]?
  /// What could not be read.
  let unresolved: Unresolved
  /// The brands by id; of several, the one whose file has that name, or else the first.
  package let brandsByID: [String: BrandSource]
  /// The ids that the names in the brand folder give. A file that has another id, or that isn't read, has a finding
  /// of its own; its brand isn't missing.
  package let fileIDs: Set<String>
  /// The brands that are known to be live.
  package let liveBrands: [BrandSource]
  /// Where every name is used.
  package let names: NameIndex

  package init(sources: ParsedSources, baseline: ReleasedCatalogue?, templates: [String: SourceText]?) {
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
  package init(alone sources: ParsedSources) { self.init(sources: sources, baseline: nil, templates: nil) }

  package var brands: [BrandSource] { sources.brands }
  package var schema: EntrySchema { sources.schema }
  package var fields: BrandFields { sources.fields }
  var bindings: Bindings { fields.bindings }

  /// What messages call the field that has a part.
  func name(_ role: Role) -> String { bindings.name(role) }
  package var settings: MarketSettings { sources.settings }

  /// Whether a brand's status could be read, or is left out knowingly.
  func knowsStatus(of brand: BrandSource) -> Bool { Self.knowsStatus(of: brand, unresolved, bindings) }

  /// Whether a brand is known to be live.
  package func isLive(_ brand: BrandSource) -> Bool { brand.isLive && knowsStatus(of: brand) }

  private static func knowsStatus(
    of brand: BrandSource, _ unresolved: Unresolved, _ bindings: Bindings
  ) -> Bool {
    if let text = brand.statusText { return BrandStatus(rawValue: text.value) != nil }
    return !brand.isUnreadable && !unresolved.mayHave(bindings.name(.status), in: brand.source)
  }
}

/// What the rules about a release see: the catalogue that the sources give, the one in the working folder, the
/// last release.
package struct ReleaseContext: Sendable {
  /// The catalogue that the sources give, read back from its JSON.
  package let fresh: ReleasedCatalogue
  /// The same, built a second time in another order.
  package let rebuilt: ReleasedCatalogue
  /// The catalogue in the working folder, or why it can't be read; `nil` where there is none.
  package let existing: Result<ReleasedCatalogue, ReleasedCatalogue.Unreadable>?
  /// Where that catalogue is.
  package let cataloguePath: String
  package let baseline: ReleasedCatalogue?
  package let publishedSchema: Schema
  /// Paths of generated files that git tracks.
  package let trackedGeneratedPaths: [String]

  package init(
    fresh: ReleasedCatalogue, rebuilt: ReleasedCatalogue,
    existing: Result<ReleasedCatalogue, ReleasedCatalogue.Unreadable>?, cataloguePath: String,
    baseline: ReleasedCatalogue?, publishedSchema: Schema, trackedGeneratedPaths: [String]
  ) {
    self.fresh = fresh
    self.rebuilt = rebuilt
    self.existing = existing
    self.cataloguePath = cataloguePath
    self.baseline = baseline
    self.publishedSchema = publishedSchema
    self.trackedGeneratedPaths = trackedGeneratedPaths
  }
}
