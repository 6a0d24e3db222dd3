import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("Fixes and formatting in the editor")
struct FixTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let wrong = MemoryLibrary.brand("pam", "Pam", "aliases: [PAM]\n").replacing(
    "category: grocery", with: "category: Grocery")

  @Test("are those of check --fix, each at the line of its finding")
  func quickFix() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam, wrong)
    #expect(editor.marks(pam).map { $0.prefix(4) } == ["E102", "W204"])
    let actions = try await editor.result("textDocument/codeAction", EditorSession.lines(3...3, of: pam))
    let action = try #require(actions.array?.first?.object)
    #expect(action["title"]?.string == "Replace Grocery by grocery")
    #expect(action["kind"]?.string == "quickfix")
    #expect(action["diagnostics"]?.array?.first?.object?["code"]?.string == "E102")
    let edits = action["edit"]?.object?["documentChanges"]?.array?.first?.object?["edits"]
    #expect(EditorSession.applied(edits, to: wrong).contains("category: grocery\n"))
    let elsewhere = try await editor.result("textDocument/codeAction", EditorSession.lines(5...5, of: pam))
    #expect(elsewhere.array?.compactMap { $0.object?["kind"]?.string } == ["source.fixAll.catalogue"])
  }

  @Test("can be made all at once", arguments: ["source", "source.fixAll", "source.fixAll.catalogue"])
  func fixAll(kind: String) async throws {
    var editor = try await EditorSession()
    try await editor.open(pam, wrong)
    let actions = try await editor.result(
      "textDocument/codeAction", EditorSession.lines(0...0, of: pam, #"{"only": ["\#(kind)"]}"#))
    #expect(actions.array?.count == 1)
    let edit = actions.array?.first?.object?["edit"]?.object
    let fixed = EditorSession.applied(
      edit?["documentChanges"]?.array?.first?.object?["edits"], to: wrong)
    try await editor.type(fixed, in: pam)
    #expect(editor.marks(pam) == [])
  }

  @Test("are written for clients that take no ordered changes")
  func plainChanges() async throws {
    var editor = try await EditorSession(
      abilities: #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#)
    try await editor.open(pam, wrong)
    let actions = try await editor.result("textDocument/codeAction", EditorSession.lines(3...3, of: pam))
    let changes = actions.array?.first?.object?["edit"]?.object?["changes"]?.object
    #expect(EditorSession.applied(changes?[EditorSession.uri(pam)], to: wrong) != wrong)
  }

  @Test("aren't offered where there is nothing to fix, or the file is no catalogue's")
  func nothing() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    for path in [pam, "catalogue/italy/brands/none.yaml"] {
      let actions = try await editor.result("textDocument/codeAction", EditorSession.lines(0...99, of: path))
      #expect(actions.array?.isEmpty == true)
    }
    let answer = try await editor.request("textDocument/codeAction")
    #expect(answer["error"]?.object?["code"]?.integer == -32602)
  }

  @Test("format what catalogue format formats, with the least change", arguments: ["\n", "\r\n"])
  func format(lineEnd: String) async throws {
    let tidy = MemoryLibrary.brand("pam", "Pam", "aliases:\n  - Panorama\n").replacing("\n", with: lineEnd)
    let untidy = tidy.replacing("name: Pam", with: "name:    'Pam'")
    var editor = try await EditorSession()
    try await editor.open(pam, untidy)
    let params = #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}, "options": {}}"#
    let edits = try await editor.result("textDocument/formatting", params)
    #expect(EditorSession.applied(edits, to: untidy) == tidy)
    #expect(edits.array?.count == 1)
    #expect(edits.array?.first?.object?["newText"]?.string == "name: Pam\(lineEnd)")
    try await editor.type(tidy, in: pam)
    #expect(try await editor.result("textDocument/formatting", params).array?.isEmpty == true)
    try await editor.type("id: [", in: pam)
    #expect(try await editor.result("textDocument/formatting", params).isNull)
  }
}
