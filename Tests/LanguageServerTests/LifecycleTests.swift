import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("The life of a language server")
struct LifecycleTests {
  private func code(_ answer: LocatedObject?) -> Int64? { answer?["error"]?.object?["code"]?.integer }

  @Test("begins with initialize, and rejects requests before it")
  func before() async throws {
    var editor = try await EditorSession(abilities: nil)
    #expect(code(try await editor.request("textDocument/hover")) == -32002)
    try await editor.open("catalogue/italy/brands/pam.yaml")
    #expect(editor.notes.isEmpty)
    #expect(code(try await editor.request("initialize")) == nil)
    #expect(code(try await editor.request("initialize")) == -32600)
  }

  @Test(
    "agrees on the unit of positions: the client's first that is known, else UTF-16",
    arguments: [
      (#"["utf-8", "utf-16"]"#, "utf-8"), (#"["x", "utf-32"]"#, "utf-32"), ("[]", "utf-16"),
      ("null", "utf-16"),
    ])
  func encoding(offered: String, chosen: String) async throws {
    var editor = try await EditorSession(abilities: nil)
    let result = try await editor.result(
      "initialize", #"{"capabilities": {"general": {"positionEncodings": \#(offered)}}}"#)
    #expect(result.object?["capabilities"]?.object?["positionEncoding"]?.string == chosen)
  }

  @Test("ends with 0 after shutdown and exit, and with 1 after exit alone", arguments: [true, false])
  func end(shutsDown: Bool) async throws {
    var editor = try await EditorSession()
    if shutsDown {
      #expect(try await editor.result("shutdown", "null").isNull)
      #expect(editor.server.exitCodeWithoutClient == 0)
      #expect(code(try await editor.request("shutdown")) == -32600)
    } else {
      #expect(editor.server.exitCodeWithoutClient == 1)
    }
    #expect(editor.server.exitCode == nil)
    try await editor.notify("exit")
    #expect(editor.server.exitCode == (shutsDown ? 0 : 1))
  }

  @Test(
    "answers what is no message with an error, and goes on",
    arguments: [
      ("{", -32700), ("", -32700), ("[]", -32600), ("{}", -32600), ("null", -32600), ("\u{FEFF}{}", -32700),
      (#"{"id": 1}"#, -32600), (#"{"id": 1, "method": 2}"#, -32600), (#"{"id": [], "method": "x"}"#, -32600),
      (#"{"id": 1, "id": 2, "method": "x"}"#, -32700), (String(repeating: "[", count: 999), -32700),
      (#"{"id": 1, "method": "no/such"}"#, -32601), (#"{"id": "a", "method": "$/x"}"#, -32601),
    ])
  func malformed(json: String, expected: Int) async throws {
    var editor = try await EditorSession()
    let answers = try await editor.send([EditorSession.message(json)])
    #expect(answers.map(code) == [Int64(expected)])
    #expect(code(try await editor.request("no/such")) == -32601)
  }

  @Test("has nothing to say to unknown notifications, answers, and parameters of any shape")
  func ignored() async throws {
    var editor = try await EditorSession()
    for json in [
      #"{"method": "no/such"}"#, #"{"id": 5, "result": null}"#, #"{"id": 5, "error": {}}"#,
      #"{"method": "textDocument/didOpen"}"#, #"{"method": "textDocument/didOpen", "params": []}"#,
      #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "file:///project/x"}}}"#,
      #"{"method": "textDocument/didClose", "params": {"textDocument": 5}}"#,
      #"{"method": "textDocument/didSave", "params": {"textDocument": {"uri": ""}}}"#,
      #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [1, {"uri": 2}]}}"#,
      #"{"method": "$/cancelRequest", "params": {}}"#,
    ] {
      #expect(try await editor.send([EditorSession.message(json)]).isEmpty)
    }
    #expect(editor.notes.isEmpty)
  }

  @Test("doesn't do a request that was cancelled meanwhile")
  func cancelled() async throws {
    var editor = try await EditorSession()
    let answers = try await editor.send([
      EditorSession.message(#"{"id": "a", "method": "shutdown"}"#),
      EditorSession.notification("$/cancelRequest", #"{"id": "a"}"#),
    ])
    #expect(answers.map(code) == [-32800])
    #expect(editor.server.exitCodeWithoutClient == 1)
  }
}
