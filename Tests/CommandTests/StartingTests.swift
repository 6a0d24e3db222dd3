import Foundation
import TestSupport
import Testing

/// A kind and a catalogue of it, begun from nothing.
@Suite("The beginning of a kind and of a catalogue")
struct StartingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["catalogue", "kind", "entry-vocabulary"] {
      try folder.write("schemas/\(name).schema.json", try Project.bytes("schemas/\(name).schema.json"))
    }
    for name in ["templates", "schemas/brands", "schemas/vocabulary"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: Project.root.appendingPathComponent(name).path)
    }
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run([Program.built("catalogue")] + arguments, in: folder.path)
  }

  @Test("a new kind and a catalogue of it pass the check at once, formatted, and give code")
  func story() throws {
    #expect(
      try run("kind", "new", "cook-books").output == """
        schemas/cook-books/kind.yaml: written
        schemas/cook-books/cook-book.schema.json: written
        Next: add fields to schemas/cook-books/cook-book.schema.json, then run catalogue init FOLDER --kind cook-books

        """)
    #expect(
      try run("init", "catalogue/mine", "--kind", "cook-books").output == """
        catalogue/mine/catalogue.yaml: written
        catalogue/mine/cook-books/first.yaml: written
        Next: write entries of your own, then run catalogue check --market catalogue/mine

        """)
    let schemas = try run(
      "schema", "check", "schemas/cook-books/cook-book.schema.json", "schemas/kind.schema.json")
    #expect((schemas.status, schemas.errors) == (0, ""))
    let kind = try run("validate", "--schema", "schemas/kind.schema.json", "schemas/cook-books/kind.yaml")
    #expect((kind.status, kind.errors) == (0, ""))
    // Called like a function that the code might use.
    let zip = "id: zip\nname: Zip\ndescription: What it is about.\n"
    try folder.write("catalogue/mine/cook-books/zip.yaml", zip.utf8)
    for arguments in [["check"], ["format", "--check"], ["build", "--date", "2026-05-31"]] {
      let result = try Program.run(
        [Program.built("catalogue")] + arguments + ["--market", "catalogue/mine"], in: folder.path)
      #expect((result.status, result.errors) == (0, ""))
    }
    let compiled = try Program.run(
      ["swiftc", "-swift-version", "6", "-typecheck", "Generated/CookBooks.swift"], in: folder.path)
    #expect((compiled.status, compiled.errors) == (0, ""))
  }

  @Test(
    "a kind called like a package that only its language may have gives code for another",
    arguments: ["kotlin", "java"])
  func packages(name: String) throws {
    for arguments in [
      ["kind", "new", name], ["init", "mine", "--kind", name], ["build", "--market", "mine"],
    ] {
      #expect(try Program.run([Program.built("catalogue")] + arguments, in: folder.path).status == 0)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Generated")
    let code = try #require(files.first { $0.hasSuffix(".kt") })
    let lines = try String(contentsOfFile: "\(folder.path)/Generated/\(code)", encoding: .utf8).split(
      separator: "\n")
    #expect(lines.contains("package \(name)catalogue"))
  }

  @Test("a catalogue of brands has all that the kind needs")
  func brands() throws {
    #expect(try run("init", "catalogue/francia", "--kind", "brands").status == 0)
    let check = try run("check", "--market", "catalogue/francia")
    #expect((check.status, check.errors) == (0, ""))
  }

  @Test("a catalogue of several collections has entries that refer to one another")
  func severalCollections() throws {
    #expect(try run("init", "catalogue/corso", "--kind", "vocabulary").status == 0)
    let check = try run("check", "--market", "catalogue/corso")
    // What a kind asks for by numbers, nobody can make up.
    #expect(check.errors.contains("error[E703]") && check.errors.hasSuffix("\n1 error\n"), "\(check.errors)")
  }

  @Test("nothing that is there is touched")
  func existing() throws {
    try folder.write("catalogue/old/notes.txt", "mine".utf8)
    let result = try run("init", "catalogue/old", "--kind", "brands")
    #expect(result.status == 1)
    #expect(
      result.errors == "Error: catalogue/old isn't empty; name a new folder, so that nothing is overwritten\n"
    )
    #expect(try run("kind", "new", "brands").status == 1)
    try folder.write("catalogue/new/.notes", "mine".utf8)
    #expect(
      try run("init", "catalogue/new").errors.contains("catalogue/new isn't empty: it has .notes; name a"))
    let link = "\(folder.path)/catalogue/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "old")
    #expect(
      try run("init", "catalogue/link").errors.contains("catalogue/link is a symbolic link; name a new"))
  }

  @Test(
    "names that no kind can have are wrong usage",
    arguments: [
      "", ".", "x/", "../x", "Rezepte", "9x", "é", "a: b", "categories", String(repeating: "a", count: 50),
    ])
  func names(name: String) throws {
    let result = try run("kind", "new", name)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/schemas/\(name)/kind.yaml"))
  }
}
