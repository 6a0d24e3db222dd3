internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

extension EntryRevision {
  /// Takes back the end of the entry, as long as it wasn't published.
  /// - Throws: ``EditRefusal``, where that can't be: apps keep the tombstones that they have got.
  public func undone() throws(EditRefusal) -> SourceEdits {
    guard !entry.isLive else { throw EditRefusal("\"\(id)\" hasn't ended") }
    if let release = context.baseline, context.released?.tombstones[id] != nil {
      throw EditRefusal(
        "the end of \"\(id)\" was published (last release: \(release.version)): apps may have its tombstone, so the id "
          + "can't come back. \(wayBack)")
    }
    var draft = EditDraft()
    let successor = entry.replacedBy.flatMap { context.brandsByID[$0.value] }
    let isNew = try successor.map(isMadeOfThis) ?? false
    let revived = try revivedFile(logoOf: isNew ? successor : nil)
    let isReleased = context.released?.ids.contains(id) ?? false
    let unknown = isNew || isReleased ? "" : "; what referred to it isn't known, since it was never released"
    draft.put(revived, from: entry.source, "\(bindings.name(.status)) \(statusBefore)\(unknown)")
    if let successor, isNew {
      try takeBack(successor, &draft)
    } else {
      for other in [successor].compactMap(\.self) + endedSince { try removeAlias(of: other, &draft) }
      try restoreReferences(&draft)
      try restoreRetired(&draft)
      try restoreRank(&draft)
    }
    var edits = draft.edits
    edits.firstStep = endedTaker.map {
      "\"\(id)\" went on in \($0.key), which has ended too; undo that first: catalogue retire \($0.key)\(options) --undo"
    }
    return edits
  }

  /// The entry that had taken this one's place, as its aliases tell, and has ended since the last release.
  private var endedTaker: BrandSource? {
    guard entry.replacedBy == nil, let name = entry.name?.value else { return nil }
    return endedSince.first { has(name, in: $0.object) && !has(name, in: context.released?.entry($0.key)) }
  }

  /// What a person does once apps have the tombstone.
  private var wayBack: String {
    guard let other = entry.replacedBy?.value else {
      return
        "Give it a new id, to which the tombstone then leads: catalogue retire \(id)\(options) --renamed-to NEW-ID"
    }
    return entry.status == .renamed
      ? "To go back to the name, give it a new id: catalogue rename \(other) \((entry.name?.value ?? id).shellWord)\(options) --id NEW-ID"
      : "Give it a new id, to which the tombstone then leads: catalogue retire \(id)\(options) --renamed-to NEW-ID"
  }

  /// The status of before: that of the last release.
  private var statusBefore: String {
    bindings[.status].flatMap { context.released?.entry(id)?.text($0)?.value } ?? BrandStatus.active.rawValue
  }

  /// The entry's file as it was before.
  /// - Parameter successor: the entry that has its logo; `nil` where none has.
  private func revivedFile(logoOf successor: BrandSource?) throws(EditRefusal) -> FieldEditor {
    do throws(FieldEditor.Failure) {
      var editor = try FieldEditor(entry.source, order: order)
      for role in [Role.successor, .endedOn] {
        if let field = bindings[role] { try editor.remove(field) }
      }
      if let field = bindings[.status] {
        if statusBefore == BrandStatus.active.rawValue {
          try editor.remove(field)
        } else {
          try editor.set(field, to: statusBefore)
        }
      }
      if let field = bindings[.logo], successor.flatMap(ownLogo) != nil {
        try editor.set(field, to: "\(id).svg")
      }
      return editor
    } catch { throw EditRefusal(error.sentence) }
  }

  /// The logo that is named after an entry's id.
  private func ownLogo(of brand: BrandSource) -> SourceText? {
    guard let name = brand.logo?.value, name == "\(brand.key).svg", entry.logo == nil else { return nil }
    return files.logos.first { $0.path.fileName == name }
  }

