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

  func has(_ alias: String, in object: LocatedObject?) -> Bool {
    guard let object else { return false }
    return fields.aliases.flatMap { $0.texts(in: object) }.contains { $0.value == alias }
  }
}

extension SourceText {
  /// Whether a file has the same text: a line that is added to one makes a whole line of its last.
  fileprivate func isSame(as other: SourceText) -> Bool { wholeLines == other.wholeLines }

  private var wholeLines: [UInt8] { bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")] }
}
