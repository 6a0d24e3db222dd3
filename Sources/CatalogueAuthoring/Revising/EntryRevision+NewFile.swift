internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics

extension EntryRevision {
  /// The file of the entry that takes this one's place. The same file, id and name always give the same bytes, by which
  /// an undo knows it.
  /// - Parameters:
  ///   - name: its name; `nil` where that stays.
  ///   - hasLogo: whether the logo is moved too.
  func newFile(
    _ newID: String, called name: String?, from brand: BrandSource, hasLogo: Bool
  ) throws(EditRefusal) -> FieldEditor {
    do throws(FieldEditor.Failure) {
      var editor = try FieldEditor(brand.source, order: order)
        .moved(to: context.settings.path(of: newID, in: context.schema.collection))
      try editor.set(fields.id, to: newID)
      try lead(brand, to: newID, &editor)
      if hasLogo, let field = bindings[.logo] { try editor.set(field, to: "\(newID).svg") }
      for role in [Role.status, .successor, .endedOn] {
        if let field = bindings[role] { try editor.remove(field) }
      }
      if !brand.isLive { try leaveOut(of: &editor, hasLogo: hasLogo) }
      guard let name, let old = brand.name else { return editor }
      try rename(&editor, to: name)
      if isKnown { try addAlias(old, to: &editor) }
      return editor
    } catch { throw EditRefusal(error.sentence) }
  }

  /// Leads an entry's references to itself to the new id.
  private func lead(
    _ brand: BrandSource, to newID: String, _ editor: inout FieldEditor
  ) throws(FieldEditor.Failure) {
    let collection = context.schema.collection.name
    for path in context.schema.entry.sourcePaths(where: { $0.reference == collection })
    where path.texts(in: brand.object).contains(where: { $0.value == brand.key }) {
      try editor.replace(brand.key, at: path, with: newID)
    }
  }

  /// Removes what a tombstone still says and others have had since, or only an entry with a logo may have.
  private func leaveOut(of editor: inout FieldEditor, hasLogo: Bool) throws(FieldEditor.Failure) {
    if let rank = bindings[.rank] { try editor.remove(rank) }
    if !hasLogo { for field in bindings.besideLogo { try editor.remove(field) } }
    let file = editor.source.path.fileStem
    for list in fields.aliasLists {
      try editor.removeTexts(of: list) { alias in
        !isFree(SearchableName(Located(value: alias, span: 0..<0)), for: file)
      }
    }
  }

  /// Writes a name, and removes the aliases that it makes superfluous.
  func rename(_ editor: inout FieldEditor, to name: String) throws(FieldEditor.Failure) {
    guard let span = fields.namePath?.texts(in: editor.object).first?.span else { return }
    try editor.replace([span], with: name)
    let keys = Set(SearchableName(Located(value: name, span: 0..<0)).keys)
    for list in fields.aliasLists {
      try editor.removeTexts(of: list) { alias in
        !keys.isDisjoint(with: SearchableName(Located(value: alias, span: 0..<0)).keys)
      }
    }
  }

  /// Lets people find a file's entry by a name of before, where the name leads to no other entry and may be an alias.
  func addAlias(_ name: SearchableName, to editor: inout FieldEditor) throws(FieldEditor.Failure) {
    guard let list = fields.aliasLists.first, !name.keys.isEmpty,
      context.settings.genericWords[name.plainKey] == nil, isFree(name, for: editor)
    else { return }
    var longer = editor
    try longer.add(name.value, to: list)
    if failures(of: longer.source) <= failures(of: editor.source) { editor = longer }
  }

  /// Whether a name leads to no entry but this one and that of the file, and the file doesn't have it yet.
  private func isFree(_ name: SearchableName, for editor: FieldEditor) -> Bool {
    let own = ([fields.namePath].compactMap(\.self) + fields.aliases)
      .flatMap { $0.texts(in: editor.object) }.flatMap { SearchableName($0).keys }
    return Set(own).isDisjoint(with: name.keys) && isFree(name, for: editor.source.path.fileStem)
  }

  /// Whether a name leads to no entry but this one and another. The one that replaced it before loses its name as an alias.
  private func isFree(_ name: SearchableName, for other: String) -> Bool {
    let owners = Set([id, other])
    let before = entry.isLive || name.value != entry.name?.value ? nil : entry.replacedBy?.value
    return name.keys.allSatisfy { key in
      (context.names.names[key] ?? []).allSatisfy { owners.contains($0.brand.key) }
        && (context.names.aliases[key] ?? []).allSatisfy {
          owners.contains($0.brand.key) || $0.brand.key == before
        }
    }
  }

  /// How many values of a file its schema rejects.
  private func failures(of file: SourceText) -> Int {
    parser.parse(alone: file, in: context.settings).problems.reduce(0) { $0 + $1.schema.count }
  }
}

extension FieldEditor {
  /// The name in the file; `nil` where there is none.
  func name(at path: SourceFieldPath?) -> SearchableName? {
    (path?.texts(in: object).first).map(SearchableName.init)
  }
}
