import Catalogue
import CatalogueCompiler
import CatalogueEmit
import CatalogueLanguageServer
import CatalogueSources
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@Suite("Renaming an id in the editor")
struct RenameTests {
  private let coop = "catalogue/italy/brands/coop.yaml"
  private let pam = "catalogue/italy/brands/pam.yaml"

  /// Coop, which Pam is part of, with a logo of its own.
  private static func market() -> MemoryLibrary {
    let library = MemoryLibrary.market()
    library.files["catalogue/italy/brands/pam.yaml"] = MemoryLibrary.brand("pam", "Pam", "group: coop\n")
    library.files["catalogue/italy/brands/coop.yaml"]?.replace(
      "logo: null\n", with: "logo: coop.svg\nlogoBackground: \"#FFFFFF\"\n")
    library.files["catalogue/italy/logos/coop.svg"] =
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#036" d="M0 0h2v2H0z"/></svg>"##
    return library
  }

  /// The market as it was released.
  private static func released() async throws -> MemoryLibrary {
    let library = market()
    let folder = CatalogueFolder(project: MemoryLibrary.project, path: "catalogue/italy")
    let day = try #require(CalendarDate("2026-05-30"))
    let result = await CataloguePipeline(today: day, jobs: 1).build(try library.read(folder))
    library.releases[folder.path] = result.files?.first { $0.destination == .catalogue }?.bytes
    #expect(library.releases[folder.path] != nil, "\(result.diagnostics.map(\.message))")
    return library
  }

  /// The answer to a rename of the id at the place that `|` marks.
  private func rename(
    _ text: String, in path: String, to name: String, _ editor: inout EditorSession
  ) async throws -> LocatedObject {
    let (text, params) = EditorSession.marked(text, in: path)
    try await editor.open(path, text)
    return try await editor.request(
      "textDocument/rename", params.dropLast() + #", "newName": \#(EditorSession.quoted(name))}"#)
  }

  private func message(_ answer: LocatedObject) -> String? { answer["error"]?.object?["message"]?.string }

  @Test("moves a brand that was never published, with its logo and what refers to it")
  func unpublished() async throws {
    let library = Self.market()
    var editor = try await EditorSession(library)
    let text = library.files[coop]?.replacing("id: coop", with: "id: co|op") ?? ""
    let answer = try await rename(text, in: coop, to: "coop-italia", &editor)
    try editor.apply(answer["result"])
    #expect(
      library.files.keys.sorted() == [
        "catalogue/italy/brands/coop-italia.yaml", pam, "catalogue/italy/catalogue.yaml",
        "catalogue/italy/logos/coop-italia.svg",
      ])
    let new = library.files["catalogue/italy/brands/coop-italia.yaml"] ?? ""
    #expect(new.contains("id: coop-italia\n") && new.contains("logo: coop-italia.svg\n"))
    #expect(library.files[pam]?.contains("group: coop-italia\n") == true)
  }

  @Test("keeps a tombstone of one that was published, also from where another refers to it")
  func published() async throws {
    let library = try await Self.released()
    var editor = try await EditorSession(library)
    let text = library.files[pam]?.replacing("group: coop", with: "group: c|oop") ?? ""
    let answer = try await rename(text, in: pam, to: "coop-italia", &editor)
    try editor.apply(answer["result"])
    let old = library.files[coop] ?? ""
    #expect(old.contains("status: renamed\n") && old.contains("replacedBy: coop-italia\n"))
    #expect(library.files["catalogue/italy/brands/coop-italia.yaml"]?.contains("name: Coop\n") == true)
    #expect(library.files[pam]?.contains("group: coop-italia\n") == true)
    var after = try await EditorSession(library)
    try await after.open(pam)
    #expect(after.diagnostics.values.allSatisfy { $0.isEmpty }, "\(after.diagnostics.keys)")
  }

