import CatalogueLanguageServer
import StrictJSON
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  private let pam = "catalogue/italy/brands/pam.yaml"

  /// The labels that are offered at the place that `|` marks.
  private func labels(
    _ text: String, in path: String? = nil, of library: MemoryLibrary = .market()
  ) async throws -> [String] {
    var editor = try await EditorSession(library)
    let result = try await editor.result("textDocument/completion", at: text, in: path ?? pam)
    return result.object?["items"]?.array?.compactMap { $0.object?["label"]?.string } ?? []
  }

  /// The text after the item of a label was taken.
  private func completed(
    _ text: String, with label: String, in path: String? = nil, of library: MemoryLibrary = .market()
  ) async throws -> String {
    var editor = try await EditorSession(library)
    let result = try await editor.result("textDocument/completion", at: text, in: path ?? pam)
    let item = result.object?["items"]?.array?.compactMap(\.object).first { $0["label"]?.string == label }
    let edit = try #require(item?["textEdit"])
    return EditorSession.applied(.init(.array([edit]), at: 0..<0), to: text.replacing("|", with: ""))
  }

  @Test("offers the fields that the entry doesn't have yet, in the schema's order")
  func fields() async throws {
    let labels = try await labels("id: pam\nname: Pam\ncat|\nbarcode: null\n")
    #expect(labels.prefix(4) == ["category", "color", "logo", "logoBackground"])
    #expect(!labels.contains("name") && !labels.contains("barcode"))
  }

  @Test(
    "writes a field with its colon, where it has none",
    arguments: [
      ("id: pam\nca|", "category", "id: pam\ncategory: "), ("id: pam\n|", "aliases", "id: pam\naliases:"),
      ("id: pam\nca|: x\n", "category", "id: pam\ncategory: x\n"),
      ("ali|\nid: pam\n", "aliases", "aliases:\nid: pam\n"),
      ("barcode:\n  for|\n", "formats", "barcode:\n  formats:\n"),
      ("barcode:\n  formats:\n    - fo|\n", "format", "barcode:\n  formats:\n    - format: \n"),
      (
        "barcode:\n  formats:\n    - format: EAN13\n      |\n", "check",
        "barcode:\n  formats:\n    - format: EAN13\n      check: \n"
      ),
    ])
  func fieldText(text: String, label: String, expected: String) async throws {
    #expect(try await completed(text, with: label) == expected)
  }

  @Test(
    "writes the space that YAML asks for behind a colon or a dash",
    arguments: [
      ("category:|\n", "grocery", "category: grocery\n"),
      ("category:| gro\n", "grocery", "category: grocery\n"),
      ("barcode:\n  formats:\n    -|\n", "format", "barcode:\n  formats:\n    - format: \n"),
    ])
  func spaces(text: String, label: String, expected: String) async throws {
    #expect(try await completed(text, with: label) == expected)
  }

  @Test(
    "offers the values that a field may have",
    arguments: [
      ("category: |", ["grocery"]), ("category: gro|cery\n", ["grocery"]),
      ("status: |", ["active", "renamed", "merged", "closed"]), ("logo: |\n", ["pam.svg", "null"]),
      ("barcode:\n  printedDiffers: t|", ["true", "false"]),
      ("barcode:\n  formats:\n    - format: E|\n", ["EAN13", "QR", "CODE128"]),
      ("replacedBy: |", ["coop"]), ("group: c|", ["coop"]), ("id: |", []),
      ("distinctFrom:\n  - |\n", ["coop"]), ("distinctFrom: [|]\n", ["coop"]),
      ("distinctFrom: [x, co|, y]\n", ["coop"]), ("distinctFrom:\n  |", ["coop"]),
      ("programmes:\n  - name: x\n    kind: |\n", ["points", "app", "member", "coalition"]),
    ])
  func values(text: String, expected: [String]) async throws {
    let library = MemoryLibrary.market()
    library.files["catalogue/italy/logos/pam.svg"] = "<svg/>"
    #expect(Set(try await labels(text, of: library)).isSuperset(of: expected))
    if expected.count < 3 {
      #expect(try await labels(text, of: library).filter { $0 != "null" } == expected.filter { $0 != "null" })
    }
  }

  @Test(
    "replaces what is typed already",
    arguments: [
      ("category: gro|x # why\n", "grocery", "category: grocery # why\n"),
      ("distinctFrom: [x, co|, y]\n", "coop", "distinctFrom: [x, coop, y]\n"),
      ("distinctFrom:\n  - c|\n", "coop", "distinctFrom:\n  - coop\n"),
      ("distinctFrom:\n  |", "coop", "distinctFrom:\n  - coop"),
      ("category:\n- x\nstatus: |", "closed", "category:\n- x\nstatus: closed"),
    ])
  func replaced(text: String, label: String, expected: String) async throws {
    #expect(try await completed(text, with: label) == expected)
  }

  @Test(
    "offers nothing where nothing has a meaning",
    arguments: [
      "# ca|", "name: |", "x:\n  y: |", "category: grocery # |", "category: |# x", "  |id: x",
      "name: x\n    |", "- |",
    ])
  func nothing(text: String) async throws { #expect(try await labels(text) == []) }

  @Test(
    "writes a list where one is asked for, and nothing where the value is on the lines below",
    arguments: [
      ("distinctFrom: |\n", "distinctFrom: [coop]\n"), ("distinctFrom:|", "distinctFrom: [coop]"),
      ("distinctFrom: co|\nid: pam\n", "distinctFrom: [coop]\nid: pam\n"),
    ])
  func lists(text: String, expected: String) async throws {
    #expect(try await labels(text) == ["coop"])
    #expect(try await completed(text, with: "coop") == expected)
    for below in ["  - coop\n", "- coop\n", "\n  # why\n  - coop\n"] {
      #expect(try await labels("distinctFrom: |\n" + below) == [])
    }
  }

  @Test(
    "offers no value that would break the lines below",
    arguments: [
      "barcode: |\n  confidence: known\n", "barcode: nu|\n\n  confidence: known\n", "programmes: |\n",
    ])
  func filledBelow(text: String) async throws { #expect(try await labels(text) == []) }

  @Test(
    "offers no value again that a list has already",
    arguments: [
      ("distinctFrom:\n  - coop\n  - |\n", []), ("distinctFrom:\n  - |\n  # why\n  - \"coop\"\n", []),
      ("distinctFrom:\n- coop\n- |\n", []), ("distinctFrom:\n  - coop\n  |", []),
      ("distinctFrom: [coop, |]\n", []), ("distinctFrom: [|, 'coop']\n", []),
      ("distinctFrom: [co|op]\n", ["coop"]), ("distinctFrom:\n  - coop|\n", ["coop"]),
      ("replaces:\n  - coop\ndistinctFrom:\n  - |\naliases:\n  - coop\n", ["coop"]),
      ("programmes:\n  - name: coop\n    kind: |\n", ["points", "app", "member", "coalition"]),
    ])
  func taken(text: String, expected: [String]) async throws {
    #expect(Set(try await labels(text)).isSuperset(of: expected))
    if expected.isEmpty { #expect(try await labels(text) == []) }
  }

  @Test(
    "names a range around the cursor, which editors ask for",
    arguments: [
      ("category: gro |", "category: grocery"), ("category: gro | # why", "category: grocery # why"),
      ("distinctFrom:\n  - co |\n", "distinctFrom:\n  - coop\n"),
      ("distinctFrom:\n  -| co\n", "distinctFrom:\n  - coop\n"),
      ("distinctFrom:\n  -|  \n", "distinctFrom:\n  - coop\n"),
      ("distinctFrom: [x, co |", "distinctFrom: [x, coop"), ("cat |\n", "id: \n"),
      ("category: \"gro|", "category: grocery"), ("category: 'gro|'\n", "category: grocery\n"),
    ])
  func ranges(text: String, expected: String) async throws {
    var editor = try await EditorSession()
    let result = try await editor.result("textDocument/completion", at: text, in: pam)
    let item = try #require(result.object?["items"]?.array?.compactMap(\.object).first)
    let edit = try #require(item["textEdit"])
    let plain = text.replacing("|", with: "")
    #expect(EditorSession.applied(.init(.array([edit]), at: 0..<0), to: plain) == expected)
    let lines = text.prefix { $0 != "|" }.split(separator: "\n", omittingEmptySubsequences: false)
    let range = edit.object?["range"]?.object
    let ends = ["start", "end"].compactMap { range?[$0]?.object?["character"]?.integer }
    #expect(ends[0] <= lines[lines.count - 1].count && lines[lines.count - 1].count <= ends[1])
    // What an editor compares with the text from there to the cursor.
    if let quote = text.first(where: { "\"'".contains($0) }) {
      #expect(item["filterText"]?.string?.first == quote)
    }
  }

  @Test("never fails, wherever the cursor is and whatever is written")
  func anywhere() async throws {
    var editor = try await EditorSession()
    let text = "a: [b, {c: \"é😀\n- - x: 'y\n    ? |\n\t:\r\n#\n\"q\": ]\n  - z:"
    try await editor.open(pam, text)
    for line in 0...9 {
      for character in 0...14 {
        let answer = try await editor.request(
          "textDocument/completion",
          #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}, "position": {"line": \#(line), "character": \#(character)}}"#
        )
        #expect(answer["result"] != nil)
      }
    }
  }

  @Test("finds an entry by its name too, and says what it is called")
  func byName() async throws {
    var editor = try await EditorSession()
    let result = try await editor.result("textDocument/completion", at: "group: |", in: pam)
    let item = result.object?["items"]?.array?.first?.object
    #expect(item?["detail"]?.string == "Coop")
    #expect(item?["filterText"]?.string == "coop Coop")
  }

  @Test(
    "offers the settings that catalogues of the kind may have",
    arguments: [("italy", true), ("vocabulary", false), ("activities", false)])
  func settings(catalogue: String, hasAll: Bool) async throws {
    let path = "catalogue/\(catalogue)/catalogue.yaml"
    let labels = try await labels("kind: x\n|", in: path, of: try .catalogue(catalogue))
    #expect(labels.contains("schemaVersion") && labels.contains("retired"))
    for setting in ["country", "neutralColor", "stopWords"] { #expect(labels.contains(setting) == hasAll) }
  }

  @Test(
    "cuts a list that nobody reads to the end, and asks to be asked again",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func long() async throws {
    let library = MemoryLibrary.market()
    for number in 1000..<1600 {
      library.files["catalogue/italy/brands/b\(number).yaml"] = MemoryLibrary.brand(
        "b\(number)", "Brand \(number)x")
    }
    var editor = try await EditorSession(library)
    let all = try await editor.result("textDocument/completion", at: "group: |", in: pam)
    #expect(all.object?["isIncomplete"]?.bool == true)
    #expect(all.object?["items"]?.array?.count == 500)
    let some = try await editor.result("textDocument/completion", at: "group: 15|", in: pam)
    #expect(some.object?["items"]?.array?.count == 115)
  }

  @Test("is there for every kind: the words of a lesson, and catalogue.yaml")
  func otherKinds() async throws {
    let library = try MemoryLibrary.vocabulary()
    let lesson = "catalogue/vocabulary/lessons/bowing-down.yaml"
    let words = try await labels("words:\n  - ruk|\n", in: lesson, of: library)
    #expect(words.contains("ruku") && words.count > 100)
    #expect(
      try await labels("meaning:\n  |", in: "catalogue/vocabulary/words/ruku.yaml", of: library) == [
        "en", "it",
      ])
    let fields = try await labels(
      "kind: brands\ncategories:\n  - id: x\n    |\n", in: "catalogue/italy/catalogue.yaml")
    #expect(fields == ["name", "minimum", "maximum", "words"])
  }
}
