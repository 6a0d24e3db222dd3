import CatalogueLanguageServer
import StrictJSON
import TestSupport
import Testing

@Suite("Findings in the editor")
struct FindingTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let coop = "catalogue/italy/brands/coop.yaml"
  private let settings = "catalogue/italy/catalogue.yaml"

  private func brand(_ more: String) -> String { MemoryLibrary.brand("pam", "Pam", more) }

  @Test("follow the unsaved text, and go when it is right again")
  func unsaved() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    // Of the file alone, and beside the others.
    #expect(editor.told == [pam, pam])
    #expect(editor.marks(pam) == [])
    try await editor.type(brand("catgory: x\n"), in: pam)
    #expect(editor.marks(pam) == ["E103 9:0-9:7"])
    let finding = try #require(editor.diagnostics[pam]?.first)
    #expect(finding["severity"]?.integer == 1)
    #expect(finding["message"]?.string?.hasPrefix("unknown field \"catgory\" beside \"category\"") == true)
    try await editor.type(brand(""), in: pam)
    #expect(editor.marks(pam) == [])
  }

  @Test("about two files are in both, in the one that was changed last first")
  func acrossFiles() async throws {
    var editor = try await EditorSession()
    try await editor.open(coop)
    try await editor.open(pam)
    editor.told = []
    try await editor.type(brand("aliases:\n  - Ipercoop\n"), in: pam)
    #expect(editor.told == [pam, coop])
    #expect(editor.marks(pam) == ["E203 10:4-10:12"])
    #expect(editor.marks(coop) == ["E203 10:4-10:12"])
    let message = "alias \"Ipercoop\" also belongs to coop (\(coop):11:5); make it a keyword or remove one"
    #expect(editor.diagnostics[pam]?.first?["message"]?.string == message)
    #expect(editor.diagnostics[coop]?.first?["message"]?.string == "\(pam):11:5: \(message)")
    let other = editor.diagnostics[pam]?.first?["relatedInformation"]?.array?.first?.object?["location"]?
      .object
    #expect(other?["uri"]?.string == EditorSession.uri(coop))
    editor.told = []
    try await editor.type(MemoryLibrary.brand("coop", "Coop", "aliases:\n  - Ipercoop\n# more\n"), in: coop)
    #expect(editor.told == [coop, pam])
    #expect(editor.diagnostics[coop]?.first?["message"]?.string?.hasPrefix("alias ") == true)
    try await editor.type(brand(""), in: pam)
    #expect(editor.marks(pam) + editor.marks(coop) == [])
  }

  @Test("are told of files that aren't open too, and taken back")
  func unopened() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam, brand("aliases:\n  - Ipercoop\n"))
    #expect(editor.marks(coop) == ["E203 10:4-10:12"])
    try await editor.notify(
      "textDocument/didClose", #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}}"#)
    #expect(editor.marks(pam) + editor.marks(coop) == [])
  }

  @Test("of the catalogue as a whole are in catalogue.yaml")
  func whole() async throws {
    let library = MemoryLibrary.market()
    library.files[settings]?.replace("minimum: 0", with: "minimum: 3")
    var editor = try await EditorSession(library)
    try await editor.open(settings)
    #expect(editor.marks(settings).count == 1)
  }

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

  @Test(
    "stand at UTF-16 units, unless others were agreed on",
    arguments: [("utf-8", 9), ("utf-16", 6), ("utf-32", 5)])
  func encodings(name: String, column: Int) async throws {
    var editor = try await EditorSession(
      abilities: #"{"general": {"positionEncodings": ["\#(name)"]}}"#)
    try await editor.open(pam, brand("\"a😀é\": x\n"))
    #expect(editor.marks(pam).contains("E103 9:0-9:\(column)"), "\(editor.marks(pam))")
  }

  @Test("follow changes of ranges, also in lines that end in CRLF, and beyond the end")
  func ranges() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam, brand("").replacing("\n", with: "\r\n"))
    #expect(editor.marks(pam) == [])
    func range(_ line: Int, _ from: Int, _ end: Int, _ to: Int, _ text: String) -> String {
      #"{"range": {"start": {"line": \#(line), "character": \#(from)}, "end": {"line": \#(end), "character": \#(to)}}, "text": \#(EditorSession.quoted(text))}"#
    }
    try await editor.send([editor.change(pam, range(3, 10, 3, 99, "grocer"))])
    #expect(editor.marks(pam) == ["E218 3:10-3:16"])
    try await editor.send([
      editor.change(pam, range(3, 16, 3, 16, "y") + "," + range(99, 0, 999, 5, "rank: 0\r\n"))
    ])
    #expect(editor.marks(pam).map { $0.prefix(4) } == ["E102"])
    try await editor.send([editor.change(pam, range(9, 0, 10, 0, ""))])
    #expect(editor.marks(pam) == [])
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

  @Test("read half of a surrogate pair as one unit that can't be shown")
  func loneSurrogate() async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    try await editor.send([
      editor.change(
        pam,
        #"{"range": {"start": {"line": 2, "character": 6}, "end": {"line": 2, "character": 9}}, "text": "\uD83D\\uD83D 😀\ud83d\ude00"}"#
      )
    ])
    try await editor.send([
      editor.change(
        pam,
        #"{"range": {"start": {"line": 2, "character": 6}, "end": {"line": 2, "character": 18}}, "text": "Pam"}"#
      )
    ])
    #expect(editor.marks(pam) == [])
  }

  @Test("of a file that isn't on disk yet count, and go when it is closed")
  func newFile() async throws {
    var editor = try await EditorSession()
    let path = "catalogue/italy/brands/lidl.yaml"
    try await editor.open(path, MemoryLibrary.brand("lidl", "Lidl", "aliases:\n  - Pam\n"))
    #expect(editor.marks(path).map { $0.prefix(4) } == ["E204"])
    try await editor.notify(
      "textDocument/didClose", #"{"textDocument": {"uri": "\#(EditorSession.uri(path))"}}"#)
    #expect(editor.marks(path) == [])
  }

  @Test("of a file count that isn't on disk yet, whatever letters its name has")
  func newFileBeyondASCII() async throws {
    var editor = try await EditorSession()
    let path = "catalogue/italy/brands/caffè.yaml"
    try await editor.open(path, MemoryLibrary.brand("lidl", "Lidl", ""))
    #expect(editor.marks(path).map { $0.prefix(4) } == ["E104"])
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

  @Test(
    "aren't looked for in files of no catalogue",
    arguments: [
      "untitled:Untitled-1", "git:/project/catalogue/italy/brands/pam.yaml?x", "file:///elsewhere/x.yaml",
      "x",
      "file://host/project/catalogue/italy/brands/pam.yaml", "file:///project/%zz/%", "",
      "file:///project/catalogue/spain/brands/pam.yaml", "file:///",
    ])
  func elsewhere(uri: String) async throws {
    var editor = try await EditorSession()
    try await editor.notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri)", "languageId": "yaml", "version": 1, "text": "x: y"}}"#)
    #expect(editor.notes.isEmpty)
    #expect(editor.library.readings == 0)
  }

  @Test("keep the address as the client writes it")
  func addresses() async throws {
    var editor = try await EditorSession()
    let uri = "file://localhost/project/catalogue/italy/brands/p%61m.yaml"
    try await editor.notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri)", "languageId": "yaml", "version": 1, "text": "x: y"}}"#)
    let params = editor.notes.first?["params"]?.object
    #expect(params?["uri"]?.string == uri)
  }

  @Test("are in files of any name, by the address that a client may write")
  func names() async throws {
    var editor = try await EditorSession()
    let path = "catalogue/italy/brands/è tè.yaml"
    editor.library.files[path] = MemoryLibrary.brand("coop", "Tè")
    try await editor.open(pam)
    #expect(editor.told.contains("catalogue/italy/brands/%C3%A8%20t%C3%A8.yaml"))
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

  @Test("come for every kind")
  func otherKind() async throws {
    let library = try MemoryLibrary.vocabulary()
    let path = "catalogue/vocabulary/lessons/bowing-down.yaml"
    var editor = try await EditorSession(library)
    try await editor.open(path)
    #expect(editor.marks(path) == [])
    try await editor.type((library.files[path] ?? "").replacing("- ruku\n", with: "- rukuu\n"), in: path)
    #expect(editor.marks(path).contains("E221 4:4-4:9"), "\(editor.marks(path))")
  }

  @Test(
    "of an unsaved kind.yaml are those that it has once it is saved, whatever the order of its collections")
  func collectionOrder() async throws {
    let library = try MemoryLibrary.vocabulary()
    let (kind, lesson) = ("schemas/vocabulary/kind.yaml", "catalogue/vocabulary/lessons/bowing-down.yaml")
    let text = String(decoding: try Project.bytes(kind), as: UTF8.self)
    let (units, lessons) = ("  units:\n    entry: unit\n", "  lessons:\n    entry: lesson\n")
    let swapped = text.replacing(units + lessons, with: lessons + units)
    #expect(swapped != text)
    var editor = try await EditorSession(library)
    try await editor.open(lesson)
    try await editor.open(kind, swapped)
    #expect(editor.diagnostics.values.allSatisfy { $0.isEmpty }, "\(editor.marks(lesson))")
    try await editor.type(text.replacing(units, with: ""), in: kind)
    #expect(editor.diagnostics.contains { !$1.isEmpty })
    // What was typed in a schema meanwhile counts when its collection is there again.
    let schema = "schemas/vocabulary/unit.schema.json"
    try await editor.open(schema, "{")
    try await editor.type(swapped, in: kind)
    #expect(editor.marks(schema).count == 1)
    try await editor.type(String(decoding: try Project.bytes(schema), as: UTF8.self), in: schema)
    #expect(editor.diagnostics.values.allSatisfy { $0.isEmpty })
  }
}
