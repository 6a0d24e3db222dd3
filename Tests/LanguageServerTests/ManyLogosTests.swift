import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("Logos that an editor's user needn't wait for")
struct ManyLogosTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let coop = "catalogue/italy/brands/coop.yaml"

  /// A logo as wide as a share of its square.
  private func logo(_ width: Int) -> String {
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0H\##(width)V100H0z" fill="#FFEE00"/></svg>"##
  }

  /// A brand whose logo can't be seen.
  private func brand(_ id: String, _ name: String, _ more: String = "") -> String {
    MemoryLibrary.brand(
      id, name,
      "logoBackground: \"#FFFF00\"\nlogoSource: {url: https://www.example.com, licence: PD-textlogo, retrieved: 2026-05-31}\n"
        + more
    )
    .replacing("logo: null", with: "logo: \(id).svg")
  }

  /// A market with two brands with logos and many logos without a brand.
  private var library: MemoryLibrary {
    let library = MemoryLibrary.market()
    library.files[pam] = brand("pam", "Pam")
    library.files[coop] = brand(
      "coop", "Coop", "accepted:\n  - rule: W219\n    reason: it is a tall and narrow drawing\n")
    for name in ["pam", "coop"] + (100..<300).map({ "other-\($0)" }) {
      library.files["catalogue/italy/logos/\(name).svg"] = logo(name == "coop" ? 10 : 90)
    }
    return library
  }

  private func rules(_ editor: EditorSession, _ path: String) -> [String] {
    editor.marks(path).map { String($0.prefix(4)) }
  }

  @Test("what they say follows, and what they might say isn't missed before")
  func later() async throws {
    var editor = try await EditorSession(library)
    try await editor.open(coop)
    #expect(editor.server.isUnsettled)
    // That nothing needs the acceptance can't be known yet.
    #expect(rules(editor, coop) == [])
    try await editor.wait()
    #expect(editor.server.isUnsettled)
    #expect(rules(editor, coop) == [])
    try await editor.wait()
    try await editor.wait()
    #expect(!editor.server.isUnsettled)
    #expect(rules(editor, coop) == ["E207"])
    #expect(rules(editor, pam) == ["E207"])
  }

  @Test("aren't read any more after the client asked for the end")
  func ended() async throws {
    var editor = try await EditorSession(library)
    try await editor.open(coop)
    #expect(editor.server.isUnsettled)
    _ = try await editor.request("shutdown")
    #expect(!editor.server.isUnsettled)
  }

  @Test("findings of the text come at once meanwhile, and all in the end")
  func typing() async throws {
    var editor = try await EditorSession(library)
    try await editor.open(pam)
    try await editor.wait()
    try await editor.type(brand("pam", "Coop"), in: pam)
    #expect(editor.server.isUnsettled)
    #expect(rules(editor, pam).contains("W217"))
    while editor.server.isUnsettled { try await editor.wait() }
    #expect(Set(rules(editor, pam)).isSuperset(of: ["W217", "E207"]))
    try await editor.type(brand("pam", "Pam").replacing("#FFFF00", with: "#000000"), in: pam)
    #expect(!editor.server.isUnsettled)
    #expect(rules(editor, pam) == [])
    #expect(rules(editor, coop) == ["E207"])
  }

  @Test("a logo that is changed meanwhile is read as it is then")
  func changed() async throws {
    let path = "catalogue/italy/logos/pam.svg"
    var editor = try await EditorSession(library)
    try await editor.open(pam)
    try await editor.wait()
    try await editor.open(path, logo(90).replacing("#FFEE00", with: "#000000"))
    while editor.server.isUnsettled { try await editor.wait() }
    #expect(rules(editor, pam) == [])
    #expect(rules(editor, coop) == ["E207"])
  }

  @Test("a rename meanwhile isn't refused for a logo that was read since the last check")
  func renamed() async throws {
    var editor = try await EditorSession(library)
    let (text, params) = EditorSession.marked(
      brand("pam", "Pam").replacing("id: pam", with: "id: p|am"), in: pam)
    try await editor.open(pam, text)
    // That of Coop, which can't be seen.
    try await editor.wait()
    #expect(editor.server.isUnsettled)
    let answer = try await editor.request(
      "textDocument/rename", params.dropLast() + #", "newName": "panorama"}"#)
    #expect(answer["error"]?.object?["message"]?.string == nil)
    #expect(answer["result"]?.object?["documentChanges"] != nil)
  }
}
