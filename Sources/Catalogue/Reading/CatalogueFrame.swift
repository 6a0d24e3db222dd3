internal import StrictJSON

/// The members that published catalogues of a kind have beside those of all.
package struct CatalogueForm: Hashable, Sendable {
  /// A list of entries.
  package struct Collection: Hashable, Sendable {
    /// What tombstones call it, where there are several.
    package let name: String
    /// The list.
    package let entries: String
    /// The number of the entries.
    package let count: String

    package init(name: String, entries: String, count: String) {
      (self.name, self.entries, self.count) = (name, entries, count)
    }
  }

  /// In their published order.
  package let collections: [Collection]
  /// Whether there is a country.
  let hasCountry: Bool

  package static let tombstones = "tombstones"
  package static let categories = "categories"
  /// The lists of a catalogue that have no entries.
  package static let otherLists: Set<String> = [tombstones, categories]

  package init(collections: [Collection], hasCountry: Bool) {
    (self.collections, self.hasCountry) = (collections, hasCountry)
  }

  /// Those of brands.
  package static let brands = CatalogueForm(
    collections: [Collection(name: "brands", entries: "brands", count: "brandCount")], hasCountry: true)
}

/// What all catalogues have, whatever the fields of their entries are.
package struct CatalogueFrame<Entry> {
  package let schemaVersion: Int
  /// `nil` where the kind publishes none.
  package let country: String?
  package let version: CatalogueVersion
  /// The entries of each collection.
  package let entries: [[Entry]]
  /// The tombstones of each collection.
  package let tombstones: [[Tombstone]]
  /// The categories; none where the catalogue doesn't list them.
  package let categories: [CatalogueCategory]

  /// Reads a catalogue.
  /// - Parameters:
  ///   - form: the members that catalogues of its kind have.
  ///   - readable: the only `schemaVersion` that is read; `nil` for any.
  ///   - entry: reads an entry of the collection of an index; `nil` for one that means nothing to this program.
  ///   - id: an entry's id.
  package init(
    decoding bytes: [UInt8], of form: CatalogueForm,
    readable: Int64? = Catalogue.readableSchemaVersion,
    entry: (CatalogueFields, Int) throws(CatalogueFormatError) -> Entry?, id: (Entry) -> String
  ) throws(CatalogueFormatError) {
    try self.init(Self.fields(of: bytes), of: form, readable: readable, entry: entry, id: id)
  }

  /// Reads the members of a catalogue, as above.
  package init(
    _ fields: CatalogueFields, of form: CatalogueForm,
    readable: Int64? = Catalogue.readableSchemaVersion,
    entry: (CatalogueFields, Int) throws(CatalogueFormatError) -> Entry?, id: (Entry) -> String
  ) throws(CatalogueFormatError) {
    let schemaVersion = try fields.read("schemaVersion", as: .integer)
    let isReadable = if let readable { schemaVersion == readable } else { schemaVersion > 0 }
    guard isReadable else { throw .unsupportedSchema(schemaVersion) }
    self.schemaVersion = Int(schemaVersion)
    country = form.hasCountry ? try fields.read("country", as: .string) : nil
    version = CatalogueVersion(
      date: try fields.read("version", as: .day),
      revision: try fields.read("revision", as: .integer(in: CatalogueLimits.revision)))
    var lists: [[Entry]] = []
    for (index, collection) in form.collections.enumerated() {
      // A catalogue without the list isn't an empty one.
      _ = try fields.read(collection.entries, as: .array)
      var entries: [Entry] = []
      for fields in try fields.objects(collection.entries, limit: CatalogueLimits.entries) {
        if let entry = try entry(fields, index) { entries.append(entry) }
      }
      lists.append(entries)
    }
    entries = lists
    tombstones = try Self.tombstones(
      fields, of: form, after: zip(form.collections, lists).map { ($0.entries, $1.map(id)) })
    var (categories, seen): ([CatalogueCategory], Set<String>) = ([], [])
    for fields in try fields.objects(CatalogueForm.categories, limit: CatalogueLimits.entries) {
      let category = try CatalogueCategory(fields)
      guard seen.insert(category.id).inserted else {
        throw CatalogueFormatError(
          .expected("an id that no category before it has"), at: fields.path(of: "id"))
      }
      categories.append(category)
    }
    self.categories = categories
  }

  /// The tombstones of each collection, whose ids no entry has.
  private static func tombstones(
    _ fields: CatalogueFields, of form: CatalogueForm, after lists: [(name: String, ids: [String])]
  ) throws(CatalogueFormatError) -> [[Tombstone]] {
    // Ids are ASCII, so that `String` compares their bytes.
    var seen: [Set<String>] = []
    for (list, ids) in lists {
      var known: Set<String> = []
      for (index, id) in ids.enumerated() where !known.insert(id).inserted {
        throw sharedID(at: "\(list)[\(index)].id")
      }
      seen.append(known)
    }
    var tombstones = form.collections.map { _ in [Tombstone]() }
    for fields in try fields.objects(CatalogueForm.tombstones, limit: CatalogueLimits.entries) {
      let tombstone = try Tombstone(fields)
      let index = try collection(of: fields, in: form)
      guard seen[index].insert(tombstone.id).inserted else { throw sharedID(at: fields.path(of: "id")) }
      tombstones[index].append(tombstone)
    }
    return tombstones
  }

  /// The index of a tombstone's collection, which it names where there are several.
  private static func collection(
    of fields: CatalogueFields, in form: CatalogueForm
  ) throws(CatalogueFormatError) -> Int {
    guard form.collections.count > 1 else { return 0 }
    let name = try fields.read("collection", as: .string)
    guard let index = form.collections.firstIndex(where: { $0.name == name }) else {
      let names = form.collections.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw CatalogueFormatError(.expected("one of \(names)"), at: fields.path(of: "collection"))
    }
    return index
  }

  private static func sharedID(at path: String) -> CatalogueFormatError {
    CatalogueFormatError(.expected("an id that no entry or tombstone before it has"), at: path)
  }

  /// The members of a catalogue's text.
  package static func fields(of bytes: [UInt8]) throws(CatalogueFormatError) -> CatalogueFields {
    let value: LocatedValue
    do {
      value = try JSONReader.read(bytes, limits: JSONReader.Limits(bytes: CatalogueLimits.bytes))
    } catch {
      throw .notJSON(error)
    }
    return try CatalogueFields(value, at: "")
  }
}
