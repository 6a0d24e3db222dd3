import FileAccess
import Foundation
import TestSupport
import Testing

/// The installed command in a folder that has nothing of the project.
@Suite("The installed command, in any folder", .enabled(if: TestTier.isSlow, "make test-all runs it"))
struct InstalledCommandTests {
  private let installation: Installation
  private let folder: TemporaryFolder

  /// No test changes it.
  private static let installed = Result { try Installation() }

  init() throws {
    (installation, folder) = (try Self.installed.get(), try TemporaryFolder())
    let market = Project.root.appendingPathComponent("Tests/Fixtures/market").path
    try FileManager.default.copyItem(atPath: market, toPath: "\(folder.path)/italy")
    try folder.write("published.json", try Project.bytes("catalogue/italy.json"))
  }

  private func run(_ line: String, with command: String? = nil) throws -> Program.Result {
    let arguments = line.split(separator: " ").map(String.init)
    return try withExtendedLifetime((installation, folder)) {
      try Program.run([command ?? installation.command] + arguments, in: folder.path)
    }
  }

  private static let lines = [
    "generate published.json --output App/Brands.swift", "preview --market italy", "check --market italy",
    "generate italy --output App/Brands.kt", "build --market italy", "format --market italy",
    "stats --market italy", "diff published.json published.json", "init mine --kind brands",
    "init course --kind vocabulary", "view --market italy", "schema fields --kind brands",
    "new volpi --market italy --name Volpi",
  ]

  @Test("works without the project", arguments: lines.prefix(TestTier.isSlow ? lines.count : 3))
  func works(line: String) throws {
    let result = try run(line)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("what it imports can be checked, and leads editors to the installed schema")
  func imported() throws {
    let catalogue =
      #"{"country": "IT", "brands": [{"id": "pam", "name": "Pam", "category": "grocery", "sources": ["https://www.example.com/"]}]}"#
    try folder.write("old.json", catalogue.utf8)
    let imported = try run("import old.json --into new --kind brands")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try run("format --check --market new").status == 0)
    let brand = String(decoding: try #require(folder.bytes("new/brands/pam.yaml")), as: UTF8.self)
    let line = try #require(brand.split(separator: "\n").first)
    let schema = try #require(line.split(separator: "=").last)
    #expect(schema.hasSuffix("/share/catalogue/schemas/brands/brand.schema.json"))
    #expect(FileManager.default.fileExists(atPath: String(schema)))
  }

  @Test("generates the code that the project does, and names the installed files that it reads")
  func generated() throws {
    let market = Project.root.appendingPathComponent("Tests/Fixtures/market").path
    for (folder, command) in [(folder.path, installation.command), (Project.root.path, Workspace.command)] {
      let output = "\(self.folder.path)/\(folder == self.folder.path ? "a" : "b")/Brands.swift"
      let result = try Program.run([command, "generate", market, "--output", output], in: folder)
      try #require(result.status == 0, "\(result.errors)")
    }
    #expect(folder.bytes("a/Brands.swift") == folder.bytes("b/Brands.swift"))
    let read = try run("generate italy --output Brands.swift --list-files").lines
    let own = read.filter { $0.hasPrefix("italy/") }
    let installed = read.filter {
      $0.contains("/share/catalogue/") && FileManager.default.fileExists(atPath: $0)
    }
    #expect(!own.isEmpty && !installed.isEmpty && own.count + installed.count == read.count)
  }

  @Test("is found through a link, as package managers make them")
  func link() throws {
    let link = "\(folder.path)/linked"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: installation.command)
    #expect(try run("check --market italy", with: link).status == 0)
  }

  @Test(
    "the working folder's schemas and templates go before the installed ones, and templates of other things don't"
  )
  func own() throws {
    try folder.write("templates/page.html", "{{> nothing}}".utf8)
    #expect(try run("generate published.json --output Brands.swift").status == 0)
    #expect(try run("kind new recipes").status == 0)
    #expect(try run("init cook --kind recipes").status == 0)
    #expect(try run("check --market cook").status == 0)
    try folder.write("preview/index.html", [])
    #expect(try run("preview --market cook").status == 0)
    let other = try run("check --market italy")
    #expect(other.errors.contains("there is no kind \"brands\"; in schemas there is recipes"))
    try folder.write("templates/Own.txt.mustache", "{{% CONTENT_TYPE:TEXT}}{{release}}".utf8)
    let read = try run("generate cook --output Own.txt --list-files").lines
    #expect(read.contains("templates/Own.txt.mustache") && read.contains("schemas/recipes/kind.yaml"))
  }
}
