internal import CatalogueSources
internal import StrictJSON

extension LanguageServer {
  /// Takes what the client says of documents and files. What can't be read, and what is no file, has no effect.
  mutating func takeDocument(_ method: String, _ params: LocatedObject) {
    let document = params["textDocument"]?.object
    let uri = document?["uri"]?.string
    let path = uri.flatMap(FileURI.path)
    switch method {
    case "textDocument/didOpen":
      guard let uri, let path, let text = document?["text"]?.string else { return }
      open(uri, path, text, version: document?["version"]?.integer)
    case "textDocument/didChange":
      guard let path, documents[path] != nil else { return }
      change(path, params["contentChanges"]?.array ?? [], version: document?["version"]?.integer)
    case "textDocument/didClose":
      guard let path, documents.removeValue(forKey: path) != nil else { return }
      changed.insert(path)
      reload(known.filter { has(path, $0) })
    case "textDocument/didSave":
      guard let path else { return }
      reload(concerned(by: [path]).union([library.folder(of: path)].compactMap(\.self)))
    case "workspace/didChangeWatchedFiles":
      let paths = (params["changes"]?.array ?? []).compactMap { $0.at("uri")?.string.flatMap(FileURI.path) }
      reload(concerned(by: paths))
    default: break
    }
  }

  private mutating func open(_ uri: String, _ path: String, _ text: String, version: Int64?) {
    changeCount += 1
    documents[path] = OpenDocument(
      uri: uri, DocumentText(Array(text.utf8), client.encoding), version: version, change: changeCount)
    changed.insert(path)
    if let folder = library.folder(of: path) { begin(folder) }
    overlay(path)
  }

  private mutating func change(_ path: String, _ changes: [LocatedValue], version: Int64?) {
    changeCount += 1
    do throws(ResponseError) {
      try documents[path]?.apply(changes, version: version, number: changeCount, client.encoding)
    } catch {
      // From here on the server's text may not be the client's.
      show("\(path): \(error.message); close the file and open it again")
    }
    changed.insert(path)
    overlay(path, change: changeCount)
  }

  /// Puts the text of an open document in the place of the file in each catalogue that has it.
  private mutating func overlay(_ path: String, change: Int? = nil) {
    guard let bytes = documents[path]?.text.bytes else { return }
    for folder in catalogues.keys {
      catalogues[folder]?.take(bytes, at: folder.relative(path), change: change)
    }
    for folder in known where folder.settings == path { mark(unreadable[folder], in: folder) }
  }

  /// Shows the person an error.
  mutating func show(_ message: String) {
    outbox.append(
      OutgoingMessage.notification(
        "window/showMessage", .object([("type", .integer(1)), ("message", .text(message))])))
  }
}
