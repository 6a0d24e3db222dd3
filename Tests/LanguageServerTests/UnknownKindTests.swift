import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("A kind that there isn't")
struct UnknownKindTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let settings = "catalogue/italy/catalogue.yaml"

  /// A market, and its settings with another kind.
  private func market() -> (library: MemoryLibrary, right: String, wrong: String) {
    let library = MemoryLibrary.market()
    let right = library.files[settings] ?? ""
    return (library, right, right.replacing("kind: brands", with: "kind: brandz"))
  }

  private func save(_ path: String, _ editor: inout EditorSession) async throws {
    try await editor.notify(
      "textDocument/didSave", #"{"textDocument": {"uri": "\#(EditorSession.uri(path))"}}"#)
  }

  @Test("is marked where the file is on disk and not open, too, until it is right there")
  func saved() async throws {
    let (library, right, wrong) = market()
    library.files[settings] = wrong
    var editor = try await EditorSession(library)
    try await editor.open(pam)
    #expect(editor.marks(settings) == ["? 0:6-0:12"])
    library.files[settings] = right
    try await editor.watch(settings)
    #expect(editor.marks(settings) == [])
    library.files[settings] = wrong
    try await editor.watch(settings)
    #expect(editor.marks(settings) == ["? 0:6-0:12"])
  }

  @Test("isn't marked where the open text is right, though it isn't saved")
  func corrected() async throws {
    let (library, right, wrong) = market()
    library.files[settings] = wrong
    var editor = try await EditorSession(library)
    try await editor.open(settings)
    #expect(editor.marks(settings) == ["? 0:6-0:12"])
    try await editor.type(right, in: settings)
    #expect(editor.marks(settings) == [])
    try await editor.open(pam)
    #expect(editor.marks(settings) == [])
    try await editor.type(wrong, in: settings)
    #expect(editor.marks(settings) == ["? 0:6-0:12"])
    library.files[settings] = right
    try await editor.type(right, in: settings)
    try await save(settings, &editor)
    try await editor.type(right.replacing("country: IT\n", with: ""), in: settings)
    #expect(editor.marks(settings).count == 1)
  }

  @Test(
    "isn't all that keeps a catalogue from being read: catalogue.yaml is marked as a whole until it can be")
  func otherReason() async throws {
    let (library, right, wrong) = market()
    library.failure = "can't read schemas/brands/brand.schema.json"
    var editor = try await EditorSession(library)
    try await editor.open(settings)
    #expect(editor.marks(settings) == ["? 0:0-0:0"])
    try await editor.type(wrong, in: settings)
    #expect(editor.marks(settings) == ["? 0:0-0:0"])
    try await editor.type(right, in: settings)
    library.failure = nil
    try await editor.watch("schemas/brands/brand.schema.json")
    #expect(editor.marks(settings) == [])
  }
}
