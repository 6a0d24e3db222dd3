internal import Catalogue

extension CatalogueDifference {
  /// `2 added, 1 renamed; 1 break`
  var counts: String {
    var changes = kinds.filter { !$1.isEmpty }.map { kind, ids in "\(ids.count) \(kind)" }
    if changes.isEmpty { changes = ["no brand changed"] }
    let breaks = isBreaking ? "; \(self.breaks.count) \(self.breaks.count == 1 ? "break" : "breaks")" : ""
    return changes.joined(separator: ", ") + breaks
  }

  /// `1 added: coop; 2 changed: lidl, pam`, with a few ids of each.
  var summary: String {
    let parts = kinds.filter { !$1.isEmpty }.map { kind, ids in
      "\(ids.count) \(kind): \(ids.prefix(5).joined(separator: ", "))\(ids.count > 5 ? ", …" : "")"
    }
    return parts.isEmpty ? "not in its brands" : parts.joined(separator: "; ")
  }

  /// The ids by what happened to them, each in their order.
  private var kinds: [(kind: String, ids: [String])] {
    let ended = { (status: BrandStatus) in
      self.ended.filter { $0.status == status }.map(\.entry.id)
    }
    let changed = fields.compactMap(\.entry?.id) + redrawn.map(\.id)
    return [
      ("added", added.map(\.entry.id)), ("renamed", ended(.renamed)), ("merged", ended(.merged)),
      ("closed", ended(.closed)), ("removed", removed.map(\.entry.id)), ("back", revived.map(\.id)),
      ("changed", Set(changed).sorted()),
    ]
  }
}