  /// Whether an entry's file is what a retirement of this one wrote.
  /// - Throws: ``EditRefusal``, where it was changed since, which an undo would lose.
  private func isMadeOfThis(_ successor: BrandSource) throws(EditRefusal) -> Bool {
    guard entry.status == .renamed, !(context.released?.ids.contains(successor.key) ?? false) else {
      return false
    }
    let revived = try revivedFile(logoOf: successor).source
    let parsed = parser.parse(alone: revived, in: context.settings)
    let brand = parsed.brands.first ?? entry
    for name in [nil, successor.name?.value] {
      let expected = try newFile(
        successor.key, called: name, from: brand, hasLogo: ownLogo(of: successor) != nil)
      if expected.source.isSame(as: successor.source) { return true }
    }
    throw EditRefusal(
      "\(successor.source.path) isn't what took the place of \"\(id)\" any more; \(wayToUndo(successor))"
    )
  }

  /// What to do first: other ends may have changed the entry.
  private func wayToUndo(_ successor: BrandSource) -> String {
    let others = endedSince.map { "catalogue retire \($0.key)\(options) --undo" }
    return others.isEmpty
      ? "undo its changes first, or edit the files by hand"
      : "first undo what else changed it: \(others.joined(separator: ", "))"
  }

  /// Removes the entry that took this one's place, whose references and logo come back.
  private func takeBack(_ successor: BrandSource, _ draft: inout EditDraft) throws(EditRefusal) {
    for referrer in referrers(of: successor.key) where ![id, successor.key].contains(referrer.brand.key) {
      try lead(referrer, from: successor.key, to: id, &draft)
    }
    try leadRetired(from: successor.key, to: id, &draft)
    draft.move(successor.source, to: nil, "deleted, since \(id) is back")
    if let logo = ownLogo(of: successor) {
      draft.move(logo, to: sibling(of: logo, "\(id).svg"), "moved to \(id).svg")
    }
  }

  /// Removes the alias that another entry got, as far as the last release tells.
  private func removeAlias(of successor: BrandSource, _ draft: inout EditDraft) throws(EditRefusal) {
    guard let name = entry.name?.value, !has(name, in: context.released?.entry(successor.key)) else { return }
    try remove(alias: name, of: successor, &draft)
  }

  /// Takes the name of an entry that has ended from the one that took its place, where another does now, or none.
  func leaveSuccessor(for other: String?, _ draft: inout EditDraft) throws(EditRefusal) {
    guard !entry.isLive, let name = entry.name?.value, let before = entry.replacedBy?.value, before != other,
      let successor = context.brandsByID[before]
    else { return }
    try remove(alias: name, of: successor, &draft)
  }

  private func remove(
    alias name: String, of successor: BrandSource, _ draft: inout EditDraft
  ) throws(EditRefusal) {
    guard let list = fields.aliasLists.first,
      successor.object.texts(list).contains(where: { $0.value == name })
    else { return }
    try draft.edit(successor.source, order, "alias \"\(name)\" removed") {
      (editor) throws(FieldEditor.Failure) in try editor.removeTexts(of: list) { $0 == name }
    }
  }

  private func has(_ alias: String, in object: LocatedObject?) -> Bool {
    guard let object else { return false }
    return fields.aliases.flatMap { $0.texts(in: object) }.contains { $0.value == alias }
  }

  /// The other entries that have ended since the last release and have the same successor: the end of one may have led
  /// others on.
  private var endedSince: [BrandSource] {
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
  private func restoreReferences(_ draft: inout EditDraft) throws(EditRefusal) {
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
}

/// What an undo brings back beside entries' references.
extension EntryRevision {
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
  private func restoreRetired(_ draft: inout EditDraft) throws(EditRefusal) {
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
  private func restoreRank(_ draft: inout EditDraft) throws(EditRefusal) {
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

extension SourceText {
  /// Whether a file has the same text: a line that is added to one makes a whole line of its last.
  fileprivate func isSame(as other: SourceText) -> Bool { wholeLines == other.wholeLines }

  private var wholeLines: [UInt8] { bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")] }
}
