internal import Catalogue
public import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Turns a catalogue that was written by hand, or published, into source files. Every value is written to a file or
/// reported, and what breaks a rule is fixed where there is only one way.
public struct CatalogueImport {
  private let sources: ImportSources
  private let catalogue: ImportedCatalogue
  private let given: GivenSettings?
  private let settingsForm: SourceForm
  private let kind: KindSchema
  private let collections: [CollectionImport]
  /// Their categories, each with ours.
  private let categories: SeparatedValues?
  private var log: ImportLog

  /// Imports a catalogue.
  /// - Throws: `UnreadableInput`, when the catalogue, the settings or a schema can't be read.
  public static func run(_ sources: ImportSources) throws(UnreadableInput) -> ImportResult {
    var run = try CatalogueImport(sources)
    return run.result()
  }

  private init(_ sources: ImportSources) throws(UnreadableInput) {
    self.sources = sources
    let schemas = try CompiledSchemas(sources.schemas)
    kind = schemas.kind
    let (folder, name) = (sources.schemaFolder, sources.schemas.kind.name)
    let files = zip(schemas.entries, sources.schemas.kind.schemas)
    collections = zip(schemas.kind.collections, files).map { schema, file in
      let address = folder.map { EntryModeline.address(of: schema.collection, in: name, below: $0) }
      return CollectionImport(schema, SourceForm(file.0, file.1, address: address))
    }
    settingsForm = SourceForm(
      schemas.settings, sources.schemas.settings, address: folder.map { "\($0)/catalogue.schema.json" })
    catalogue = try ImportedCatalogue(
      sources.catalogue, schemas.kind.collections, names: sources.fieldNames)
    categories = if let table = sources.categories { try SeparatedValues(pairs: table) } else { nil }
    given = if let settings = sources.settings { try GivenSettings(settings) } else { nil }
    log = ImportLog(sources.catalogue)
  }

  private mutating func result() -> ImportResult {
    let header = ReleaseFields.dropped(
      from: catalogue, unpublished: kind.collections.flatMap(\.entry.unpublishedNames), &log)
    let settings = SettingsFile(members: header, span: header.first?.keySpan ?? 0..<1)
    given?.compare(header, &log)
    reportLeftOut()
    let entries = catalogue.collections.map { collection in
      objects(collection.entries).map { ImportedBrand($0, at: $1) }
    }
    // Behaviours, and with them colours and logos, are for kinds of one collection.
    let bindings = kind.collections.first?.bindings ?? Bindings()
    let neutralColor = kind.collections.first.flatMap {
      settings.neutralColor(of: entries.first ?? [], BrandFields($0))
    }
    var tombstones = tombstones()
    let identified = identified(entries, &tombstones)
    given?.compare(tombstones, &log)
    var run = ImportRun(
      settings: given?.settings,
      neutralColor: given?.settings.neutralColor ?? neutralColor.map { NeutralColor($0) } ?? .steps,
      categories: ImportedCategories(
        given?.settings, known: catalogue.categories, table: categories,
        findsByWords: sources.findsCategories),
      isRelease: catalogue.isRelease, source: sources.source, logos: ImportedLogos(sources.logos, bindings),
      log: log
    )
    for (index, collection) in collections.enumerated() {
      let own = tombstones.filter { catalogue.isOf(collection.schema.collection, $0) }
      collection.write(identified[index], own, &run)
    }
    run.logos.reportUnused(&run.log)
    write(settings, neutralColor, tombstones, &run)
    return ImportResult(
      collections: kind.collections.map(\.collection), hasLogos: bindings[.logo] != nil, files: run.files,
      diagnostics: run.log.diagnostics.sorted(), missing: run.log.missing.lines)
  }

  /// The entries of each collection with valid ids, by which they and the tombstones refer to them.
  private mutating func identified(
    _ entries: [[ImportedBrand]], _ tombstones: inout [ImportedTombstone]
  ) -> [[ImportedBrand]] {
    var changed = ChangedIDs()
    var identified = entries
    for (index, collection) in collections.enumerated() {
      let own = tombstones.filter { catalogue.isOf(collection.schema.collection, $0) }
      identified[index] = collection.identified(entries[index], retired: own.map(\.id), &changed, &log)
    }
    tombstones = tombstones.map { tombstone in
      let own = collections.first { catalogue.isOf($0.schema.collection, tombstone) }
      return own.map { tombstone.following(changed, in: $0.schema.collection.name) } ?? tombstone
    }
    return zip(collections, identified).map { collection, entries in
      entries.map { $0.following(changed, in: collection.schema.entry) }
    }
  }

  /// Writes `catalogue.yaml`: the given one as it is, unless ids are retired that it doesn't have.
  private func write(
    _ settings: SettingsFile, _ neutralColor: RGBColor?, _ tombstones: [ImportedTombstone],
    _ run: inout ImportRun
  ) {
    let value =
      given.map { $0.value(retiring: $0.unknown(among: tombstones), &run.log) }
      ?? settings.value(
        of: sources.schemas.kind.name, kind, neutralColor: neutralColor,
        categories: run.categories.found, retired: tombstones.map(\.entry), &run.log)
    let advice =
      catalogue.hasHeader ? nil : "write it in the new catalogue.yaml, or give one that has it: --settings"
    let bytes =
      value.map { settingsForm.bytes(of: $0, adviceOnMissing: advice, &run.log) }
      ?? given?.settings.source.bytes ?? []
    _ = run.write("catalogue.yaml", bytes, at: value?.span ?? 0..<1)
  }

  /// Reports what isn't of any field, and names that stand for none.
  private mutating func reportLeftOut() {
    for cell in catalogue.surplus {
      log.error(
        "this cell isn't imported: the first line names no column for it", at: cell.span,
        fix: "name its column there; put a text that has separators in quotes", item: cell.text.shortened,
        many: .things("cells aren't imported: the first line names no column for them"))
    }
    for (name, field) in catalogue.unusedNames {
      log.error("no entry has \"\(name.shortened)\", which was to be its \(field.shortened)", at: 0..<1)
    }
    for (name, field, count) in catalogue.namedTwice {
      let (theirs, ours) = (name.value.shortened, field.shortened)
      let entries = count == 1 ? "an entry has" : "\(count) entries have"
      log.error(
        "\"\(theirs)\" isn't imported: it was to be \(ours), which \(entries) too", at: name.span,
        fix: "leave one of them out: --field \(ours)= beside it, or --field \(theirs)= in its place")
    }
  }

  private mutating func tombstones() -> [ImportedTombstone] {
    let collections = catalogue.collections.map(\.collection)
    return objects(catalogue.tombstones).compactMap { object, span in
      guard let tombstone = ImportedTombstone(object, at: span) else {
        log.error("this tombstone isn't imported: it has no id", at: span.prefix(1))
        return nil
      }
      guard collections.contains(where: { catalogue.isOf($0, tombstone) }) else {
        log.error(
          "this tombstone isn't imported: it is of no collection", at: tombstone.id.span,
          fix: "collection is one of \(collections.map(\.name).joined(separator: ", "))")
        return nil
      }
      return tombstone
    }
  }

  private mutating func objects(_ values: [LocatedValue]) -> [(LocatedObject, Range<Int>)] {
    values.compactMap { value in
      if value.object == nil { log.error("this isn't imported: it must be an object", at: value.span) }
      return value.object.map { ($0, value.span) }
    }
  }
}
