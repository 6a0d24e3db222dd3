internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

extension LanguageServer {
  /// Says what is wrong with each file of which that changed: of two files with the same finding, the one that was
  /// changed last comes first.
  mutating func publish() {
    var marks: [String: [FindingMark]] = [:]
    var owners: [String: CatalogueFolder] = [:]
    for (folder, catalogue) in catalogues.sorted(by: { $0.key.path < $1.key.path }) {
      let found = FindingMarks(
        catalogue.findings, settings: catalogue.files.settings.path, isEntry: catalogue.isEntry)
      for (path, own) in found.byPath {
        let path = folder.absolute(path)
        // Two catalogues of one kind find the same in its schemas.
        let known = Set(marks[path] ?? [])
        marks[path, default: []] += own.filter { !known.contains($0) }
        owners[path] = folder
      }
    }
    for (folder, problem) in unreadable {
      marks[folder.settings, default: []].append(FindingMark(problem, in: folder))
      owners[folder.settings] = folder
    }
    let changed = changed.filter(isOpenHere)
    let paths = Set(marks.keys).union(published.keys).union(changed)
      .filter { marks[$0] ?? [] != published[$0] ?? [] || changed.contains($0) }
    for path in paths.sorted(by: isTold(_:before:)) { publish(path, marks[path] ?? [], owners[path]) }
    published = marks
    self.changed = []
  }

  /// Whether an open document is a catalogue's: its diagnostics are published after every change, also when there
  /// are none.
  private func isOpenHere(_ path: String) -> Bool {
    documents[path] != nil && catalogues.contains { $1.file($0.relative(path)) != nil }
  }

  private func isTold(_ path: String, before other: String) -> Bool {
    let (one, two) = (documents[path]?.change ?? 0, documents[other]?.change ?? 0)
    return one == two ? path < other : one > two
  }

  private mutating func publish(_ path: String, _ marks: [FindingMark], _ owner: CatalogueFolder?) {
    let document = documents[path]
    var values: [LocatedValue] = []
    if let owner {
      let catalogue = catalogues[owner]
      let writer = DiagnosticValues(
        file: { catalogue?.file($0) }, encoding: client.encoding, showsRelated: client.showsRelated,
        uri: { [documents] in
          let path = owner.absolute($0)
          return documents[path]?.uri ?? FileURI.uri(of: path)
        })
      let file = catalogue?.file(owner.relative(path))
      let text = document?.text ?? file.map { DocumentText($0.bytes, client.encoding) }
      values = marks.map { writer.value($0, in: text) }
    }
    outbox.append(
      OutgoingMessage.notification(
        "textDocument/publishDiagnostics",
        .object(of: [
          ("uri", .text(document?.uri ?? FileURI.uri(of: path))),
          ("version", document?.version.map { LocatedValue.integer(Int($0)) }),
          ("diagnostics", .array(values)),
        ])))
  }
}
