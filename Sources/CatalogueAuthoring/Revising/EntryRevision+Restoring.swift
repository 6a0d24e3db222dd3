internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What an undo brings back beside the entry itself.
extension EntryRevision {
  /// The other entries that have ended since the last release and have the same successor: the end of one may have led
  /// others on.
  var endedSince: [BrandSource] {
    context.brands.filter { brand in
      brand.key != id && !brand.isLive && brand.replacedBy?.value == entry.replacedBy?.value
        && context.released?.tombstones[brand.key] == nil
    }
  }

  /// Those of them that had ended in this one, which has their names as aliases since.
  private var endedInThis: [BrandSource] {
    let aliases = fields.aliases.flatMap { $0.texts(in: entry.object) }.map(\.value)
    return endedSince.filter { other in
      other.name.map { aliases.contains($0.value) && !has($0.value, in: context.released?.entry(id)) }
        ?? false
    }
  }

  /// Leads back to the entry what referred to it in the last release, and refers to its successor now, or to none.
  func restoreReferences(_ draft: inout EditDraft) throws(EditRefusal) {
    let ended = endedInThis
    let ids = Set([id] + ended.map(\.key))
    for brand in ended { try leadBack(brand, as: brand.replacedBy == nil ? endInThis : nil, &draft) }
    let paths = context.schema.entry.sourcePaths { $0.reference == context.schema.collection.name }
      .filter { $0.field?.name == $0.name && !($0.field?.type.isList ?? true) }
    for brand in context.brands where brand.key != id {
      let released = context.released?.entry(brand.key)
      for path in paths where released?.text(path.name).map({ ids.contains($0.value) }) ?? false {
        let referrer = Referrer(brand: brand, path: path, order: order)
        guard brand.object.text(path.name)?.value == target(of: referrer, insteadOf: entry.replacedBy?.value)
        else { continue }
        try draft.edit(brand.source, order, "\(path.name) \(id)") {
          (editor) throws(FieldEditor.Failure) in try editor.set(path.name, to: id)
        }
      }
      guard let tombstone = context.released?.tombstones[brand.key], let before = tombstone.replacedBy,
        ids.contains(before), brand.replacedBy?.value == entry.replacedBy?.value
      else { continue }
      try leadBack(brand, as: tombstone.status, &draft)
    }
  }

  /// How an entry ended in this one that has no successor now: one that is older than the last release took it in, and a new
  /// one goes on in its place.
  private var endInThis: String {
    (context.released?.ids.contains(id) ?? false ? BrandStatus.merged : .renamed).rawValue
  }

  /// Leads another entry that has ended back to this one.
  /// - Parameter status: how it ended; `nil` for what its file says.
  private func leadBack(
    _ brand: BrandSource, as status: String?, _ draft: inout EditDraft
  ) throws(EditRefusal) {
    guard let successor = bindings[.successor] else { return }
    let statusField = try statusField()
    let changed = status.flatMap { $0 == brand.status.rawValue ? nil : $0 }
    let words = (changed.map { "\(statusField) \($0), " } ?? "") + "\(successor) \(id)"
    try draft.edit(brand.source, order, words) { (editor) throws(FieldEditor.Failure) in
      if let changed { try editor.set(statusField, to: changed) }
      try editor.set(successor, to: id)
    }
  }

  /// Leads the retired ids of `catalogue.yaml` back to the entry that they led to in the last release.
  func restoreRetired(_ draft: inout EditDraft) throws(EditRefusal) {
    let field = MarketSettings.Retired.successorField
    for retired in context.retired where retired.replacedBy?.value == entry.replacedBy?.value {
      guard let tombstone = context.released?.tombstones[retired.id.value],
        let before = tombstone.replacedBy, before == id || endedInThis.contains(where: { $0.key == before })
      else { continue }
      try draft.edit(context.settings.source, [], "\(field) \(id)") { (editor) throws(FieldEditor.Failure) in
        let isMeant = { (other: MarketSettings.Retired) in other.id.value == retired.id.value }
        if let status = tombstone.status, retired.status != nil {
          try editor.replace(
            self.retired(in: editor).filter(isMeant).compactMap(\.status?.span), with: status)
        }
        guard let now = self.retired(in: editor).first(where: isMeant) else { return }
        if let successor = now.replacedBy {
          try editor.replace([successor.span], with: id)
        } else {
          try editor.add(field, id, besideValueAt: now.id.span)
        }
      }
    }
  }

  /// Puts the entry behind those that had a lower rank in the last release, and moves the others down.
  func restoreRank(_ draft: inout EditDraft) throws(EditRefusal) {
    guard let field = bindings[.rank], let own = entry.rank?.value else { return }
    let ranks = releasedRanks()
    let before = context.liveBrands.filter { brand in
      guard let released = releasedRank(of: id), let other = ranks[brand.key] else { return false }
      return other < released
    }
    let rank = before.compactMap(\.rank?.value).max().map { $0 + 1 } ?? own
    try moveRanks(by: 1, &draft, from: rank)
    guard rank != own else { return }
    try draft.edit(entry.source, order, "\(field) \(rank)") { (editor) throws(FieldEditor.Failure) in
      try editor.set(field, to: rank)
    }
  }

  /// The ranks that live entries had in the last release, under the ids of then.
  private func releasedRanks() -> [String: Int] {
    var ranks: [String: Int] = [:]
    for brand in context.brands {
      guard let rank = releasedRank(of: brand.key) else { continue }
      var (holder, seen) = (brand, Set<String>())
      while holder.status == .renamed, seen.insert(holder.key).inserted,
        let next = holder.replacedBy.flatMap({ context.brandsByID[$0.value] })
      {
        holder = next
      }
      ranks[holder.key] = min(rank, ranks[holder.key] ?? rank)
    }
    return ranks
  }

  private func releasedRank(of id: String) -> Int? {
    bindings[.rank].flatMap { context.released?.entry(id)?[$0]?.integer }.flatMap(Int.init(exactly:))
  }
}
