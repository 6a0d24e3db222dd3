internal import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// The first stage: reads the source files, each on its own, so that they can be shared out over the cores.
struct SourceParser: Sendable {
  let brandSchema: Schema
  let settingsSchema: Schema
  let logoCache: LogoCache
  let jobs: Int
  /// What was read before, by the same schemas; a file that is the same isn't read again.
  var earlier = EarlierSources()

  func parse(_ files: SourceFiles) async -> ParsedSources {
    let settings = parse(files.settings, settingsSchema)
    let sorted = files.brands.sorted { $0.path < $1.path }
    let brands = await ParallelMap(jobs: jobs).map(sorted) { file in
      if let known = earlier.brand(file) { return known }
      let parsed = parse(file, brandSchema)
      return (brand: BrandSource(file, parsed.value), problems: parsed.problems)
    }
    let drawings = files.logos.filter { $0.path.hasSuffix(".svg") }.sorted { $0.path < $1.path }
    let logos = await ParallelMap(jobs: jobs).map(drawings) { file in
      if let known = earlier.logo(file) { return known }
      let cached = logoCache.forms(of: file)
      return LogoSource(
        source: file, forms: cached ?? LogoForms(file.bytes, key: file.path.fileStem),
        isCached: cached != nil)
    }
    return ParsedSources(
      settings: MarketSettings(files.settings, settings.value), brands: brands.map(\.brand),
      logoPaths: files.logos.map(\.path).sorted(), logos: logos, strayPaths: files.strayPaths.sorted(),
      problems: ([settings.problems] + brands.map(\.problems)).filter {
        !$0.syntax.isEmpty || !$0.schema.isEmpty
      })
  }

  func parse(_ file: SourceText, _ schema: Schema) -> (
    value: LocatedValue?, problems: ParsedSources.FileProblems
  ) {
    let document = YAMLReader.read(file)
    let failures = document.value.map(schema.validate) ?? []
    let repair = FileRepair(schema: schema, document: document.value, source: file)
    return (
      document.value, .init(source: file, syntax: document.problems, schema: failures, repair: repair)
    )
  }
}