  @Test("begins at an id, and nowhere else")
  func prepared() async throws {
    var editor = try await EditorSession(Self.market())
    let text = editor.library.files[pam] ?? ""
    let range = try await editor.result(
      "textDocument/prepareRename", at: text.replacing("group: ", with: "group: |"), in: pam)
    #expect(range.object?["placeholder"]?.string == "coop")
    for place in ["name: |", "category: |", "|id: "] {
      let plain = place.replacing("|", with: "")
      let nothing = try await editor.result(
        "textDocument/prepareRename", at: text.replacing(plain, with: place), in: pam)
      #expect(nothing.isNull)
    }
  }

  @Test(
    "is refused with a reason",
    arguments: [
      ("pam", "there is a brand \"pam\" already"), ("a/b", "can't be an id"), ("", "can't be an id"),
      ("X!", "can't be an id"), ("x", "this would be wrong afterwards"),
    ])
  func refused(name: String, reason: String) async throws {
    var editor = try await EditorSession(Self.market())
    let text = editor.library.files[coop]?.replacing("id: coop", with: "id: co|op") ?? ""
    let answer = try await rename(text, in: coop, to: name, &editor)
    #expect(message(answer)?.contains(reason) == true, "\(message(answer) ?? "-")")
  }

  @Test("is refused where the entry's file was never saved: there is none to be moved")
  func unsaved() async throws {
    var editor = try await EditorSession(Self.market())
    let (path, text) = ("catalogue/italy/brands/lidl.yaml", MemoryLibrary.brand("lidl", "Lidl"))
    let marked = text.replacing("id: lidl", with: "id: li|dl")
    let answer = try await rename(marked, in: path, to: "lidl-italia", &editor)
    #expect(message(answer) == "\(path) isn't on disk yet: save it first")
    editor.library.files[path] = text
    try await editor.watch(path)
    let later = try await rename(marked, in: path, to: "lidl-italia", &editor)
    #expect(message(later) == nil)
  }

  @Test("is refused where the editor can't move files, with the command that can")
  func lackingAbilities() async throws {
    var editor = try await EditorSession(
      Self.market(), abilities: #"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    let text = editor.library.files[coop]?.replacing("id: coop", with: "id: co|op") ?? ""
    let answer = try await rename(text, in: coop, to: "ipercoop", &editor)
    #expect(
      message(answer)
        == "your editor lets no server rename files; run catalogue retire coop --renamed-to ipercoop"
    )
  }

  @Test("is refused while another file can't be read, since it may refer to the entry")
  func unreadable() async throws {
    var editor = try await EditorSession(Self.market())
    try await editor.open(pam, "id: [")
    let text = editor.library.files[coop]?.replacing("id: coop", with: "id: co|op") ?? ""
    let answer = try await rename(text, in: coop, to: "ipercoop", &editor)
    #expect(message(answer)?.contains("can't be read") == true)
  }

  @Test("works for a word of a course, whose lesson follows; one that was published has no tombstone")
  func otherKind() async throws {
    let library = try MemoryLibrary.vocabulary()
    let (word, lesson) = (
      "catalogue/vocabulary/words/ruku.yaml", "catalogue/vocabulary/lessons/bowing-down.yaml"
    )
    let text = library.files[word]?.replacing("id: ruku", with: "id: |ruku") ?? ""
    var editor = try await EditorSession(library)
    let answer = try await rename(text, in: word, to: "rukuu", &editor)
    try editor.apply(answer["result"])
    #expect(library.files[word] == nil && library.files["catalogue/vocabulary/words/rukuu.yaml"] != nil)
    #expect(library.files[lesson]?.contains("  - rukuu\n") == true)
    let released = try MemoryLibrary.vocabulary()
    released.releases["catalogue/vocabulary"] = try Project.bytes("catalogue/vocabulary.json")
    var other = try await EditorSession(released)
    let refusal = try await rename(text, in: word, to: "rukuu", &other)
    #expect(message(refusal)?.contains("- {id: ruku, collection: words, name: ") == true)
  }
}
