internal import Catalogue
public import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// Turns a catalogue that was written by hand, or published, into brand files. Every value is written to a file or
/// reported, and what breaks a rule is fixed where there is only one way.
public struct CatalogueImport {
  private let sources: ImportSources
  private let catalogue: ImportedCatalogue
  private let given: GivenSettings?
  private let brandForm: SourceForm
  private let settingsForm: SourceForm
  private let kind: KindSchema
  private let schema: EntrySchema
  private let fields: BrandFields
  private var log: ImportLog
  private var files: [ImportedFile] = []

  /// Imports a catalogue.
  /// - Throws: `UnreadableInput`, when the catalogue, the settings or a schema can't be read.
  public static func run(_ sources: ImportSources) throws(UnreadableInput) -> ImportResult {
    var run = try CatalogueImport(sources)
    return run.result()
  }

  private init(_ sources: ImportSources) throws(UnreadableInput) {
    self.sources = sources
    let schemas = try CompiledSchemas(sources.schemas)
    guard let schema = schemas.kind.collections.first, let form = schemas.entries.first,
      let file = sources.schemas.kind.schemas.first, schemas.kind.hasOneCollection
    else {
      let finding = Finding(
        "a catalogue of several collections can't be imported yet", at: .file(sources.catalogue.path),
        fix: "write its files by hand, or by a program of your own")
      throw UnreadableInput([Rule.importedValue.diagnostic(finding)])
    }
    (self.schema, kind) = (schema, schemas.kind)
    fields = BrandFields(schema)
    let (folder, name, entry) = (sources.schemaFolder, sources.schemas.kind.name, schema.collection.entry)
    brandForm = SourceForm(
      form, file, address: folder.map { "../\($0)/\(name)/\(entry).schema.json" })
    settingsForm = SourceForm(
      schemas.settings, sources.schemas.settings, address: folder.map { "\($0)/catalogue.schema.json" })
    catalogue = try ImportedCatalogue(sources.catalogue, schema.collection)
    given = if let settings = sources.settings { try GivenSettings(settings) } else { nil }
    log = ImportLog(sources.catalogue)
  }

  private mutating func result() -> ImportResult {
    let header = ReleaseFields.dropped(from: catalogue, of: schema, &log)
    let settings = SettingsFile(members: header, span: header.first?.keySpan ?? 0..<1)
    given?.compare(header, &log)
    var brands = objects(catalogue.brands).map { ImportedBrand($0, at: $1) }
    let neutralColor = given?.settings.neutralColor ?? settings.neutralColor(of: brands, fields.bindings)
    let tombstones = tombstones()
    for index in brands.indices { ImportedFields.tidyTexts(&brands[index], fields, &log) }
    var ids = ImportedIDs(fields, retired: tombstones.map(\.id))
    brands = ids.assign(brands, &log)
    let categories = write(&brands, tombstones, neutralColor)
    let value =
      given.map { $0.value(retiring: retired(tombstones, by: $0), &log) }
      ?? settings.value(
        of: sources.schemas.kind.name, kind, neutralColor: neutralColor, categories: categories,
        retired: tombstones.map(\.entry))
    write(settings: value)
    return ImportResult(collection: schema.collection, files: files, diagnostics: log.diagnostics.sorted())
  }

  /// Writes the files of all brands, and returns their categories.
  private mutating func write(
    _ brands: inout [ImportedBrand], _ tombstones: [ImportedTombstone], _ neutralColor: RGBColor
  ) -> [(id: String, name: String)] {
    let genericWords = given?.settings.genericWords ?? [:]
    let names = ImportedAliases(
      brands, fields, tombstones: tombstones, genericWords: genericWords)
    var categories = ImportedCategories(given?.settings, field: fields.category)
    var logos = ImportedLogos(sources.logos, fields.bindings)
    for index in brands.indices {
      names.sort(&brands[index], &log)
      categories.assign(&brands[index], &log)
      ImportedFields.convert(
        &brands[index], by: fields, of: schema, neutralColor: neutralColor, &log)
      let logo = logos.assign(&brands[index], &log)
      if write(brands[index]), let logo { files.append(logo) }
    }
    logos.reportUnused(&log)
    return categories.found
  }

  /// Whether a brand's file is written.
  private mutating func write(_ brand: ImportedBrand) -> Bool {
    guard let id = brand.text(fields.id)?.value else { return false }
    return write(
      "\(schema.collection.name)/\(id).yaml", brandForm.bytes(of: brand.value, &log), at: brand.span)
  }

  /// - Parameter value: the file's content; `nil` for the given file as it is.
  private mutating func write(settings value: LocatedValue?) {
    let bytes = value.map { settingsForm.bytes(of: $0, &log) } ?? given?.settings.source.bytes ?? []
    _ = write("catalogue.yaml", bytes, at: value?.span ?? 0..<1)
  }

  private mutating func write(_ path: String, _ bytes: [UInt8], at span: Range<Int>) -> Bool {
    let limit = YAMLReader.Limits().bytes
    guard bytes.count <= limit else {
      log.error(
        "\(path) isn't written: it would have \(bytes.count) bytes, and files of more than \(limit) aren't read",
        at: span)
      return false
    }
    files.append(ImportedFile(path: path, bytes: bytes))
    return true
  }

  private mutating func tombstones() -> [ImportedTombstone] {
    objects(catalogue.tombstones).compactMap { object, span in
      let tombstone = ImportedTombstone(object, at: span)
      if tombstone == nil { log.error("this tombstone isn't imported: it has no id", at: span.prefix(1)) }
      return tombstone
    }
  }

  /// The entries that given settings don't have yet.
  private func retired(_ tombstones: [ImportedTombstone], by given: GivenSettings) -> [LocatedValue] {
    let known = Set(given.settings.retired.map(\.id.value))
    return tombstones.filter { !known.contains($0.id.value) }.map(\.entry)
  }

  private mutating func objects(_ values: [LocatedValue]) -> [(LocatedObject, Range<Int>)] {
    values.compactMap { value in
      if value.object == nil { log.error("this isn't imported: it must be an object", at: value.span) }
      return value.object.map { ($0, value.span) }
    }
  }
}
