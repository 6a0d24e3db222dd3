public import Catalogue
internal import Diagnostics
internal import StrictJSON

/// A published catalogue: what holds for all of it, its entries by the fields of their schemas, and the tombstones.
public struct PublishedCatalogue: Sendable {
  /// Which release it is.
  public private(set) var version: CatalogueVersion
  package let schemaVersion: Int
  /// `nil` where the kind publishes none.
  package let country: String?
  package let kind: KindSchema
  /// In the order of the kind.
  package private(set) var collections: [PublishedCollection]
  /// In the order of the settings; none where no field of the kind names one.
  package var categories: [CatalogueCategory]
  /// The entries that have no logo because there was no icon set, with the slugs of their icons, by their ids.
  package var unknownIcons: [String: String] = [:]

  /// - Parameter collections: the entries and tombstones of each of the kind's collections, in any order.
  package init(
    schemaVersion: Int, country: String?, version: CatalogueVersion, kind: KindSchema,
    collections: [(entries: [PublishedEntry], tombstones: [Tombstone])], categories: [CatalogueCategory]
  ) {
    self.version = version
    self.schemaVersion = schemaVersion
    self.country = country
    self.kind = kind
    self.categories = categories
    self.collections = zip(kind.collections, collections).map { schema, content in
      PublishedCollection(
        schema: schema, entries: content.entries.sortedOnce { $0.id < $1.id },
        tombstones: content.tombstones.sorted { $0.id < $1.id })
    }
  }

  /// How many entries there are, in words: `110 brands`.
  public var countInWords: String { kind.counted(collections.map(\.entries.count)) }

  /// How many tombstones there are.
  public var tombstoneCount: Int { collections.reduce(0) { $0 + $1.tombstones.count } }

  /// The same content under another version.
  package func released(as version: CatalogueVersion) -> PublishedCatalogue {
    var catalogue = self
    catalogue.version = version
    return catalogue
  }

  /// The catalogue as JSON: keys in a fixed order, every field present, two-space indent, non-ASCII unescaped,
  /// one line feed at the end. The same catalogue always gives the same bytes.
  package func json() -> [UInt8] { jsonHead + jsonContent.bytes }

  /// What its JSON begins with: the members up to the revision.
  package var jsonHead: [UInt8] {
    JSONWriter.catalogueHead(
      of: kind.form, schemaVersion: schemaVersion, country: country, version: version)
  }

  /// The rest of its JSON, which doesn't depend on the version.
  package var jsonContent: FileContent {
    let writers = collections.map { FragmentWriter($0.schema.entry) }
    var (content, separator): (FileContent, [UInt8]) = (FileContent(), [])
    let rest = JSONWriter.catalogueContent(
      of: kind.form, entries: collections.map(\.entries), tombstones: collections.map(\.tombstones),
      categories: categories
    ) { writer, entry, index in
      let fragments = entry.written(by: writers[index], isInTables: false).fragments
      let bytes = writer.takeBytes()
      // Most often it is a comma, which needn't be in memory for each entry.
      if bytes != separator { separator = bytes }
      content.append(separator)
      if let fragments { content.append(fragments.json) }
    }
    content.append(rest)
    return content
  }
}

/// The entries and tombstones of one collection, each by id.
package struct PublishedCollection: Sendable {
  package let schema: EntrySchema
  package internal(set) var entries: [PublishedEntry]
  package let tombstones: [Tombstone]
}

extension PublishedCatalogue {
  /// The same catalogue with further forms of its entries.
  /// - Parameter collections: the same entries in the same order, of each collection.
  package func replacingEntries(by collections: [[PublishedEntry]]) -> PublishedCatalogue {
    var catalogue = self
    for (index, entries) in collections.enumerated() { catalogue.collections[index].entries = entries }
    return catalogue
  }
}

extension PublishedCatalogue {
  /// Reads a published catalogue as apps do: what is the same in all catalogues is checked by the same code, and the
  /// fields of its entries by their schemas.
  /// - Parameter note: gets the values that code of the catalogue can't have.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  package init(
    decoding bytes: [UInt8], by kind: KindSchema, note: ((ForeignValue) -> Void)? = nil
  ) throws(CatalogueFormatError) {
    let publishers = kind.collections.map(EntryPublisher.init)
    let frame = try CatalogueFrame<PublishedEntry>(
      // The schemas that it is read by are those of its version.
      decoding: bytes, of: kind.form, readable: nil,
      entry: { fields, index throws(CatalogueFormatError) in
        if let note { ForeignValue.all(in: fields, of: kind.collections[index].entry).forEach(note) }
        return try publishers[index].entry(fields)
      }, id: \.id)
    self.init(
      schemaVersion: frame.schemaVersion, country: frame.country, version: frame.version, kind: kind,
      collections: zip(frame.entries, frame.tombstones).map { ($0, $1) }, categories: frame.categories)
  }
}

extension PublishedCatalogue {
  /// The files that entries name, of all that there are, by where they are published.
  package func named(among files: [AssetFile]) -> [AssetFile] {
    let paths = collections.flatMap { collection in
      let fields = collection.schema.entry.fields.indices.filter {
        collection.schema.entry.fields[$0].assetFolder != nil
      }
      return collection.entries.flatMap { entry in
        fields.compactMap { AssetValue.path(of: entry.values[$0]) }
      }
    }
    let named = Set(paths)
    return files.filter { named.contains($0.publishedPath) }.sorted { $0.publishedPath < $1.publishedPath }
  }
}
