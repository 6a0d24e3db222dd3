internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// What a value of a file names: where that is, and where else it is named.
struct Navigation {
  /// What a value names.
  enum Target {
    case entry(BrandSource, EntryCollection)
    case category(MarketSettings.Category)
    /// A file that entries name, by its path.
    case file(String)
  }

  /// A range of a file.
  struct Location: Hashable {
    let path: String
    let span: Range<Int>
  }

  let catalogue: OpenCatalogue
  let checked: CheckedSources
  let schema: FileSchema

  /// What is named at a position; `nil` where nothing is, or what there isn't.
  func target(at position: TreePosition) -> Target? {
    guard !position.isKey, let text = position.text else { return nil }
    if let collection = schema.reference(at: position.steps) {
      return collection == EntrySchema.categories ? category(text) : entry(text, of: collection)
    }
    guard let folder = schema.keyword("x-asset", at: position.steps)?.string else { return nil }
    let files = catalogue.files
    let paths =
      folder == EntrySchema.assets
      ? files.logos.map(\.path) : files.assets.filter { $0.folder == folder }.map(\.path)
    return paths.first { $0.fileName == text }.map(Target.file)
  }

  private func category(_ id: String) -> Target? {
    checked.sources.settings.categories.first { $0.id.value == id }.map(Target.category)
  }

  private func entry(_ id: String, of name: String) -> Target? {
    guard let index = checked.sources.kind.index(of: name) else { return nil }
    let context = checked.context.of(collection: index)
    return context.brandsByID[id].map { .entry($0, context.schema.collection) }
  }

  /// Where it is.
  func definition(of target: Target) -> Location {
    switch target {
    case .entry(let entry, _): Location(path: entry.source.path, span: entry.id?.span ?? 0..<0)
    case .category(let category): Location(path: catalogue.files.settings.path, span: category.id.span)
    case .file(let path): Location(path: path, span: 0..<0)
    }
  }

  /// Where it is named, in the order of files.
  func references(to target: Target) -> [Location] {
    let found =
      switch target {
      case .entry(let entry, let collection):
        references(to: entry.key, in: collection.name) + retired(for: entry.key, in: collection)
      case .category(let category): references(to: category.id.value, in: EntrySchema.categories)
      case .file(let path): references(toFile: path)
      }
    return Set(found).sorted { ($0.path, $0.span.lowerBound) < ($1.path, $1.span.lowerBound) }
  }

  private func references(to id: String, in collection: String) -> [Location] {
    checked.sources.referrers(of: id, in: collection).flatMap { referrer in
      referrer.path.texts(in: referrer.brand.object).filter { $0.value == id }
        .map { Location(path: referrer.brand.source.path, span: $0.span) }
    }
  }

  private func retired(for id: String, in collection: EntryCollection) -> [Location] {
    let settings = checked.sources.settings
    return settings.retired.filter { ($0.collection?.value ?? collection.name) == collection.name }
      .compactMap(\.replacedBy).filter { $0.value == id }
      .map { Location(path: settings.source.path, span: $0.span) }
  }

  private func references(toFile path: String) -> [Location] {
    let name = path.fileName
    let folder = catalogue.files.assets.first { $0.path == path }?.folder
    return checked.sources.collections.flatMap { collection in
      let paths = folder.map { folder in
        collection.schema.entry.sourcePaths { $0.assetFolder == folder }
      }
      return collection.brands.flatMap { brand in
        let texts = paths?.flatMap { $0.texts(in: brand.object) } ?? [brand.logo].compactMap(\.self)
        return texts.filter { $0.value == name }.map { Location(path: brand.source.path, span: $0.span) }
      }
    }
  }
}
