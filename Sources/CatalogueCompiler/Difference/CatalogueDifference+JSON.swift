internal import Catalogue
internal import StrictJSON

extension CatalogueDifference {
  /// The version of the JSON's form; another number is another form.
  private static let formatVersion = 1

  /// The difference as JSON, in the form of `schemas/difference.schema.json`.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("formatVersion")
      writer.integer(Self.formatVersion)
      writer.member("old", oldRelease) { $0.write($1) }
      writer.member("new", newRelease) { $0.write($1) }
      writer.list("breaks", breaks) { $0.write($1) }
      writer.list("added", added) { writer, brand in
        writer.object {
          $0.members(of: brand.entry)
          $0.text("category", brand.category)
        }
      }
      writer.list("ended", ended) { $0.write($1) }
      writer.list("removed", removed) { writer, gone in
        writer.object {
          $0.members(of: gone.entry)
          $0.key("wasTombstone")
          $0.bool(gone.wasTombstone)
        }
      }
      writer.list("revived", revived) { $0.write($1) }
      writer.list("fields", fields) { $0.write($1) }
      writer.list("movedAliases", movedAliases) { $0.write($1) }
      writer.list("redrawnLogos", redrawn) { $0.write($1) }
    }
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ release: CatalogueRelease) {
    object { writer in
      writer.key("schemaVersion")
      writer.integer(release.schemaVersion)
      writer.text("version", "\(release.version.date)")
      writer.key("revision")
      writer.integer(release.version.revision)
    }
  }

  fileprivate mutating func write(_ change: BreakingChange) {
    object { writer in
      writer.text("kind", change.kind.rawValue)
      writer.text("id", change.entry?.id)
      writer.text("field", change.field)
      writer.text("message", change.message.plainText)
    }
  }

  fileprivate mutating func write(_ brand: EndedBrand) {
    object { writer in
      writer.members(of: brand.entry)
      writer.text("status", brand.status.rawValue)
      writer.text("endedOn", brand.endedOn)
      writer.text("replacedBy", brand.successor?.id)
    }
  }

  fileprivate mutating func write(_ change: FieldChange) {
    object { writer in
      writer.text("area", change.area.rawValue)
      writer.text("id", change.entry?.id)
      writer.text("field", change.path.description)
      // What isn't there has no value, which isn't the value null.
      if let old = change.old { writer.member("old", old) { $0.value($1) } }
      if let new = change.new { writer.member("new", new) { $0.value($1) } }
    }
  }

  fileprivate mutating func write(_ move: MovedAlias) {
    object { writer in
      writer.text("alias", move.alias)
      writer.text("from", move.from.id)
      writer.text("to", move.to.id)
    }
  }

  fileprivate mutating func write(_ entry: CatalogueEntry) { object { $0.members(of: entry) } }

  fileprivate mutating func members(of entry: CatalogueEntry) {
    text("id", entry.id)
    text("name", entry.name)
  }

  fileprivate mutating func member<Value>(
    _ name: String, _ value: Value, _ write: (inout JSONWriter, Value) -> Void
  ) {
    key(name)
    write(&self, value)
  }

  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, write)
  }

  fileprivate mutating func text(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }
}
