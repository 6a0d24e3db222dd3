internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

extension LanguageServer {
  /// What the server offers beside diagnostics.
  static func features(_ client: ClientAbilities) -> [(String, LocatedValue)] {
    [
      (
        "codeActionProvider",
        .object([("codeActionKinds", .array(CodeActions.kinds.map { .text($0) }))])
      ),
      ("documentFormattingProvider", .bool(true)),
      (
        "completionProvider",
        .object([("triggerCharacters", .array([":", " ", "-", "["].map { .text($0) }))])
      ),
      ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)),
      ("referencesProvider", .bool(true)),
      ("renameProvider", client.preparesRename ? .object([("prepareProvider", .bool(true))]) : .bool(true)),
    ]
  }

  /// The requests about documents.
  enum Feature: String {
    case codeAction = "textDocument/codeAction"
    case formatting = "textDocument/formatting"
    case completion = "textDocument/completion"
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case prepareRename = "textDocument/prepareRename"
    case rename = "textDocument/rename"
  }

  /// An open file that a request is about, and its catalogue.
  struct Place {
    /// The path as the compiler has it.
    let path: String
    let document: OpenDocument
    let catalogue: OpenCatalogue
  }

  /// The result of a request about a document; null where it is no file of a catalogue.
  mutating func feature(
    _ method: String, _ params: LocatedObject
  ) async throws(ResponseError) -> LocatedValue {
    guard let feature = Feature(rawValue: method) else {
      throw ResponseError(.methodNotFound, "there is no method \(method)")
    }
    if let folder = unread(for: params) {
      reload([folder])
      await catalogues[folder]?.check()
    }
    switch feature {
    case .codeAction: return try await codeActions(params)
    case .formatting: return try formatting(params)
    case .completion: return try completion(params)
    case .hover: return try await hover(params)
    case .definition: return try await definition(params)
    case .references: return try await references(params)
    case .prepareRename: return try await prepareRename(params)
    case .rename: return try await rename(params)
    }
  }

  /// The file that a request is about; `nil` where it isn't open, or no catalogue has it.
  func place(_ params: LocatedObject) throws(ResponseError) -> Place? {
    guard let uri = params["textDocument"]?.object?["uri"]?.string else { throw .missing("textDocument") }
    guard let path = FileURI.path(of: uri), let document = documents[path] else { return nil }
    let known = catalogues.values.sorted { $0.folder.path < $1.folder.path }
    let catalogue = known.first { $0.file($0.folder.relative(path)) != nil }
    return catalogue.map {
      Place(path: $0.folder.relative(path), document: document, catalogue: $0)
    }
  }

  /// The same after a check, if anything changed since the last.
  mutating func checkedPlace(_ params: LocatedObject) async throws(ResponseError) -> Place? {
    guard let folder = try place(params)?.catalogue.folder else { return nil }
    await catalogues[folder]?.check()
    return try place(params)
  }

  /// The address of a file, as the client writes it.
  func uri(_ path: String, in catalogue: OpenCatalogue) -> String {
    let absolute = catalogue.folder.absolute(path)
    return documents[absolute]?.uri ?? FileURI.uri(of: absolute)
  }

  private mutating func codeActions(_ params: LocatedObject) async throws(ResponseError) -> LocatedValue {
    let range = params["range"]?.object
    guard let start = TextPosition(range?["start"]), let end = TextPosition(range?["end"]) else {
      throw .missing("range")
    }
    guard client.knowsActionLiterals, let place = try await checkedPlace(params) else { return .array([]) }
    let text = place.document.text
    let writer = DiagnosticValues(
      file: place.catalogue.file, encoding: client.encoding, showsRelated: client.showsRelated,
      uri: { [self] in uri($0, in: place.catalogue) })
    let actions = CodeActions(
      path: place.path, document: place.document, findings: place.catalogue.findings,
      isOrdered: client.changesDocuments,
      diagnostic: { finding in
        let location = finding.location ?? .file(place.path)
        return writer.value(FindingMark(finding: finding, location: location, isRelated: false), in: text)
      })
    let from = text.offset(of: start)
    let only = params["context"]?.object?["only"]?.array?.compactMap(\.string)
    return .array(actions.values(in: from..<max(from, text.offset(of: end)), only: only))
  }

  /// The changes by which `catalogue format` formats an entry's file; null where it can't, because of errors that are
  /// marked already.
  private func formatting(_ params: LocatedObject) throws(ResponseError) -> LocatedValue {
    guard let place = try place(params), place.catalogue.isEntry(place.path),
      let formatter = try? BrandFileFormatter(place.catalogue.files.schemas.kind),
      let bytes = formatter.format(SourceText(path: place.path, bytes: place.document.text.bytes)).bytes
    else { return .null }
    return .array(WorkspaceEditValue.edits(from: place.document.text, to: bytes))
  }
}
