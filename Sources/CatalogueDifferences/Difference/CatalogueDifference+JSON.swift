internal import Catalogue
internal import CatalogueSources
internal import StrictJSON

extension CatalogueDifference {
  /// The version of this JSON format.
  private static let formatVersion = 1

  /// The difference as JSON; its schema is `schemas/difference.schema.json`.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", Self.formatVersion)
      writer.member("old", oldRelease) { $0.write($1) }
      writer.member("new", newRelease) { $0.write($1) }
      writer.member("keepsVersion", keepsVersion)
      writer.members("breaks", of: breaks) { $0.write($1) }
      writer.members("added", of: added) { writer, brand in
        writer.object {
          $0.members(of: brand.entry)
          $0.member("category", brand.category)
        }
      }
      writer.members("ended", of: ended) { $0.write($1) }
      writer.members("removed", of: removed) { writer, removed in
        writer.object {
          $0.members(of: removed.entry)
          $0.member("wasTombstone", removed.wasTombstone)
        }
      }
      writer.members("revived", of: revived) { $0.write($1) }
      writer.members("fields", of: fields) { $0.write($1) }
      writer.members("movedAliases", of: movedAliases) { $0.write($1) }
      writer.members("redrawnLogos", of: redrawn) { $0.write($1) }
      if withoutIconsCount > 0 { writer.member("logosNotCompared", withoutIconsCount) }
      if let acceptances {
        writer.members("accepted", of: acceptances.added) { $1.write(to: &$0) }
        writer.members("noLongerAccepted", of: acceptances.removed) { $1.write(to: &$0) }
      }
    }
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ release: ReleaseHeader) {
    object { writer in
      writer.member("schemaVersion", release.schemaVersion)
      writer.member("version", release.date?.description)
      writer.member("revision", release.revision)
    }
  }

  fileprivate mutating func write(_ change: BreakingChange) {
    object { writer in
      writer.member("kind", change.kind.rawValue)
      if let collection = change.entry?.collection { writer.member("collection", collection.name) }
      writer.member("id", change.entry?.id)
      writer.member("field", change.field)
      writer.member("message", change.message.plainText)
    }
  }

  fileprivate mutating func write(_ brand: EndedBrand) {
    object { writer in
      writer.members(of: brand.entry)
      writer.member("status", brand.status.rawValue)
      writer.member("endedOn", brand.endedOn)
      writer.member("replacedBy", brand.successor?.id)
    }
  }

  fileprivate mutating func write(_ change: FieldChange) {
    object { writer in
      writer.member("area", change.area.rawValue)
      if let collection = change.entry?.collection { writer.member("collection", collection.name) }
      writer.member("id", change.entry?.id)
      writer.member("field", change.path.description)
      // A missing value is left out, because it isn't the value null.
      if let old = change.old { writer.member("old", old) { $0.value($1) } }
      if let new = change.new { writer.member("new", new) { $0.value($1) } }
    }
  }

  fileprivate mutating func write(_ move: MovedAlias) {
    object { writer in
      writer.member("alias", move.alias)
      writer.member("from", move.from.id)
      writer.member("to", move.to.id)
    }
  }

  fileprivate mutating func write(_ entry: CatalogueEntry) { object { $0.members(of: entry) } }

  fileprivate mutating func members(of entry: CatalogueEntry) {
    if let collection = entry.collection { member("collection", collection.name) }
    member("id", entry.id)
    member("name", entry.name)
  }
}
