internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

extension EntryRevision {
  /// Gives the entry a rank, and the others those around it, so that there is no gap and none is used twice.
  /// - Parameter rank: from 1 on; `nil` for none.
  /// - Throws: ``EditRefusal``, where entries of the kind have no ranks, there can't be that one, or nothing would change.
  public func ranked(at rank: Int?) throws(EditRefusal) -> SourceEdits {
    let words = context.schema.collection.words
    guard let field = bindings[.rank] else { throw EditRefusal("\(words) of this kind have no ranks") }
    guard entry.isLive else {
      throw EditRefusal("\"\(id)\" has ended: \(words) that ended have no \(field)")
    }
    var ranked = others
    if let rank {
      guard (1...ranked.count + 1).contains(rank) else {
        throw EditRefusal(
          rank < 1
            ? "\(field)s begin at 1"
            : "\(field) \(rank) would leave a gap: the last one is \(ranked.count + 1)")
      }
      ranked.insert(entry, at: rank - 1)
    }
    var draft = EditDraft()
    for (index, brand) in ranked.enumerated() { try setRank(of: brand, to: index + 1, &draft) }
    if rank == nil, let old = entry.rank {
      try draft.edit(entry.source, order, "\(field) \(old.value) removed") {
        (editor) throws(FieldEditor.Failure) in try editor.remove(field)
      }
    }
    let edits = draft.edits
    guard !edits.changes.isEmpty else {
      throw EditRefusal(
        rank.map { "\"\(id)\" has \(field) \($0) already" } ?? "\"\(id)\" has no \(field)")
    }
    return edits
  }

  /// The other entries that have a rank, in its order.
  private var others: [BrandSource] {
    let ranked = context.liveBrands.compactMap { brand in
      brand.key == id ? nil : brand.rank.map { (brand, $0.value) }
    }
    return ranked.sorted { ($0.1, $0.0.key) < ($1.1, $1.0.key) }.map(\.0)
  }
}
