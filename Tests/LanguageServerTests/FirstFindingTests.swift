import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("What is wrong with a file, before the others of its catalogue are read")
struct FirstFindingTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let coop = "catalogue/italy/brands/coop.yaml"

  /// A brand with a field that there isn't, and another's name.
  private let wrong = MemoryLibrary.brand("pam", "Coop", "catgory: grocery\n")

  private func rules(_ editor: EditorSession, _ path: String) -> [String] {
    editor.marks(path).map { String($0.prefix(4)) }
  }

  @Test("is said at once, and what the others have to do with it when they are read")
  func first() async throws {
    var editor = try await EditorSession()
    try await editor.begin(pam, wrong)
    #expect(rules(editor, pam) == ["E103"])
    #expect(editor.library.readings == 0)
    #expect(editor.server.isUnsettled)
    try await editor.wait()
    #expect(rules(editor, pam).contains("W217"))
    #expect(rules(editor, pam).contains("E103"))
    #expect(editor.library.readings == 1)
    #expect(!editor.server.isUnsettled)
  }

  @Test("follows what is typed meanwhile")
  func typing() async throws {
    var editor = try await EditorSession()
    try await editor.begin(pam, wrong)
    try await editor.type(MemoryLibrary.brand("pam", "Coop"), in: pam)
    #expect(rules(editor, pam) == [])
    #expect(editor.library.readings == 0)
    try await editor.wait()
    #expect(rules(editor, pam).contains("W217"))
  }

  @Test("is said before a request that came with the file is answered, which needs the others")
  func early() async throws {
    var editor = try await EditorSession()
    try await editor.send([
      EditorSession.opening(pam, wrong),
      EditorSession.message(
        #"{"id": 7, "method": "textDocument/hover", "params": {"textDocument": {"uri": "\#(EditorSession.uri(pam))"}, "position": {"line": 1, "character": 1}}}"#
      ),
    ])
    #expect(editor.told == [pam, pam, coop])
    #expect(editor.library.readings == 1)
  }

  @Test("leaves known which file was changed last when another is opened before the rest is read")
  func changedLast() async throws {
    var editor = try await EditorSession()
    try await editor.begin(pam)
    try await editor.type(MemoryLibrary.brand("pam", "Pam", "aliases:\n  - Ipercoop\n"), in: pam)
    try await editor.begin("catalogue/italy/catalogue.yaml")
    try await editor.wait()
    #expect(editor.diagnostics[pam]?.first?["message"]?.string?.contains("also belongs to coop") == true)
  }

  @Test("is all that a request needs which the server doesn't know")
  func unknown() async throws {
    var editor = try await EditorSession()
    try await editor.begin(pam, wrong)
    let answer = try await editor.request(
      "textDocument/documentSymbol", #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}}"#)
    #expect(answer["error"] != nil)
    #expect(editor.library.readings == 0)
  }

  @Test("doesn't keep a request waiting for an answer that needs the others")
  func request() async throws {
    var editor = try await EditorSession()
    let (text, params) = EditorSession.marked(
      MemoryLibrary.brand("pam", "Pam", "group: co|op\n"), in: pam)
    try await editor.begin(pam, text)
    let definition = try await editor.result("textDocument/definition", params)
    #expect("\(definition)".contains("coop.yaml"))
    #expect(!editor.server.isUnsettled)
  }

  @Test("stays and follows what is typed where the others can't be read, which is said once")
  func unreadable() async throws {
    var editor = try await EditorSession()
    try await editor.begin(pam, wrong)
    editor.library.failure = "the disk is gone"
    try await editor.wait()
    #expect(!editor.server.isUnsettled)
    #expect(rules(editor, pam) == ["E103"])
    try await editor.begin(coop, MemoryLibrary.brand("coop", "Coop", "colour: red\n"))
    try await editor.wait()
    try await editor.type(MemoryLibrary.brand("pam", "Pam"), in: pam)
    #expect(rules(editor, pam) == [])
    #expect(rules(editor, coop) == ["E103"])
    #expect(editor.library.readings == 2)
    #expect(editor.notes.filter { $0["method"]?.string == "window/showMessage" }.count == 1)
  }

  @Test("is said of every file that is opened meanwhile")
  func several() async throws {
    var editor = try await EditorSession()
    try await editor.begin(pam, wrong)
    try await editor.begin(coop, MemoryLibrary.brand("coop", "Coop", "colour: red\n"))
    #expect(rules(editor, pam) == ["E103"])
    #expect(rules(editor, coop) == ["E103"])
    #expect(editor.library.readings == 0)
    try await editor.wait()
    #expect(editor.library.readings == 1)
  }
}
