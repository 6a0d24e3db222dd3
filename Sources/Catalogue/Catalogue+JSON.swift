package import StrictJSON

extension Catalogue {
  /// The catalogue as JSON: keys in a fixed order, every field present, two-space indent, non-ASCII unescaped,
  /// one line feed at the end. The same catalogue always gives the same bytes.
  public func json() -> [UInt8] {
    JSONWriter.catalogueHead(
      of: .brands, schemaVersion: schemaVersion, country: country, version: version)
      + JSONWriter.catalogueContent(
        of: .brands, entries: [brands], tombstones: [tombstones], categories: categories
      ) { writer, brand, _ in brand.write(to: &writer) }
  }
}

extension JSONWriter {
  /// What a catalogue as JSON begins with: its opening brace, and the members before those of its content.
  /// - Parameters:
  ///   - form: the members that catalogues of its kind have.
  ///   - country: isn't written where the kind publishes none.
  package static func catalogueHead(
    of form: CatalogueForm, schemaVersion: Int, country: String?, version: CatalogueVersion
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schemaVersion", schemaVersion)
      if form.hasCountry { writer.member("country", country) }
      writer.member("version", version.date.description)
      writer.member("revision", version.revision)
    }
    // Without the line feed and the closing brace.
    return writer.bytes.dropLast(2)
  }

  /// The rest of a catalogue as JSON, from the comma before its content to the last line feed, less what `write` takes.
  /// - Parameters:
  ///   - form: the members that catalogues of its kind have.
  ///   - entries: those of each collection.
  ///   - tombstones: those of each collection.
  ///   - categories: none where the kind has none; the member isn't written then.
  ///   - write: writes an entry of the collection of an index, whatever type it has.
  package static func catalogueContent<Entries: Collection>(
    of form: CatalogueForm, entries: [Entries], tombstones: [[Tombstone]], categories: [CatalogueCategory],
    write: (inout JSONWriter, Entries.Element, Int) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    // The members before are the head's.
    writer.restOfObject { writer in
      for (index, (collection, entries)) in zip(form.collections, entries).enumerated() {
        writer.member(collection.count, entries.count)
        writer.members(collection.entries, of: entries) { write(&$0, $1, index) }
      }
      let all = zip(form.collections, tombstones).flatMap { collection, tombstones in
        tombstones.map { (collection: collection.name, tombstone: $0) }
      }
      // Only those of several collections aren't in their order already.
      let sorted = form.collections.count > 1 ? all.sorted { $0.tombstone.id < $1.tombstone.id } : all
      writer.members(CatalogueForm.tombstones, of: sorted) { writer, element in
        writer.write(element.tombstone, of: form.collections.count > 1 ? element.collection : nil)
      }
      if !categories.isEmpty { writer.members(CatalogueForm.categories, of: categories) { $0.write($1) } }
    }
    return writer.finish()
  }

  private mutating func write(_ category: CatalogueCategory) {
    object { writer in
      writer.member("id", category.id)
      writer.member("title", category.title)
      writer.member("symbol", category.symbol) { writer, symbol in
        writer.object { writer in
          writer.member("path", symbol.path)
          writer.member("sha256", symbol.sha256)
          writer.member("length", symbol.length)
        }
      }
    }
  }

  /// - Parameter collection: isn't written where there is only one.
  private mutating func write(_ tombstone: Tombstone, of collection: String?) {
    object { writer in
      if let collection { writer.member("collection", collection) }
      writer.member("id", tombstone.id)
      writer.member("name", tombstone.name)
      writer.member("status", tombstone.status.rawValue)
      writer.member("endedOn", tombstone.endedOn?.description)
      writer.member("replacedBy", tombstone.replacedBy)
    }
  }
}
