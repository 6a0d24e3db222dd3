internal import CatalogueAuthoring
internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// An entry's id can be renamed where it is written: in the entry's own file, and wherever another refers to it.
extension LanguageServer {
  /// The range of the id at a position; null where there is none that can be renamed.
  mutating func prepareRename(_ params: LocatedObject) async throws(ResponseError) -> LocatedValue {
    guard let named = try await named(params), case .entry(let entry, _) = named.target else { return .null }
    return .object([
      ("range", named.place.document.text.range(named.position.span)), ("placeholder", .text(entry.key)),
    ])
  }

  /// The changes that give an entry another id: those of `catalogue retire --renamed-to`. One that was published stays as
  /// a tombstone.
  /// - Throws: `ResponseError`, where that can't be, and why.
  mutating func rename(_ params: LocatedObject) async throws(ResponseError) -> LocatedValue {
    guard let newID = params["newName"]?.string else { throw .missing("newName") }
    guard let named = try await named(params), case .entry(let entry, let collection) = named.target else {
      throw ResponseError(.requestFailed, "only the id of an entry can be renamed")
    }
    guard newID != entry.key else { return .null }
    let catalogue = named.place.catalogue
    let edits = try await edits(renaming: entry.key, in: collection, to: newID, of: catalogue)
    if let path = edits.movedPaths.first(where: catalogue.isUnsaved) {
      throw ResponseError(.requestFailed, "\(path) isn't on disk yet: save it first")
    }
    let change = SourceEditValue(
      edits: edits,
      document: { [documents] in documents[catalogue.folder.absolute($0)] },
      uri: { [self] in uri($0, in: catalogue) }, encoding: client.encoding)
    let lacking = change.operations.subtracting(client.fileOperations)
    guard client.changesDocuments, lacking.isEmpty else {
      let what = lacking.isEmpty ? "change" : lacking.sorted().joined(separator: " or ")
      throw ResponseError(
        .requestFailed,
        "your editor lets no server \(what) files; run "
          + "\(catalogue.retiring(entry.key, of: collection)) --renamed-to \(newID)")
    }
    return change.value
  }

  private func edits(
    renaming id: String, in collection: EntryCollection, to newID: String, of catalogue: OpenCatalogue
  ) async throws(ResponseError) -> SourceEdits {
    let edits: SourceEdits
    do {
      let entry = try await EntryRevision(
        catalogue.files, of: id, collection: collection.name, marketOption: catalogue.folder.marketOption)
      if catalogue.hasEntry(newID, in: collection) {
        let command = "\(catalogue.retiring(id, of: collection)) --merged-into \(newID)"
        let merging = "; where it takes the place of \(id), run \(command)"
        throw ResponseError(
          .requestFailed,
          "there is a \(collection.word) \"\(newID)\" already\(entry.leavesTombstone ? merging : "")")
      }
      edits = try entry.retired(.renamed(to: newID), on: nil)
    } catch let error as ResponseError { throw error } catch { throw Self.refusal(error) }
    if let finding = await catalogue.firstError(of: edits) {
      throw ResponseError(.requestFailed, "this would be wrong afterwards: \(finding.message)")
    }
    return edits
  }

  private static func refusal(_ error: any Error) -> ResponseError {
    let sentences =
      switch error {
      case let refusal as EditRefusal: refusal.sentences
      case let input as UnreadableInput: input.diagnostics.map(\.message)
      default: ["\(error)"]
      }
    return ResponseError(.requestFailed, sentences.joined(separator: "\n"))
  }
}

extension SourceEdits {
  /// The files that are there under another path afterwards, or no more.
  fileprivate var movedPaths: [String] {
    changes.filter { $0.before?.path != $0.after?.path }.compactMap(\.before?.path)
  }
}

extension OpenCatalogue {
  /// The command that ends an entry, as it is typed in the project's folder.
  fileprivate func retiring(_ id: String, of collection: EntryCollection) -> String {
    "catalogue retire \(id)\(folder.marketOption)"
      + (checked?.context.kind.collectionOption(collection.name) ?? "")
  }

  /// Whether a collection has an entry, or a file of its name.
  fileprivate func hasEntry(_ id: String, in collection: EntryCollection) -> Bool {
    guard let context = checked?.context, let index = context.kind.index(of: collection.name) else {
      return false
    }
    return context.of(collection: index).brandsByID[id] != nil
      || file("\(folder.path)/\(collection.name)/\(id).yaml") != nil
  }

  /// The first error that changes would bring, beyond those that there are.
  fileprivate func firstError(of edits: SourceEdits) async -> Diagnostic? {
    var (engine, before) = (engine, findings)
    // Logos that were left out are left out here, too; some were read since the last check.
    let logoLimit = hasUnreadLogos ? 0 : Int.max
    if hasUnreadLogos, let again = try? await engine.check(files, logoLimit: logoLimit) {
      before = again.findings
    }
    let changed = edits.applied(to: files)
    guard let after = try? await engine.check(changed, logoLimit: logoLimit).findings else { return nil }
    var known = Dictionary(grouping: before) { [$0.rule, $0.message] }
    return after.first { $0.severity == .error && known[[$0.rule, $0.message]]?.popLast() == nil }
  }
}
