import Foundation
import TestSupport
import Testing

@Suite("A kind.yaml that can't be read, in every command that reads it")
struct KindFileTests {
  static let commands = [
    "build", "check", "preview", "stats", "format", "format --check", "new volpi --name Volpi",
    "generate catalogue/italy.json --output Brands.ts", "view", "import catalogue/italy.json --into imported",
    "schema fields", "schema published", "diff catalogue/italy.json catalogue/italy.json",
  ]

  /// A project that was built, with the preview's page.
  private func workspace() async throws -> Workspace {
    let workspace = try Workspace()
    try FileManager.default.copyItem(
      atPath: Project.root.appendingPathComponent("preview").path, toPath: "\(workspace.path)/preview")
    try await #require(try workspace.run("build").status == 0)
    return workspace
  }

  @Test("is reported with its position, and nothing is written")
  func mistake() async throws {
    let workspace = try await workspace()
    let collections = "collections:\n  brands:\n    entry: brand\n"
    try workspace.folder.write(
      "schemas/brands/kind.yaml", (collections + "behaviours:\n  rank:\n    rank: rank\n").utf8)
    let before = try workspace.outputs()
    for command in Self.commands {
      let result = try await workspace.run(command.split(separator: " ").map(String.init))
      #expect(result.status == 100, "\(command): \(result.errors)")
      #expect(
        result.errors.contains(
          "schemas/brands/kind.yaml:5:3: error[E502]: \"behaviours\" has no \"rank\"; did you mean \"ranks\"?"
        ),
        "\(command)")
      #expect(try workspace.outputs() == before, "\(command)")
    }
  }

  @Test("names files that aren't there: each is reported at its name, with the nearest that is")
  func missingFiles() async throws {
    let workspace = try await workspace()
    let kind = "collections:\n  brands:\n    entry: brnd\nwords:\n  first: words/a.txt\n  second: b.txt\n"
    try workspace.folder.write("schemas/brands/kind.yaml", kind.utf8)
    try workspace.folder.write("schemas/brands/b.txt", "blame\n".utf8)
    let result = try await workspace.run("check")
    #expect(
      result.errors.split(separator: "\n").filter { $0.contains("E502") } == [
        "schemas/brands/kind.yaml:3:12: error[E502]: can't read schemas/brands/brnd.schema.json: no such file or directory; did you mean \"brand.schema.json\"?",
        "schemas/brands/kind.yaml:5:10: error[E502]: can't read schemas/brands/words/a.txt: no such file or directory",
      ])
    #expect(result.status == 100)
  }

  @Test("is of a kind that isn't there: the name is shown with its position, and the nearest one")
  func misspelt() async throws {
    let workspace = try Workspace()
    let settings = "catalogue/italy/catalogue.yaml"
    let text = String(decoding: workspace.folder.bytes(settings) ?? [], as: UTF8.self)
    try workspace.folder.write(settings, text.replacing("kind: brands", with: "kind: brand").utf8)
    let result = try await workspace.run("check")
    #expect(
      (result.status, result.errors)
        == (1, "Error: \(settings):1:7: there is no kind \"brand\"; did you mean \"brands\"?\n"))
  }

  /// A project with a second kind, whose entries are called otherwise.
  private func twoKinds() async throws -> Workspace {
    let workspace = try await workspace()
    let files = FileManager.default
    try files.copyItem(atPath: "\(workspace.path)/schemas/brands", toPath: "\(workspace.path)/schemas/shops")
    let kind = "schemas/shops/kind.yaml"
    let text = String(decoding: workspace.folder.bytes(kind) ?? [], as: UTF8.self)
    try workspace.folder.write(kind, text.replacing("  brands:\n", with: "  shops:\n").utf8)
    return workspace
  }

  @Test(
    "where there are two kinds, a catalogue's settings or its entries say which it is",
    .enabled(if: TestTier.isSlow, "make test-all runs it"),
    arguments: [
      "check", "generate catalogue/italy.json --output Brands.ts",
      "import catalogue/italy.json --into imported",
      "diff catalogue/italy.json catalogue/italy.json", "schema fields --kind brands",
      "schema published --kind brands",
    ])
  func oneOfTwo(command: String) async throws {
    let workspace = try await twoKinds()
    let result = try await workspace.run(command.split(separator: " ").map(String.init))
    #expect([0, 100].contains(result.status), "\(result.errors)")
    #expect(!result.errors.contains("kind"), "\(result.errors)")
  }

  @Test("where nothing says which of two kinds it is, the person has to")
  func eitherOfTwo() async throws {
    let workspace = try await twoKinds()
    let settings = "catalogue/italy/catalogue.yaml"
    let text = String(decoding: workspace.folder.bytes(settings) ?? [], as: UTF8.self)
    try workspace.folder.write(settings, text.replacing("kind: brands\n", with: "").utf8)
    try workspace.folder.write("list.json", "[]".utf8)
    #expect(
      try await workspace.run("check").errors.contains(
        "catalogue.yaml:1:1: error[E102]: field \"kind\" is missing")
    )
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/catalogue/italy/shops", withIntermediateDirectories: true)
    for (command, sentence) in [
      (
        "check",
        "\(settings):1:1: add \"kind:\" and what kind of catalogue this is: in schemas there is brands, shops"
      ),
      ("schema fields", "say the kind of entries: --kind brands, or --kind shops"),
      ("import list.json --into imported", "say the kind of list.json: --kind brands, or --kind shops"),
      ("schema fields --kind shop", "schemas has no kind \"shop\": shops"),
    ] {
      let result = try await workspace.run(command.split(separator: " ").map(String.init))
      #expect((result.status, result.errors) == (1, "Error: \(sentence)\n"))
    }
  }

  @Test("isn't there: every command says so")
  func missing() async throws {
    let workspace = try await workspace()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/schemas/brands/kind.yaml")
    for command in Self.commands {
      let result = try await workspace.run(command.split(separator: " ").map(String.init))
      #expect(result.status == 1, "\(command)")
      #expect(
        result.errors == "Error: can't read schemas/brands/kind.yaml: no such file or directory\n",
        "\(command)")
    }
  }
}
