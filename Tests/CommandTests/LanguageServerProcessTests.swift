import Foundation
import TestSupport
import Testing

@Suite("The process of the language server")
struct LanguageServerProcessTests {
  private static let initialize = #"{"id": 1, "method": "initialize", "params": {"capabilities": {}}}"#
  private static let end = [#"{"id": 2, "method": "shutdown"}"#, #"{"method": "exit"}"#]

  private func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  /// Sends all, ends the input, and waits for the end.
  private func run(
    _ input: String, _ options: String = "", in workspace: Workspace
  ) throws -> Program.Result {
    let path = try workspace.folder.write("input", input.utf8)
    return try Program.run(
      ["sh", "-c", "exec \(Workspace.command) lsp \(options) < \(path)"], in: workspace.path)
  }

  /// The message by which an editor opens a file.
  private func open(_ path: String, _ text: String) -> String {
    let uri = URL(fileURLWithPath: path).absoluteString
    return
      #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\#(uri)", "languageId": "yaml", "version": 1, "text": "\#(text)"}}}"#
  }

  /// The messages on the output; everything there has to be one.
  private func messages(_ output: String) throws -> [[String: Any]] {
    var rest = Data(output.utf8)
    var messages: [[String: Any]] = []
    while !rest.isEmpty {
      let header = try #require(rest.range(of: Data("\r\n\r\n".utf8)))
      let words = String(decoding: rest[..<header.lowerBound], as: UTF8.self).split(separator: " ")
      let length = try #require(words.last.flatMap { Int($0) })
      let body = rest[header.upperBound...].prefix(length)
      messages.append(try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any]))
      rest = Data(rest[header.upperBound...].dropFirst(length))
    }
    return messages
  }

  @Test("answers, says what is wrong with a file, and ends with 0")
  func life() throws {
    let workspace = try Workspace()
    let open = open("\(workspace.path)/catalogue/italy/brands/pam.yaml", #"catgory: x\n"#)
    let result = try run(framed([Self.initialize, open] + Self.end), in: workspace)
    #expect(result.status == 0)
    #expect(result.errors == "")
    #expect(try messages(result.output).compactMap { $0["id"] as? Int } == [1, 2])
  }

  @Test("knows a catalogue whose folder is right below the root's folders")
  func nearRoot() throws {
    let workspace = try Workspace()
    for name in ["catalogue.yaml", "brands", "logos"] {
      try FileManager.default.moveItem(
        atPath: "\(workspace.path)/catalogue/italy/\(name)", toPath: "\(workspace.path)/\(name)")
    }
    // Elsewhere, so that the folder above is no project by its schemas.
    let project = try TemporaryFolder()
    for name in ["schemas", "templates"] {
      try FileManager.default.moveItem(
        atPath: "\(workspace.path)/\(name)", toPath: "\(project.path)/\(name)")
    }
    let brand = "\(workspace.path)/brands/pam.yaml"
    let hover =
      #"{"id": 3, "method": "textDocument/hover", "params": {"textDocument": {"uri": "\#(URL(fileURLWithPath: brand).absoluteString)"}, "position": {"line": 0, "character": 1}}}"#
    let result = try withExtendedLifetime(project) {
      try run(
        framed([Self.initialize, open(brand, #"id: pam\n"#), hover] + Self.end),
        "--schemas \(project.path)/schemas --templates \(project.path)/templates", in: workspace)
    }
    #expect(result.output.contains(#""contents""#), "\(result.output)")
  }

  @Test("ends with 1 and a reason where the client is gone", arguments: [[], [initialize]])
  func gone(messages sent: [String]) throws {
    let result = try run(framed(sent), in: try Workspace())
    #expect(result.status == 1)
    #expect(result.errors == "Error: the client is gone, and didn't ask the server to shut down\n")
  }

  @Test("ends by itself where the client's process is gone and the input stays open")
  func deadClient() throws {
    let workspace = try Workspace()
    // No system has a process with this number; that of a process which ended could be another one's by now.
    let client = Self.initialize.replacing(
      #""capabilities""#, with: #""processId": \#(Int32.max), "capabilities""#)
    let path = try workspace.folder.write("input", framed([client]).utf8)
    // The input is held open by a program that outlives the server.
    let result = try Program.run(
      [
        "sh", "-c",
        """
        mkfifo pipe; sleep 60 > pipe & holder=$!
        cat \(path) > pipe & \(Workspace.command) lsp < pipe; status=$?
        kill $holder; exit $status
        """,
      ],
      in: workspace.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("the client is gone"))
  }

  @Test("survives anything on its input, and answers what follows")
  func garbage() throws {
    let garbage =
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n" + "Content-Length: 3\r\n\r\n{{{"
      + String(repeating: "\u{1}é", count: 9000)
      + "\n\nContent-Length: 99999999999\n\n"
    let result = try run(
      String(garbage.dropLast(30)) + "\r\n\r\n" + framed([Self.initialize] + Self.end), in: try Workspace())
    #expect(result.status == 0)
    let answers = try messages(result.output)
    #expect(answers.compactMap { $0["id"] as? Int } == [1, 2])
    #expect(answers.count { $0["error"] != nil } >= 3)
  }
}
