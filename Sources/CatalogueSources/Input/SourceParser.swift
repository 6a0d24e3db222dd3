package import Diagnostics
package import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// The first stage: reads the source files, each on its own, so that they can be shared out over the cores. Builds,
/// previews, fixes, the formatter, statistics and new brands all read them here.
package struct SourceParser: Sendable {
  /// The fields of brands.
  let schema: EntrySchema
  private let fields: BrandFields
  /// The schema of brand files; `nil` where they needn't be validated.
  var brandSchema: Schema?
  /// The schema of `catalogue.yaml`.
  var settingsSchema: Schema?
  var jobs = 1
  /// What was read before, by the same schemas; a file that is the same isn't read again.
  package var cache = ParseCache()

  package init(
    schema: EntrySchema, brandSchema: Schema? = nil, settingsSchema: Schema? = nil, jobs: Int = 1,
    cache: ParseCache = ParseCache()
  ) {
    self.schema = schema
    fields = BrandFields(schema)
    (self.brandSchema, self.settingsSchema) = (brandSchema, settingsSchema)
    (self.jobs, self.cache) = (jobs, cache)
  }

  package func parse(_ files: SourceFiles) async -> ParsedSources {
    let settings = parse(files.settings, settingsSchema)
    let sorted = files.brands.sorted { $0.path < $1.path }
    let brands = await ParallelMap(jobs: jobs).map(sorted) { file in
      cache.brand(file) ?? parse(brand: file)
    }
    return ParsedSources(
      schema: schema, fields: fields, settings: MarketSettings(files.settings, settings.value),
      brands: brands.map(\.brand),
      logoPaths: files.logos.map(\.path).sorted(), logos: await logos(of: files),
      strayPaths: files.strayPaths.sorted(),
      problems: ([settings.problems] + brands.map(\.problems)).filter {
        !$0.syntax.isEmpty || !$0.schema.isEmpty
      })
  }

  /// A brand file alone, without the others of its market.
  package func parse(alone file: SourceText, in settings: MarketSettings) -> ParsedSources {
    let (brand, problems) = parse(brand: file)
    return ParsedSources(
      schema: schema, fields: fields, settings: settings, brands: [brand], logoPaths: [], logos: [],
      strayPaths: [],
      problems: [problems])
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

  private func parse(brand file: SourceText) -> ParseCache.Brand {
    let parsed = parse(file, brandSchema)
    return (BrandSource(file, parsed.value, fields), parsed.problems)
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
