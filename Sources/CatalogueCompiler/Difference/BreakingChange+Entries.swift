internal import StrictJSON

/// What breaks those who have a card of one brand.
extension CatalogueChanges {
  /// Ids that lead nowhere, or to another brand than they did.
  var lostEntries: [BreakingChange] {
    removed.map { gone in
      gone.wasTombstone
        ? BreakingChange(.tombstoneGone, gone.entry, "the tombstone of \(gone.entry) is gone")
        : BreakingChange(
          .brandGone, gone.entry,
          "\(gone.entry) is gone without a tombstone: cards saved under its id lose their brand")
    }
      + revived.map { entry in
        BreakingChange(.idReused, entry, "\(entry) was a tombstone, and its id is never used again")
      }
  }

  /// Tombstones that name a successor that isn't there, or name none any more.
  var lostSuccessors: [BreakingChange] {
    let dangling = ended.compactMap { brand in brand.successor.map { (brand.entry, $0.id) } }
    let changed = fields.filter { $0.area == .tombstone && $0.path.description == "replacedBy" }
    return dangling.compactMap { successorBreak(of: $0, new: $1) }
      + changed.compactMap { change in
        guard let entry = change.entry else { return nil }
        return successorBreak(of: entry, old: change.old?.string, new: change.new?.string)
      }
  }

  private func successorBreak(
    of entry: CatalogueEntry, old before: String? = nil, new after: String?
  ) -> BreakingChange? {
    let message: Phrase
    switch (before, after) {
    case (_, let id?) where new[ByteString(id)] == nil:
      message = "\(entry) is replaced by \(code: id), which isn't in the catalogue"
    case (let id?, nil): message = "\(entry) no longer says that \(code: id) takes its place"
    default: return nil
    }
    return BreakingChange(.successorGone, entry, field: "replacedBy", message)
  }

  /// Barcode rules that take fewer codes than they did, or may.
  var stricterRules: [BreakingChange] {
    KeyedList.keys(of: old.brands).flatMap { id -> [BreakingChange] in
      guard let before = old.brands[id], let after = new.brands[id], let entry = new.entry(id) else {
        return []
      }
      return BarcodeStrictness(from: before["barcode"], to: after["barcode"]).reasons.map { reason in
        BreakingChange(
          .barcodeRule, entry, field: reason.path.description, "\(entry): \(reason.phrase)")
      }
    }
  }
}
