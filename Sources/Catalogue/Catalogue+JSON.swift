package import StrictJSON

extension Catalogue {
  /// The catalogue as JSON: keys in a fixed order, every field present, two-space indent, non-ASCII unescaped,
  /// one line feed at the end. The same catalogue always gives the same bytes.
  public func json() -> [UInt8] {
    JSONWriter.catalogue(
      of: .brands, schemaVersion: schemaVersion, country: country, version: version, entries: brands,
      tombstones: tombstones
    ) { $1.write(to: &$0) }
  }
}

extension JSONWriter {
  /// A catalogue as JSON.
  /// - Parameters:
  ///   - form: the members that catalogues of its kind have.
  ///   - country: isn't written where the kind publishes none.
  ///   - write: writes an entry, whatever type it has.
  package static func catalogue<Entries: Collection>(
    of form: CatalogueForm, schemaVersion: Int, country: String?, version: CatalogueVersion, entries: Entries,
    tombstones: [Tombstone], write: (inout JSONWriter, Entries.Element) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(capacity: 1024 * (entries.count + 1))
    writer.object { writer in
      writer.member("schemaVersion", schemaVersion)
      if form.hasCountry { writer.member("country", country) }
      writer.member("version", version.date.description)
      writer.member("revision", version.revision)
      writer.member(form.count, entries.count)
      writer.members(form.entries, of: entries, write)
      writer.members("tombstones", of: tombstones) { $0.write($1) }
    }
    return writer.finish()
  }

  private mutating func write(_ tombstone: Tombstone) {
    object { writer in
      writer.member("id", tombstone.id)
      writer.member("name", tombstone.name)
      writer.member("status", tombstone.status.rawValue)
      writer.member("endedOn", tombstone.endedOn?.description)
      writer.member("replacedBy", tombstone.replacedBy)
    }
  }
}
