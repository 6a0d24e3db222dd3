internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import StrictJSON

/// The import of one collection's entries.
struct CollectionImport {
  let schema: EntrySchema
  private let fields: BrandFields
  private let form: SourceForm

  init(_ schema: EntrySchema, _ form: SourceForm) {
    (self.schema, self.form) = (schema, form)
    fields = BrandFields(schema)
  }

  /// The entries that can be told apart, with valid ids.
  /// - Parameters:
  ///   - retired: the ids of the collection that are never used again.
  ///   - changed: gets the ids that weren't valid.
  func identified(
    _ entries: [ImportedBrand], retired: [Located<String>], _ changed: inout ChangedIDs,
    _ log: inout ImportLog
  ) -> [ImportedBrand] {
    var entries = entries
    for index in entries.indices { ImportedFields.tidyTexts(&entries[index], fields, &log) }
    var ids = ImportedIDs(schema, fields, retired: retired)
    entries = ids.assign(entries, &log)
    for (written, id) in ids.changes { changed.note(written, isNow: id, in: schema.collection.name) }
    return entries
  }

  /// Writes the files of all entries.
  /// - Parameter tombstones: those of the collection.
  func write(_ entries: [ImportedBrand], _ tombstones: [ImportedTombstone], _ run: inout ImportRun) {
    var entries = entries
    let names = ImportedAliases(
      entries, fields, tombstones: tombstones, genericWords: run.settings?.genericWords ?? [:])
    run.log.collection = (entries.count, schema.collection.words)
    var repeated = RepeatedEntries(schema, fields, ofRelease: run.isRelease)
    for index in entries.indices {
      run.log.entry = entries[index].text(fields.id)?.value ?? ""
      repeated.note(entries[index], &run.log)
      names.sort(&entries[index], &run.log)
      run.categories.assign(&entries[index], fields, &run.log)
      addSource(run.source, to: &entries[index])
      ImportedFields.convert(
        &entries[index], by: fields, of: schema, isRelease: run.isRelease, neutralColor: run.neutralColor,
        &run.log)
      let logo = run.logos.assign(&entries[index], &run.log)
      ImportedFields.writeNulls(&entries[index], of: schema, &run.log)
      if write(entries[index], &run), let logo { run.files.append(logo) }
    }
    // What comes after is of no entry.
    run.log.collection = (0, "")
  }

  /// Gives an entry a source where it names none.
  private func addSource(_ source: String?, to entry: inout ImportedBrand) {
    guard let source, let field = form.addressList, entry[field]?.isEmpty ?? true else { return }
    entry[field] = LocatedValue(.array([LocatedValue(.string(source), at: entry.span)]), at: entry.span)
  }

  /// Whether an entry's file is written.
  private func write(_ entry: ImportedBrand, _ run: inout ImportRun) -> Bool {
    guard let id = entry.text(fields.id)?.value else { return false }
    let bytes = form.bytes(of: entry.value, &run.log)
    return run.write("\(schema.collection.name)/\(id).yaml", bytes, at: entry.span)
  }
}
