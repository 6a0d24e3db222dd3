internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

extension EntryRevision {
  /// Ends the entry.
  /// - Parameter day: its last day, where it is known.
  /// - Throws: ``EditRefusal``, where that can't be.
  public func retired(_ end: End, on day: String?) throws(EditRefusal) -> SourceEdits {
    switch end {
    case .closed: return try ended(.closed, by: nil, on: day)
    case .merged(let other):
      guard let successor = try successor(other) else { throw missing(other) }
      return try ended(.merged, by: successor, on: day)
    case .renamed(let other):
      if let successor = try successor(other) { return try ended(.renamed, by: successor, on: day) }
      return try replaced(by: other, called: nil, on: day)
    }
  }

  /// Gives the entry another name, and the id that follows from it.
  /// - Parameters:
  ///   - newID: an id in place of that; the entry's own where only the name changes.
  ///   - day: the last day of the old name, where it is known.
  /// - Throws: ``EditRefusal``, where that can't be.
  public func renamed(to name: String, id newID: String?, on day: String?) throws(EditRefusal) -> SourceEdits
  {
    guard let path = fields.namePath, let old = entry.name else {
      throw EditRefusal(
        "\"\(id)\" has no name; give it another id: catalogue retire \(id)\(options) --renamed-to ID")
    }
    guard entry.isLive else {
      throw EditRefusal(
        "\"\(id)\" has ended: its tombstone keeps its name"
          + context.successorInWords(of: entry.replacedBy?.value))
    }
    guard old.value != name else { throw EditRefusal("\"\(id)\" has that name already") }
    guard let newID = newID ?? EntryID.derived(from: name, of: context.schema.idLengths) else {
      throw EditRefusal("no id follows from \"\(name)\"; choose one: --id ID")
    }
    guard newID == id else {
      if isKnown, !leavesTombstone {
        throw EditRefusal(
          "\"\(id)\" was published, and \(context.schema.collection.words) leave no tombstone that would lead apps to another id (kind.yaml has no succession); keep the id: catalogue rename \(id) \(name.shellWord)\(options) --id \(id)"
        )
      }
      return try replaced(by: newID, called: name, on: day)
    }
    if day != nil { throw EditRefusal("the id stays, so nothing ends; leave out the date") }
    var draft = EditDraft()
    try draft.edit(entry.source, order, "\(path.name) \"\(old.value)\" became \"\(name)\"") {
      (editor) throws(FieldEditor.Failure) in try rename(&editor, to: name)
    }
    if wasPublished(as: old) {
      try draft.edit(entry.source, order, "alias \"\(old.value)\" added") {
        (editor) throws(FieldEditor.Failure) in try addAlias(old, to: &editor)
      }
    }
    return draft.edits
  }

  /// Whether people may search for the entry by a name: one that was never published was a typing error.
  private func wasPublished(as name: SearchableName) -> Bool {
    guard let path = fields.namePath, let released = context.released?.entry(id) else { return false }
    return path.texts(in: released).contains { $0.value.hasSameBytes(as: name.value) }
  }

  private func missing(_ other: String) -> EditRefusal {
    let hint = NearestName.hint(for: other, in: context.liveBrands.map(\.key).sorted())
    return EditRefusal("there is no \(context.schema.collection.word) \"\(other.shortened)\"\(hint)")
  }

  /// Ends the entry, of which its file remains as it is.
  private func ended(
    _ status: BrandStatus, by successor: BrandSource?, on day: String?
  ) throws(EditRefusal) -> SourceEdits {
    var draft = EditDraft()
    try leaveSuccessor(for: successor?.key, &draft)
    try end(status, by: successor?.key, on: day, in: &draft)
    if let successor, let name = entry.name {
      try draft.edit(successor.source, order, "alias \"\(name.value)\" added") {
        (editor) throws(FieldEditor.Failure) in try addAlias(name, to: &editor)
      }
    }
    try redirect(to: successor?.key, called: nil, &draft)
    if entry.isLive { try closeRank(&draft) }
    return draft.edits
  }

  /// Writes that the entry has ended.
  private func end(
    _ status: BrandStatus, by successor: String?, on day: String?, in draft: inout EditDraft
  ) throws(EditRefusal) {
    let statusField = try statusField(toEnd: status, by: successor, on: day)
    let words = [
      "\(statusField) \(status.rawValue)", successor.map { "\(bindings.name(.successor)) \($0)" },
      day.map { "\(bindings.name(.endedOn)) \($0)" },
    ]
    try draft.edit(entry.source, order, words.compactMap(\.self).joined(separator: ", ")) {
      (editor) throws(FieldEditor.Failure) in
      try editor.set(statusField, to: status.rawValue)
      if let field = bindings[.successor] {
        if let successor { try editor.set(field, to: successor) } else { try editor.remove(field) }
      }
      if let day, let field = bindings[.endedOn] { try editor.set(field, to: day) }
    }
  }

  /// Gives the entry a new file under another id, with its logo. The old file remains as a tombstone where apps may know
  /// the id; otherwise it is the one that is moved.
  private func replaced(
    by newID: String, called name: String?, on day: String?
  ) throws(EditRefusal) -> SourceEdits {
    if let problem = context.problem(withNewID: newID) { throw EditRefusal(problem) }
    guard newID.isEntryID else {
      throw EditRefusal(
        "\"\(newID.shortened)\" can't be an id: \(EntrySchema.idForm)"
      )
    }
    if day != nil, !isKnown {
      throw EditRefusal(
        "\"\(id)\" was never released, so nothing remains of it that could end on a day; leave out the date")
    }
    var draft = EditDraft()
    try leaveSuccessor(for: newID, &draft)
    let logo = movedLogo(to: newID)
    if isKnown {
      try end(.renamed, by: newID, on: day, in: &draft)
      if logo != nil, let field = bindings[.logo] {
        try draft.edit(entry.source, order, "\(field) null") {
          (editor) throws(FieldEditor.Failure) in try editor.setNull(field)
        }
      }
    }
    let new = try newFile(newID, called: name, from: entry, hasLogo: logo != nil)
    let what = "\(newID)\(name.map { " \"\($0)\"" } ?? "")"
    draft.put(
      new, from: isKnown ? nil : entry.source, isKnown ? "written as \(what)" : "moved, now \(what)")
    if let logo { draft.move(logo, to: sibling(of: logo, "\(newID).svg"), "moved to \(newID).svg") }
    try redirect(to: newID, called: new.name(at: fields.namePath), &draft)
    return draft.edits
  }

  /// The entry's own logo, which is named after its id; `nil` where there is none, or it can't be moved.
  func movedLogo(to newID: String) -> SourceText? {
    guard entry.logo?.value == "\(id).svg" else { return nil }
    return files.logos.first { $0.path.fileName == "\(id).svg" }
  }

  func sibling(of file: SourceText, _ name: String) -> String {
    file.path.folderPrefix + name
  }
}
