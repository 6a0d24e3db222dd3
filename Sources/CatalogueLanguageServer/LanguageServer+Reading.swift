internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Reading catalogues from disk.
extension LanguageServer {
  /// Begins with a catalogue of which a file was opened: what a file is checked by alone is read at once, the others while
  /// no message comes, or for a request. With one that couldn't be read it tries again.
  mutating func begin(_ folder: CatalogueFolder) {
    guard catalogues[folder] == nil else {
      catalogues[folder]?.tryReading()
      return
    }
    guard let files = try? library.readSchemas(folder) else { return reload([folder]) }
    var catalogue = OpenCatalogue(folder, files, jobs: jobs)
    for (path, document) in documents.sorted(by: { $0.key < $1.key }) {
      catalogue.take(document.text.bytes, at: folder.relative(path))
    }
    catalogues[folder] = catalogue
  }

  /// The catalogue that a request about a document needs, where its files aren't read yet.
  func unread(for params: LocatedObject) -> CatalogueFolder? {
    guard let path = params["textDocument"]?.object?["uri"]?.string.flatMap(FileURI.path) else { return nil }
    return catalogues.first { folder, catalogue in
      catalogue.isUnread && catalogue.file(folder.relative(path)) != nil
    }?.key
  }

  /// Reads catalogues. One that can't be read stays as it was, unless it was deleted and nobody has a file of it open.
  mutating func reload(_ folders: some Sequence<CatalogueFolder>) {
    for folder in folders {
      do throws(UnreadableCatalogue) {
        let files = try library.read(folder)
        let texts = documents.map { (folder.relative($0), $1.text.bytes) }
        var catalogue = catalogues[folder] ?? OpenCatalogue(folder, files, jobs: jobs)
        catalogue.reload(files, Dictionary(texts) { first, _ in first })
        catalogues[folder] = catalogue
        complaints[folder] = nil
        mark(nil, in: folder)
        changed.formUnion(documents.keys)
      } catch {
        complain(error, about: folder)
      }
    }
  }

  private mutating func complain(_ error: UnreadableCatalogue, about folder: CatalogueFolder) {
    catalogues[folder]?.giveUpReading()
    let isDeleted = library.folder(of: folder.settings) != folder
    if isDeleted, !documents.keys.contains(where: folder.contains) {
      (catalogues[folder], complaints[folder], unreadable[folder]) = (nil, nil, nil)
      return
    }
    if complaints.updateValue(error.description, forKey: folder) != error.description {
      show(error.description)
    }
    mark(isDeleted ? nil : error, in: folder)
  }

  /// Has `catalogue.yaml` marked where it says what can't be read: as it is in the editor, where it is open.
  /// - Parameter problem: what was wrong with it, or with another file, on disk.
  mutating func mark(_ problem: UnreadableCatalogue?, in folder: CatalogueFolder) {
    unreadable[folder] = problem
    // Where another file is at fault, nothing that is typed in this one changes that.
    if let problem, problem.location == nil { return }
    guard let document = documents[folder.settings] else { return }
    let settings = SourceText(path: folder.relative(folder.settings), bytes: document.text.bytes)
    unreadable[folder] = library.unknownKind(in: settings, of: folder)
  }
}

/// Which catalogues a change of a file may concern.
extension LanguageServer {
  /// The catalogues that were read, or that couldn't be.
  var known: Set<CatalogueFolder> { Set(catalogues.keys).union(complaints.keys) }

  /// The catalogues that changed files on disk may concern. Nothing is asked of the disk for a file that is none of
  /// theirs: a client tells of all that change in its workspace.
  func concerned(by paths: [String]) -> Set<CatalogueFolder> {
    let paths = paths.filter { !$0.isHiddenFile || $0.hasSuffix(".yaml") }
    var folders = known.filter { folder in paths.contains { has($0, folder) } }
    // Whatever it is that a catalogue lacks.
    if paths.contains(where: Self.mayBeNeeded) {
      folders.formUnion(complaints.keys.filter { !isRead($0) })
    }
    if paths.contains(where: { $0.fileName == "catalogue.yaml" }) {
      folders.formUnion(documents.keys.compactMap(library.folder(of:)).filter { !isRead($0) })
    }
    return folders
  }

  /// Whether a file is one of a catalogue, or may be: it is in one of its folders, or such a folder itself.
  func has(_ path: String, _ folder: CatalogueFolder) -> Bool {
    folder.contains(path) || folder.settings.hasPrefix(path + "/")
      || catalogues[folder]?.mayRead(folder.relative(path)) ?? false
  }

  private func isRead(_ folder: CatalogueFolder) -> Bool { catalogues[folder]?.isRead ?? false }

  /// Whether a file may be a schema, a list of words or a template.
  private static func mayBeNeeded(_ path: String) -> Bool {
    [".yaml", ".json", ".txt", ".mustache"].contains { path.hasSuffix($0) }
  }
}
