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
  /// Where more new logos than that would have to be read, none is.
  private let logoLimit: Int

  /// - Parameters:
  ///   - entrySchemas: those of the kind's collections; none where files needn't be validated.
  ///   - settingsSchema: that of `catalogue.yaml`; `nil` where it needn't be validated.
  ///   - logoLimit: where more new logos than that would have to be read, none is (``ParsedSources/unreadDrawings``).
  package init(
    kind: KindSchema, entrySchemas: [Schema] = [], settingsSchema: Schema? = nil, jobs: Int = 1,
    cache: ParseCache = ParseCache(), logoLimit: Int = .max
  ) {
    self.kind = kind
    readers = kind.collections.enumerated().map { index, schema in
      Reader(
        schema: schema, fields: BrandFields(schema, icons: kind.icons),
        validator: entrySchemas.indices.contains(index) ? entrySchemas[index] : nil)
    }
    (self.settingsSchema, self.jobs, self.cache) = (settingsSchema, jobs, cache)
    self.logoLimit = logoLimit
  }

  package func parse(_ files: SourceFiles) async -> ParsedSources {
    let settings = parse(files.settings, settingsSchema)
    let sorted = files.brands.sorted { $0.path < $1.path }
    let stored = files.cache.read(by: files.schemas.kind)
    let cached = sorted.map(cache.entry)
    let new = await ParallelMap(jobs: jobs).map(Self.unknown(sorted, cached)) { file in
      entry(file, stored, readers[kind.index(ofFile: file.path)])
    }
    let read = Self.joined(cached, new)
    let entries = zip(sorted, read).map { (kind.index(ofFile: $0.path), $1) }
    let icons = icons(of: entries.map(\.1.brand), files)
    let drawings = await drawings(of: files.logos + files.symbols + icons, stored)
    let symbols = Set(files.symbols.map(\.path))
    return ParsedSources(
      kind: kind, settings: MarketSettings(files.settings, settings.value),
      collections: collections(
        entries, files.strayPaths.sorted().map { (kind.index(ofFile: $0), $0) }),
      logoPaths: (files.logos + icons).map(\.path).sorted(),
      logos: drawings.read.filter { !symbols.contains($0.source.path) },
      iconPaths: Set(icons.map(\.path)), symbolPaths: symbols.sorted(),
      symbols: drawings.read.filter { symbols.contains($0.source.path) },
      unreadDrawings: drawings.unread, assets: files.assets,
      problems: ([settings.problems] + entries.map(\.1.problems)).compactMap(\.self),
      earlierInputs: stored.publishedInputs)
  }

  /// What is known of files, and what was read of the others.
  private static func joined<Result>(_ known: [Result?], _ read: [Result]) -> [Result] {
    var rest = read.makeIterator()
    return known.compactMap { $0 ?? rest.next() }
  }

  /// The files of which nothing is known.
  private static func unknown<Result>(_ files: [SourceText], _ known: [Result?]) -> [SourceText] {
    zip(files, known).filter { $1 == nil }.map(\.0)
  }

  /// A file of an entry alone, without the others of its market.
  package func parse(alone file: SourceText, in settings: MarketSettings) -> ParsedSources {
    let index = kind.index(ofFile: file.path)
    let entry = readEntry(file)
    return ParsedSources(
      kind: kind, settings: settings, collections: collections([(index, entry)], []), logoPaths: [],
      logos: [], assets: [], problems: [entry.problems].compactMap(\.self))
  }

  /// The collections of entries and stray paths, each with the index of its own.
  private func collections(
    _ entries: [(Int, ParseCache.Entry)], _ strayPaths: [(Int, String)]
  ) -> [ParsedSources.Collection] {
    readers.enumerated().map { index, reader in
      let own = entries.lazy.filter { $0.0 == index }.map(\.1)
      return ParsedSources.Collection(
        schema: reader.schema, fields: reader.fields, brands: own.map(\.brand),
        unsettled: own.filter { !$0.isSettled }.map(\.brand),
        strayPaths: strayPaths.filter { $0.0 == index }.map(\.1))
    }
  }

  /// The icons of entries as files of the logo folder, but for those of which there is a file.
  private func icons(of brands: [BrandSource], _ files: SourceFiles) -> [SourceText] {
    guard let icons = kind.icons?.icons else { return [] }
    let folder = "\(files.settings.path.folderPrefix)\(EntrySchema.assets)/"
    let names = Set(files.logos.map(\.path.fileName))
    return brands.filter { $0.hasIcon && !names.contains("\($0.key).svg") }.compactMap { brand in
      brand.icon.flatMap { icons[$0.value] }.map { icon in
        SourceText(path: "\(folder)\(brand.key).svg", bytes: icon.logo)
      }
    }
  }

  private func drawings(
    of files: [SourceText], _ stored: BuildCache
  ) async -> (read: [LogoDrawing], unread: [SourceText]) {
    let drawings = files.filter { $0.path.hasSuffix(".svg") }.sorted { $0.path < $1.path }
    let kept = drawings.map { file in
      cache.drawing(of: file) ?? stored.facts(of: file).map { LogoDrawing(file, cached: $0) }
    }
    let unread = Self.unknown(drawings, kept)
    guard unread.count <= logoLimit else { return (kept.compactMap(\.self), unread) }
    let read = await LogoDrawing.all(of: unread, jobs: jobs)
    return (Self.joined(kept, read), [])
  }

  /// An entry as the last build read it, or as it is read now.
  private func entry(_ file: SourceText, _ stored: BuildCache, _ reader: Reader) -> ParseCache.Entry {
    guard let known = stored.entry(of: file) else { return read(file, by: reader) }
    return ParseCache.Entry(
      brand: BrandSource(file, reader.fields, cached: known), problems: nil, isSettled: true)
  }

  /// A file of an entry, whatever was read before.
  private func readEntry(_ file: SourceText) -> ParseCache.Entry {
    read(file, by: readers[kind.index(ofFile: file.path)])
  }

  private func read(_ file: SourceText, by reader: Reader) -> ParseCache.Entry {
    let parsed = parse(file, reader.validator)
    return ParseCache.Entry(
      brand: BrandSource(file, parsed.value, reader.fields), problems: parsed.problems, isSettled: false)
  }

  private func parse(_ file: SourceText, _ schema: Schema?) -> (
    value: LocatedValue?, problems: ParsedSources.FileProblems?
  ) {
    let document = YAMLReader.read(file)
    var (failures, rejected): ([SchemaFailure], [RejectedValue]) = ([], [])
    if let schema, let value = document.value {
      failures = schema.validate(value)
      rejected = FileRepair(schema: schema, document: value, source: file).rejected(failures)
    }
    guard !document.problems.isEmpty || !failures.isEmpty else { return (document.value, nil) }
    return (
      document.value,
      .init(source: file, syntax: document.problems, schema: failures, rejected: rejected)
    )
  }
}
