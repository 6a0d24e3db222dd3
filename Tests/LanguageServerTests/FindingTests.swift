import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("Findings in the editor")
struct FindingTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let coop = "catalogue/italy/brands/coop.yaml"
  private let settings = "catalogue/italy/catalogue.yaml"

  private func brand(_ more: String) -> String { MemoryLibrary.brand("pam", "Pam", more) }

  @Test("of several changes that came together are told once, of the newest text")
  func coalesced() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    editor.told = []
    let typed = (1...20).map { number in
      editor.change(pam, #"{"text": \#(EditorSession.quoted(brand("x\(number): y\n")))}"#)
    }
    try await editor.send(typed)
    #expect(editor.told == [pam])
    #expect(editor.diagnostics[pam]?.first?["message"]?.string?.contains("\"x20\"") == true)
  }

  @Test("survive what is typed half: every beginning of a file is checked")
  func halfTyped() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    editor.told = []
    let text = brand("aliases: [\"Pàm 😀\", 'x\n")
    for count in 0...text.count { try await editor.type(String(text.prefix(count)), in: pam) }
    #expect(editor.told.count { $0 == pam } == text.count + 1)
    try await editor.type(brand(""), in: pam)
    #expect(editor.marks(pam) == [])
  }

  @Test("follow files that change on disk")
  func watched() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    editor.library.files[coop] = MemoryLibrary.brand("coop", "Coop", "aliases:\n  - Pam\n")
    try await editor.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "\#(EditorSession.uri(coop))", "type": 2}]}"#)
    #expect(editor.marks(coop).map { $0.prefix(4) } == ["E204"])
    editor.library.files[coop] = nil
    try await editor.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "\#(EditorSession.uri(coop))", "type": 3}]}"#)
    #expect(editor.marks(coop) + editor.marks(pam) == [])
  }

  @Test("follow the published catalogue, which a build writes")
  func published() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    editor.library.releases["catalogue/italy"] = Array(
      #"{"schemaVersion": 1, "version": "2026-05-30", "revision": 1, "brands": [{"id": "gone"}], "tombstones": []}"#
        .utf8)
    try await editor.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "\#(EditorSession.uri("catalogue/italy.json"))", "type": 1}]}"#)
    #expect(editor.marks("catalogue/italy/catalogue.yaml").map { $0.prefix(4) } == ["E202"])
  }

  @Test("come once a catalogue can be read that couldn't be when its file was opened")
  func readableLater() async throws {
    let library = MemoryLibrary.market()
    let settings = library.files["catalogue/italy/catalogue.yaml"] ?? ""
    library.files["catalogue/italy/catalogue.yaml"] = "kind: nothing\n" + settings
    var editor = try await EditorSession(library)
    try await editor.open(pam, MemoryLibrary.brand("pam", "Pam", "colour: red\n"))
    #expect(editor.marks(pam) == [])
    editor.library.files["catalogue/italy/catalogue.yaml"] = settings
    try await editor.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "\#(EditorSession.uri("schemas/brands/kind.yaml"))", "type": 1}]}"#)
    #expect(editor.marks(pam).map { $0.prefix(4) } == ["E103"])
  }

  @Test("are looked for again only where something changed")
  func saved() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam, brand("catgory: x\n"))
    editor.library.files[pam] = brand("catgory: x\n")
    editor.told = []
    try await editor.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}}"#)
    #expect(editor.library.readings == 2)
    #expect(editor.marks(pam) == ["E103 9:0-9:7"])
    editor.library.files["catalogue/italy/catalogue.yaml"] = nil
    try await editor.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}}"#)
    #expect(editor.notes.contains { $0["method"]?.string == "window/showMessage" })
    #expect(editor.marks(pam) == ["E103 9:0-9:7"])
  }

  @Test("say once that a catalogue can't be read, and come when it can")
  func unreadable() async throws {
    let library = MemoryLibrary.market()
    let text = library.files[settings] ?? ""
    library.files[settings] = text.replacing("kind: brands", with: "kind: fish")
    var editor = try await EditorSession(library)
    try await editor.open(pam)
    try await editor.open(coop)
    #expect(editor.notes.count { $0["method"]?.string == "window/showMessage" } == 1)
    editor.told = []
    library.files[settings] = text
    try await editor.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "\#(EditorSession.uri(settings))"}}"#)
    #expect(editor.told.sorted() == [coop, pam, settings])
  }
}
