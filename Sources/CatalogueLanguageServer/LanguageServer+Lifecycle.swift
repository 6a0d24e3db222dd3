internal import CatalogueSources
internal import StrictJSON

/// What a client can do, as it says itself.
struct ClientAbilities {
  var process: Int32?
  var encoding = PositionEncoding.utf16
  var showsRelated = false
  var changesDocuments = false
  /// What it can do with files in a change of several: `create`, `rename`, `delete`.
  var fileOperations: Set<String> = []
  var registersWatchers = false
  var readsMarkdown = false
  var knowsActionLiterals = false
  var preparesRename = false

  init() {}

  init(_ params: LocatedObject) {
    let capabilities = params["capabilities"]
    process = params["processId"]?.integer.flatMap(Int32.init(exactly:))
    let encodings = capabilities?.at("general", "positionEncodings")?.array?.compactMap(\.string) ?? []
    encoding = encodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    let document = capabilities?.at("textDocument")
    showsRelated = document?.at("publishDiagnostics", "relatedInformation")?.bool ?? false
    readsMarkdown =
      document?.at("hover", "contentFormat")?.array?.contains { $0.string == "markdown" } ?? false
    knowsActionLiterals = document?.at("codeAction", "codeActionLiteralSupport") != nil
    preparesRename = document?.at("rename", "prepareSupport")?.bool ?? false
    let workspace = capabilities?.at("workspace")
    let operations = workspace?.at("workspaceEdit", "resourceOperations")?.array ?? []
    fileOperations = Set(operations.compactMap(\.string))
    // Operations on files are changes of documents, and some clients name them alone.
    changesDocuments =
      workspace?.at("workspaceEdit", "documentChanges")?.bool ?? !fileOperations.isEmpty
    registersWatchers = workspace?.at("didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
  }
}

extension LocatedValue {
  /// The value under keys that lead from one object to the next.
  func at(_ keys: String...) -> LocatedValue? {
    keys.reduce(self) { value, key in value?.object?[key] }
  }
}

extension LanguageServer {
  /// The result of a request.
  mutating func result(of method: String, _ params: LocatedObject) async throws(ResponseError) -> LocatedValue
  {
    switch (state, method) {
    case (.waiting, "initialize"): return initialized(params)
    case (.waiting, _): throw ResponseError(.serverNotInitialized, "initialize has to be the first request")
    case (.running, "initialize"): throw ResponseError(.invalidRequest, "initialize was sent before")
    case (.running, "shutdown"):
      state = .shutDown
      return .null
    case (.running, _): return try await feature(method, params)
    case (.shutDown, _), (.ended, _): throw ResponseError(.invalidRequest, "the server was shut down")
    }
  }

  mutating func take(notification method: String, _ params: LocatedObject) {
    switch (state, method) {
    case (_, "exit"): state = .ended(code: state == .shutDown ? 0 : 1)
    case (.running, "initialized"): registerWatchers()
    case (.running, _): takeDocument(method, params)
    default: break
    }
  }

  private mutating func initialized(_ params: LocatedObject) -> LocatedValue {
    client = ClientAbilities(params)
    state = .running
    let sync = LocatedValue.object([
      ("openClose", .bool(true)), ("change", .integer(2)),
      ("save", .object([("includeText", .bool(false))])),
    ])
    let capabilities: [(String, LocatedValue)] =
      [("positionEncoding", .text(client.encoding.rawValue)), ("textDocumentSync", sync)]
      + Self.features(client)
    let server = LocatedValue.object([("name", .text("catalogue")), ("version", .text(version))])
    return .object([("capabilities", .object(capabilities)), ("serverInfo", server)])
  }

  /// Asks to be told when a file changes. A kind may have files of any ending, and any may be a stray one.
  private mutating func registerWatchers() {
    guard client.registersWatchers else { return }
    let watchers = [LocatedValue.object([("globPattern", .text("**/*"))])]
    let method = "workspace/didChangeWatchedFiles"
    let registration = LocatedValue.object([
      ("id", .text("files")), ("method", .text(method)),
      ("registerOptions", .object([("watchers", .array(watchers))])),
    ])
    outbox.append(
      OutgoingMessage.request(
        "client/registerCapability", id: "register-files",
        .object([("registrations", .array([registration]))])))
  }
}
