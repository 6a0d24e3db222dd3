package import Diagnostics
package import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// The first stage: reads the source files, each on its own, so that they can be shared out over the cores. Builds,
/// previews, fixes, the formatter, statistics and new brands all read them here.
package struct SourceParser: Sendable {
  /// A collection, with the schema of its files; `nil` where they needn't be validated.
  private struct Reader {
    let schema: EntrySchema
    let fields: BrandFields
    let validator: Schema?
  }

  private let kind: KindSchema
  private let readers: [Reader]
  /// The schema of `catalogue.yaml`.
  private let settingsSchema: Schema?
  private let jobs: Int
  /// What was read before, by the same schemas; a file that is the same isn't read again.
  package var cache: ParseCache

  /// - Parameters:
  ///   - entrySchemas: those of the kind's collections; none where files needn't be validated.
  ///   - settingsSchema: that of `catalogue.yaml`; `nil` where it needn't be validated.
  package init(
    kind: KindSchema, entrySchemas: [Schema] = [], settingsSchema: Schema? = nil, jobs: Int = 1,
    cache: ParseCache = ParseCache()
  ) {
    self.kind = kind
    readers = kind.collections.enumerated().map { index, schema in
      Reader(
        schema: schema, fields: BrandFields(schema),
        validator: entrySchemas.indices.contains(index) ? entrySchemas[index] : nil)
    }
    (self.settingsSchema, self.jobs, self.cache) = (settingsSchema, jobs, cache)
  }

  package func parse(_ files: SourceFiles) async -> ParsedSources {
    let settings = parse(files.settings, settingsSchema)
    let sorted = files.brands.sorted { $0.path < $1.path }
    let brands = await ParallelMap(jobs: jobs).map(sorted) { file in
      let index = kind.index(ofFile: file.path)
      return (index, cache.brand(file) ?? parse(file, by: readers[index]))
    }
    return ParsedSources(
      kind: kind, settings: MarketSettings(files.settings, settings.value),
      collections: collections(
        brands.map { ($0, $1.brand) }, files.strayPaths.sorted().map { (kind.index(ofFile: $0), $0) }),
      logoPaths: files.logos.map(\.path).sorted(), logos: await logos(of: files), assets: files.assets,
      problems: ([settings.problems] + brands.map(\.1.problems)).filter(\.areAny))
  }

  /// A file of an entry alone, without the others of its market.
  package func parse(alone file: SourceText, in settings: MarketSettings) -> ParsedSources {
    let index = kind.index(ofFile: file.path)
    let (brand, problems) = parse(file, by: readers[index])
    return ParsedSources(
      kind: kind, settings: settings, collections: collections([(index, brand)], []), logoPaths: [],
      logos: [], assets: [], problems: [problems].filter(\.areAny))
  }

  /// The collections of entries and stray paths, each with the index of its own.
  private func collections(
    _ brands: [(Int, BrandSource)], _ strayPaths: [(Int, String)]
  ) -> [ParsedSources.Collection] {
    readers.enumerated().map { index, reader in
      ParsedSources.Collection(
        schema: reader.schema, fields: reader.fields, brands: brands.filter { $0.0 == index }.map(\.1),
        strayPaths: strayPaths.filter { $0.0 == index }.map(\.1))
    }
  }

  private func logos(of files: SourceFiles) async -> [LogoSource] {
    let drawings = files.logos.filter { $0.path.hasSuffix(".svg") }.sorted { $0.path < $1.path }
    guard !drawings.isEmpty else { return [] }
    let stored = LogoCache(files.logoCache)
    return await ParallelMap(jobs: jobs).map(drawings) { file in
      if let known = cache.logo(file) { return known }
      let cached = stored.forms(of: file)
      return LogoSource(
        source: file, forms: cached ?? LogoForms(file.bytes, key: file.path.fileStem),
        isCached: cached != nil)
    }
  }

  private func parse(_ file: SourceText, by reader: Reader) -> ParseCache.Brand {
    let parsed = parse(file, reader.validator)
    return (BrandSource(file, parsed.value, reader.fields), parsed.problems)
  }

  private func parse(_ file: SourceText, _ schema: Schema?) -> (
    value: LocatedValue?, problems: ParsedSources.FileProblems
  ) {
    let document = YAMLReader.read(file)
    let problems = ParsedSources.FileProblems(
      source: file, syntax: document.problems,
      schema: schema.flatMap { document.value.map($0.validate) } ?? [],
      repair: schema.map { FileRepair(schema: $0, document: document.value, source: file) })
    return (document.value, problems)
  }
}
