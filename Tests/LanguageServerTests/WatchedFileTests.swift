import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("Files that change on disk")
struct WatchedFileTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let coop = "catalogue/italy/brands/coop.yaml"
  private let settings = "catalogue/italy/catalogue.yaml"

  @Test("count where an entry names them, such as recordings")
  func assets() async throws {
    let library = try MemoryLibrary.vocabulary()
    let (word, audio) = ("catalogue/vocabulary/words/ruku.yaml", "catalogue/vocabulary/audio/ruku.m4a")
    library.files[word]? += "audio: ruku.m4a\n"
    var editor = try await EditorSession(library)
    func rules() -> [Substring] { editor.marks(word).map { $0.prefix(4) } }
    try await editor.open(word)
    #expect(rules().contains("E705"))
    library.files[audio] = "sound"
    try await editor.watch(audio)
    #expect(!rules().contains("E705"))
    library.files[audio] = nil
    try await editor.watch("catalogue/vocabulary/audio")
    #expect(rules().contains("E705"))
  }

  @Test(
    "cost nothing where no catalogue has them",
    arguments: [
      ".git/index", ".build/debug.yaml", "README.md", "catalogue/spain/x.svg",
      "catalogue/italy/brands/.pam.yaml.swp",
      "catalogues", "schema",
    ])
  func unrelated(path: String) async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    try await editor.watch(path)
    #expect(editor.library.readings == 1)
  }

  @Test(
    "are read where a catalogue has them, or may have",
    arguments: [
      "catalogue/italy/brands/x.yml", "catalogue/italy/brands/.x.yaml", "catalogue/italy/logos", "catalogue",
      "catalogue/misplaced.yaml",
      "schemas",
      "catalogue/italy.json", "schemas/brands/new.json", "templates/Brands.swift.mustache",
    ])
  func related(path: String) async throws {
    var editor = try await EditorSession()
    try await editor.open(pam)
    try await editor.watch(path)
    #expect(editor.library.readings == 2)
  }

  @Test("leave no finding of a catalogue that was deleted, once none of its files is open")
  func deleted() async throws {
    let library = MemoryLibrary.market()
    var editor = try await EditorSession(library)
    try await editor.open(pam, MemoryLibrary.brand("pam", "Pam", "aliases:\n  - Ipercoop\n"))
    #expect(editor.marks(pam).count == 1 && editor.marks(coop).count == 1)
    let files = library.files
    library.files = [:]
    try await editor.watch(pam, coop, settings)
    #expect(editor.marks(pam).count == 1)
    try await editor.close(pam)
    #expect(editor.diagnostics.values.allSatisfy { $0.isEmpty })
    library.files = files
    try await editor.open(coop)
    #expect(editor.marks(coop) == [])
    library.files = [:]
    try await editor.close(coop)
    try await editor.watch("catalogue/italy")
    let notes = editor.notes.count
    try await editor.watch(pam, coop, settings)
    #expect(editor.notes.count == notes)
  }
}
