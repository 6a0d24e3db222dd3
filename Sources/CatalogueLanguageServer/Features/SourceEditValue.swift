internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Changes of source files that belong together, as one change of the client's workspace.
struct SourceEditValue {
  let edits: SourceEdits
  /// The open document of a file; `nil` where it isn't open.
  let document: (String) -> OpenDocument?
  /// The address of a file, as the client writes it.
  let uri: (String) -> String
  let encoding: PositionEncoding

  /// What the client has to be able to do with files.
  var operations: Set<String> {
    Set(
      edits.changes.compactMap { change in
        if change.before == nil { return "create" }
        if change.after == nil { return "delete" }
        return change.before?.path == change.after?.path ? nil : "rename"
      })
  }

  var value: LocatedValue {
    var value = WorkspaceEditValue()
    for change in edits.changes { add(change, to: &value) }
    return value.value(isOrdered: true)
  }

  private func add(_ change: SourceEdits.Change, to value: inout WorkspaceEditValue) {
    switch (change.before, change.after) {
    case (nil, nil): break
    case (nil, let new?):
      value.add(operation: "create", [("uri", uri(new.path))])
      add(from: SourceText(path: new.path, bytes: []), to: new, &value)
    case (let old?, nil): value.add(operation: "delete", [("uri", uri(old.path))])
    case (let old?, let new?):
      // Before it is moved, so that the client knows the document.
      add(from: old, to: new, &value)
      guard old.path != new.path else { return }
      value.add(operation: "rename", [("oldUri", uri(old.path)), ("newUri", uri(new.path))])
    }
  }

  private func add(from old: SourceText, to new: SourceText, _ value: inout WorkspaceEditValue) {
    let text = DocumentText(old.bytes, encoding)
    let edits = WorkspaceEditValue.edits(from: text, to: new.bytes)
    value.add(.init(uri: uri(old.path), version: document(old.path)?.version, edits: edits))
  }
}
