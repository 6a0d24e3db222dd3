internal import Catalogue
package import CatalogueSources
package import Diagnostics
package import JSONSchema

/// What the rules about source files see: the files of one collection, what was released before, and look-ups over
/// both and over the other collections.
package struct SourceContext: Sendable {
  let sources: ParsedSources
  package let baseline: ReleasedCatalogue?
  /// The templates by file name; `nil` where none is checked.
  package let templates: [String: SourceText]?
  /// What could not be read.
  let unresolved: Unresolved
  /// The look-ups over each collection.
  private let indices: [EntryIndex]
  /// What was released of each collection.
  private let releases: [ReleasedCatalogue.Part?]
  /// Which of all changes in an editor the last one of a file was, by its path; none where nobody edits.
  private let changes: [String: Int]
  /// What is in the logo folder.
  let logoFolder: LogoFolder
  /// The index of the collection that rules look at.
  private(set) var current = 0

  package init(
    sources: ParsedSources, baseline: ReleasedCatalogue?, templates: [String: SourceText]?,
    changes: [String: Int] = [:]
  ) {
    self.sources = sources
    self.baseline = baseline
    self.templates = templates
    self.changes = changes
    let unresolved = Unresolved(sources.problems)
    self.unresolved = unresolved
    logoFolder = LogoFolder(sources.logoPaths, sources.logos)
    indices = sources.collections.map { EntryIndex($0, unresolved) }
    releases = sources.kind.collections.map { baseline?.part(of: $0.collection, among: sources.kind) }
  }

  /// What the rules about a file alone see.
  package init(alone sources: ParsedSources) { self.init(sources: sources, baseline: nil, templates: nil) }

  /// Whether the reader or a schema has a finding in any file.
  package var hasProblems: Bool { !sources.problems.isEmpty }

  /// One for each collection.
  package var ofCollections: [SourceContext] { indices.indices.map(of) }

  /// The same, for the collection that a file belongs to.
  package func of(file path: String) -> SourceContext { of(collection: kind.index(ofFile: path)) }

  /// The same, for the collection of an index.
  package func of(collection index: Int) -> SourceContext {
    var context = self
    context.current = indices.indices.contains(index) ? index : 0
    return context
  }

  /// The look-ups over another collection; `nil` where there is none of that name.
  func index(of collection: String) -> EntryIndex? { kind.index(of: collection).map { indices[$0] } }

  /// The look-ups over the collection of an index.
  func entries(at index: Int) -> EntryIndex { indices[index] }

  /// Where the files that entries may name are published, and the pictograms of categories.
  package var assetPaths: [String] {
    let symbols = kind.symbols.map { folder in sources.symbolPaths.map { "\(folder)/\($0.fileName)" } }
    return sources.assets.map(\.publishedPath) + (symbols ?? [])
  }
  package var kind: KindSchema { sources.kind }
  package var settings: MarketSettings { sources.settings }
  package var schema: EntrySchema { own.schema }
  package var fields: BrandFields { own.fields }
  package var brands: [BrandSource] { own.brands }
  /// The entries that the rules about a single entry look at.
  var unsettled: [BrandSource] { own.unsettled }
  /// What these rules see beside the entry.
  var collection: CollectionContext {
    CollectionContext(kind: kind, schema: schema, fields: fields, unresolved: unresolved)
  }
  /// The paths of files in the collection's folder that aren't entries' files.
  var strayPaths: [String] { own.strayPaths }
  /// The ids of the collection that were used before this catalogue.
  package var retired: [MarketSettings.Retired] { settings.retired(in: schema, of: kind) }
  /// What was released of the collection; `nil` before the first release.
  package var released: ReleasedCatalogue.Part? { releases[current] }
  package var brandsByID: [String: BrandSource] { indices[current].brandsByID }
  /// Whether the folder has a file whose name gives that id.
  package func hasFile(named id: String) -> Bool { indices[current].hasFile(named: id) }
  package var liveBrands: [BrandSource] { indices[current].liveBrands }
  /// Where every name is used.
  package var names: NameIndex { indices[current].names }
  /// Whether nothing of a file could be read.
  var hasUnreadable: Bool { indices[current].hasUnreadable }
  var bindings: Bindings { fields.bindings }
  /// How many files there are of which it isn't known whether they are live brands.
  var doubtfulCount: Int { indices[current].doubtfulCount }

  private var own: ParsedSources.Collection { sources.collections[current] }

  /// What messages call the field that has a part.
  func name(_ role: Role) -> String { bindings.name(role) }

  /// Whether a brand's status could be read, or is left out knowingly.
  func knowsStatus(of brand: BrandSource) -> Bool { unresolved.knowsStatus(of: brand, bindings) }

  /// Whether any of the collection's files may have a field that could not be read.
  func mayHave(_ field: String) -> Bool {
    unresolved.sources(thatMayHave: field).contains {
      $0.path != settings.source.path && kind.index(ofFile: $0.path) == current
    }
  }

  /// Whether a finding about two brands is reported at the first of them: at the one that was changed last, or else at
  /// the one whose path comes first.
  func isReported(at brand: BrandSource, beside other: BrandSource) -> Bool {
    let (path, otherPath) = (brand.source.path, other.source.path)
    let (change, otherChange) = (changes[path] ?? 0, changes[otherPath] ?? 0)
    return change == otherChange ? path < otherPath : change > otherChange
  }

  /// Whether a brand is known to be live.
  package func isLive(_ brand: BrandSource) -> Bool { collection.isLive(brand) }
}

