import CatalogueLanguageServer
import StrictJSON
import Testing

/// An editor in memory, which talks to a server.
struct EditorSession {
  private(set) var server: LanguageServer
  let library: MemoryLibrary
  private var reader = MessageReader()
  private var requests = 0
  private var versions: [String: Int] = [:]
  /// What the server sent beside results.
  private(set) var notes: [LocatedObject] = []
  /// The diagnostics of each file that was told of, by its path in the project.
  private(set) var diagnostics: [String: [LocatedObject]] = [:]
  /// The files that were told of since the last time that this was emptied, in their order.
  var told: [String] = []

  /// What most editors can do.
  private static let abilities = """
    {"textDocument": {"publishDiagnostics": {"relatedInformation": true}, \
    "hover": {"contentFormat": ["markdown"]}, "codeAction": {"codeActionLiteralSupport": {}}, \
    "rename": {"prepareSupport": true}}, \
    "workspace": {"workspaceEdit": {"documentChanges": true, \
    "resourceOperations": ["create", "rename", "delete"]}}}
    """

  init(_ library: MemoryLibrary = .market()) async throws {
    self.library = library
    server = LanguageServer(library, version: "1", jobs: 1)
    _ = try await request(
      "initialize", #"{"processId": 1, "rootUri": null, "capabilities": \#(Self.abilities)}"#)
    try await notify("initialized")
  }

  static func uri(_ path: String) -> String { "file:///project/\(path)" }

  /// The messages as they come over the wire.
  static func message(_ json: String) -> MessageReader.Item { .message(Array(json.utf8)) }

  /// Sends messages together, and takes what comes back.
  @discardableResult
  mutating func send(_ items: [MessageReader.Item]) async throws -> [LocatedObject] {
    var messages = await server.answers(to: items) + (await server.settled())
    while server.hasMessages { messages += await server.proceeded() }
    return try receive(messages)
  }

  /// Lets the server go on while nothing is sent.
  mutating func wait() async throws { try receive(await server.proceeded()) }

  @discardableResult
  private mutating func receive(_ messages: [[UInt8]]) throws -> [LocatedObject] {
    for message in messages { reader.append(message) }
    var answers: [LocatedObject] = []
    while let item = reader.next() {
      guard case .message(let json) = item else { continue }
      let message = try #require(try JSONReader.read(json).object)
      if message["method"] == nil { answers.append(message) } else { take(message) }
    }
    return answers
  }

  private mutating func take(_ message: LocatedObject) {
    notes.append(message)
    guard message["method"]?.string == "textDocument/publishDiagnostics",
      let params = message["params"]?.object, let uri = params["uri"]?.string
    else { return }
    let path = String(uri.dropFirst(Self.uri("").count))
    told.append(path)
    diagnostics[path] = params["diagnostics"]?.array?.compactMap(\.object)
  }

  /// Sends a request, and gives its answer.
  mutating func request(_ method: String, _ params: String = "{}") async throws -> LocatedObject {
    requests += 1
    let json = #"{"jsonrpc": "2.0", "id": \#(requests), "method": "\#(method)", "params": \#(params)}"#
    let answers = try await send([Self.message(json)])
    return try #require(answers.first { $0["id"]?.integer == Int64(requests) })
  }

  /// The result of a request.
  mutating func result(_ method: String, _ params: String) async throws -> LocatedValue {
    let answer = try await request(method, params)
    #expect(answer["error"] == nil, "\(answer["error"]?.object?["message"]?.string ?? "")")
    return try #require(answer["result"])
  }

  mutating func notify(_ method: String, _ params: String = "{}") async throws {
    try await send([Self.notification(method, params)])
  }

  static func notification(_ method: String, _ params: String) -> MessageReader.Item {
    message(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(params)}"#)
  }

  /// Opens a file with the text that is on disk, or another, and waits until its catalogue is read.
  mutating func open(_ path: String, _ text: String? = nil) async throws {
    try await begin(path, text)
    if server.hasUnreadFiles { try await wait() }
  }

  /// Opens a file.
  mutating func begin(_ path: String, _ text: String? = nil) async throws {
    versions[path] = 1
    try await send([Self.opening(path, text ?? library.files[path] ?? "")])
  }

  /// A message that opens a file.
  static func opening(_ path: String, _ text: String) -> MessageReader.Item {
    notification(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri(path))", "languageId": "yaml", "version": 1, "text": \#(quoted(text))}}"#
    )
  }

  mutating func close(_ path: String) async throws {
    try await notify(
      "textDocument/didClose", #"{"textDocument": {"uri": "\#(Self.uri(path))"}}"#)
  }

  /// Says that files changed on disk, as an editor does that watches them.
  mutating func watch(_ paths: String...) async throws {
    let changes = paths.map { #"{"uri": "\#(Self.uri($0))", "type": 2}"# }
    try await notify(
      "workspace/didChangeWatchedFiles", #"{"changes": [\#(changes.joined(separator: ", "))]}"#)
  }

  /// Replaces the text of an open file.
  mutating func type(_ text: String, in path: String) async throws {
    try await send([change(path, #"{"text": \#(Self.quoted(text))}"#)])
  }

  /// A message that changes an open file.
  mutating func change(_ path: String, _ change: String) -> MessageReader.Item {
    let version = (versions[path] ?? 0) + 1
    versions[path] = version
    return Self.notification(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(Self.uri(path))", "version": \#(version)}, "contentChanges": [\#(change)]}"#
    )
  }

  static func quoted(_ text: String) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The findings of a file, as `E203 12:4-12:12`.
  func marks(_ path: String) -> [String] {
    (diagnostics[path] ?? []).map { diagnostic in
      let range = diagnostic["range"]?.object
      let ends = ["start", "end"].map { end in
        let position = range?[end]?.object
        return "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1)"
      }
      return "\(diagnostic["code"]?.string ?? "?") \(ends.joined(separator: "-"))"
    }
  }
}
