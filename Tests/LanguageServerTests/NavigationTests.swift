import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("Hover, definition and references")
struct NavigationTests {
  private let pam = "catalogue/italy/brands/pam.yaml"
  private let coop = "catalogue/italy/brands/coop.yaml"
  private let settings = "catalogue/italy/catalogue.yaml"
  private let lesson = "catalogue/vocabulary/lessons/bowing-down.yaml"

  private func brand(_ more: String) -> String { MemoryLibrary.brand("pam", "Pam", more) }

  private func hover(_ text: String, in path: String, of library: MemoryLibrary = .market()) async throws
    -> String?
  {
    var editor = try await EditorSession(library)
    let result = try await editor.result("textDocument/hover", at: text, in: path)
    return result.object?["contents"]?.object?["value"]?.string
  }

  /// A location, as `path 1:4-1:8`.
  private func location(_ value: LocatedValue?) -> String? {
    guard let object = value?.object, let uri = object["uri"]?.string else { return nil }
    let ends = ["start", "end"].map { end in
      let position = object["range"]?.object?[end]?.object
      return "\(position?["line"]?.integer ?? -1):\(position?["character"]?.integer ?? -1)"
    }
    return "\(uri.dropFirst(EditorSession.uri("").count)) \(ends.joined(separator: "-"))"
  }

  private func definition(_ text: String, in path: String, of library: MemoryLibrary = .market()) async throws
    -> String?
  {
    var editor = try await EditorSession(library)
    return location(try await editor.result("textDocument/definition", at: text, in: path))
  }

  @Test("hover says what the schema says of a field, at its name and at its value")
  func field() async throws {
    for text in ["col|or: null\n", "color: nu|ll\n"] {
      let hover = try #require(try await hover(text, in: pam))
      #expect(hover.hasPrefix("**color**: Colour of the brand, for its initials tile\n\n"))
      #expect(
        hover.contains("\"#\" and six upper-case hex digits, or null where it isn't known.  \nRequired."))
      #expect(hover.hasSuffix("For example: `\"#165226\"`"))
    }
    #expect(try await hover("x|: y\n", in: pam) == nil)
    #expect(try await hover("name: Pam\n|\n# x\n", in: pam) == nil)
    #expect(try await hover("schemaV|ersion: 1\n", in: settings)?.hasPrefix("**schemaVersion**") == true)
    #expect(
      try await hover("barcode:\n  formats:\n    - form|at: EAN13\n", in: pam)?.hasPrefix("**format**")
        == true)
  }

  @Test("hover shows what a value names: an entry, a category, a word of a lesson")
  func named() async throws {
    let entry = try #require(try await hover(brand("group: co|op\n"), in: pam))
    #expect(entry.hasPrefix("**Coop** (brand coop)\n\n```yaml\nid: coop\nname: Coop\n"))
    #expect(entry.contains("**group**"))
    let category = try #require(try await hover("category: groc|ery\n", in: pam))
    #expect(category.hasPrefix("**Supermercati** (category grocery): supermercato"))
    let word = try await hover("words:\n  - ru|ku\n", in: lesson, of: try .vocabulary())
    #expect(word?.contains("(word ruku)") == true)
  }

  @Test("hover is plain text for clients that read no Markdown")
  func plain() async throws {
    var editor = try await EditorSession(abilities: "{}")
    let result = try await editor.result("textDocument/hover", at: "col|or: null\n", in: pam)
    #expect(result.object?["contents"]?.object?["kind"]?.string == "plaintext")
    #expect(result.object?["contents"]?.object?["value"]?.string?.hasPrefix("color: Colour of") == true)
  }

  @Test("definition leads to the entry, the category and the file that a value names")
  func definition() async throws {
    let library = MemoryLibrary.market()
    library.files["catalogue/italy/logos/pam.svg"] = "<svg/>"
    #expect(try await definition(brand("group: co|op\n"), in: pam) == "\(coop) 1:4-1:8")
    #expect(try await definition(brand("distinctFrom: [co|op]\n"), in: pam) == "\(coop) 1:4-1:8")
    #expect(try await definition("category: groc|ery\n", in: pam) == "\(settings) 5:8-5:15")
    #expect(
      try await definition("logo: p|am.svg\n", in: pam, of: library)
        == "catalogue/italy/logos/pam.svg 0:0-0:0")
    #expect(
      try await definition("retired:\n  - id: x\n    replacedBy: c|oop\n", in: settings) == "\(coop) 1:4-1:8")
    #expect(
      try await definition("words:\n  - ru|ku\n", in: lesson, of: try .vocabulary())
        == "catalogue/vocabulary/words/ruku.yaml 1:4-1:8")
    for text in [
      "name: P|am\n", "category: fi|sh\n", "|category: grocery\n", "group: [|\n", "logo: x.|svg\n",
    ] {
      #expect(try await definition(text, in: pam) == nil)
    }
  }

  @Test("references are all that name an entry, a category or a file")
  func references() async throws {
    let library = MemoryLibrary.market()
    library.files[pam] = brand("group: coop\ndistinctFrom: [coop]\n")
    var editor = try await EditorSession(library)
    func references(_ text: String, in path: String, _ context: String = "false") async throws -> [String?] {
      let (text, params) = EditorSession.marked(text, in: path)
      try await editor.open(path, text)
      let result = try await editor.result(
        "textDocument/references",
        params.dropLast() + #", "context": {"includeDeclaration": \#(context)}}"#)
      return (result.array ?? []).map(location)
    }
    let own = library.files[coop]?.replacing("id: coop", with: "id: co|op") ?? ""
    #expect(try await references(own, in: coop) == ["\(pam) 9:7-9:11", "\(pam) 10:15-10:19"])
    #expect(try await references(own, in: coop, "true").first == "\(coop) 1:4-1:8")
    let category = library.files[settings]?.replacing("id: grocery", with: "id: |grocery") ?? ""
    #expect(try await references(category, in: settings) == ["\(coop) 3:10-3:17", "\(pam) 3:10-3:17"])
  }

  @Test("references of a word are the lessons that have it")
  func lessons() async throws {
    let library = try MemoryLibrary.vocabulary()
    let path = "catalogue/vocabulary/words/ruku.yaml"
    var editor = try await EditorSession(library)
    let text = library.files[path]?.replacing("id: ruku", with: "id: r|uku") ?? ""
    let result = try await editor.result("textDocument/references", at: text, in: path)
    #expect(result.array?.map(location) == ["\(lesson) 4:4-4:8"])
  }
}