/// What the rules about a single entry see beside the entry: nothing that another file of the catalogue can change.
package struct CollectionContext: Sendable {
  let kind: KindSchema
  let schema: EntrySchema
  let fields: BrandFields
  /// What of the entry could not be read.
  let unresolved: Unresolved

  /// What messages call the field that has a part.
  func name(_ role: Role) -> String { fields.bindings.name(role) }

  /// Whether a brand's status could be read, or is left out knowingly.
  func knowsStatus(of brand: BrandSource) -> Bool { unresolved.knowsStatus(of: brand, fields.bindings) }

  /// Whether a brand is known to be live.
  func isLive(_ brand: BrandSource) -> Bool {
    brand.isLive && knowsStatus(of: brand)
  }
}

/// Look-ups over the entries of one collection.
struct EntryIndex: Sendable {
  let schema: EntrySchema
  /// The brands by id; of several, the one whose file has that name, or else the first.
  let brandsByID: [String: BrandSource]
  /// The ids that the names of files give which have another id, or aren't read.
  private let otherFileIDs: Set<String>
  /// The brands that are known to be live.
  let liveBrands: [BrandSource]
  /// How many files there are of which it isn't known whether they are live brands.
  let doubtfulCount: Int
  let hasUnreadable: Bool
  /// Where every name is used.
  let names: NameIndex

  init(_ collection: ParsedSources.Collection, _ unresolved: Unresolved) {
    let brands = collection.brands
    schema = collection.schema
    brandsByID = Dictionary(brands.map { ($0.key, $0) }) { first, second in
      second.fileID == second.key ? second : first
    }
    otherFileIDs = Set(
      brands.filter { $0.fileID != $0.key }.map(\.fileID) + collection.strayPaths.map(\.fileStem))
    let known = brands.filter { unresolved.knowsStatus(of: $0, collection.schema.bindings) }
    liveBrands = known.filter(\.isLive)
    doubtfulCount = brands.count - known.count + collection.strayPaths.count
    hasUnreadable = brands.contains(where: \.isUnreadable)
    names = NameIndex(brands, live: liveBrands)
  }

  /// Whether the folder has a file whose name gives that id. One that has another id, or that isn't read, has a finding of
  /// its own; its brand isn't missing.
  func hasFile(named id: String) -> Bool { brandsByID[id]?.fileID == id || otherFileIDs.contains(id) }
}

extension Unresolved {
  /// Whether a brand's status could be read, or is left out knowingly.
  fileprivate func knowsStatus(of brand: BrandSource, _ bindings: Bindings) -> Bool {
    if let text = brand.statusText { return BrandStatus(rawValue: text.value) != nil }
    return !brand.isUnreadable && !mayHave(bindings.name(.status), in: brand.source)
  }
}

/// What the rules about a release see: the catalogue that the sources give, the one in the working folder, the
/// last release.
package struct ReleaseContext: Sendable {
  /// The catalogue that the sources give, read back from its JSON.
  package let fresh: ReleasedCatalogue
  /// The same, built a second time in another order and with the cache; `nil` where that wasn't asked for.
  package let rebuilt: ReleasedCatalogue?
  /// The catalogue in the working folder, or why it can't be read; `nil` where there is none.
  package let existing: Result<ReleasedCatalogue, ReleasedCatalogue.Unreadable>?
  /// Where that catalogue is.
  package let cataloguePath: String
  package let baseline: ReleasedCatalogue?
  /// The settings that the sources have.
  package let settings: MarketSettings
  /// The kind of the catalogue.
  package let kind: KindSchema
  /// The kind as it was when the last release was made; `nil` where it was the same, or isn't known.
  package let baselineKind: KindSchema?
  package let publishedSchema: Schema
  /// Paths of generated files that git tracks.
  package let trackedGeneratedPaths: [String]

  package init(
    fresh: ReleasedCatalogue, rebuilt: ReleasedCatalogue?,
    existing: Result<ReleasedCatalogue, ReleasedCatalogue.Unreadable>?, cataloguePath: String,
    baseline: ReleasedCatalogue?, settings: MarketSettings, kind: KindSchema, baselineKind: KindSchema?,
    publishedSchema: Schema, trackedGeneratedPaths: [String]
  ) {
    self.fresh = fresh
    self.rebuilt = rebuilt
    self.existing = existing
    self.cataloguePath = cataloguePath
    self.baseline = baseline
    (self.settings, self.kind, self.baselineKind) = (settings, kind, baselineKind)
    self.publishedSchema = publishedSchema
    self.trackedGeneratedPaths = trackedGeneratedPaths
  }
}
