import Foundation
import TestSupport
import Testing

/// A build that finds every file as the last one left it does nothing; whatever has changed is noticed.
@Suite("What a build remembers")
struct BuildRecordTests {
  /// A project that was built, and whose files are old enough to be remembered.
  private func built() async throws -> Workspace {
    let workspace = try Workspace()
    try await Task.sleep(for: .seconds(0.15))
    try await workspace.run("build", "--date", "2026-05-31")
    try #require(workspace.folder.bytes("Generated/.build-record") != nil)
    return workspace
  }

  @Test("nothing changed: the same line is printed, and nothing written")
  func nothingChanged() async throws {
    let result = try await built().run("build", "--date", "2026-05-31")
    #expect(result.output == "Catalogue 2026-05-31: 2 brands, 1 tombstone; nothing to write\n")
  }

  @Test("a brand that changed is noticed, although its size and age are the same")
  func sameSizeAndAge() async throws {
    let workspace = try await built()
    let path = "\(workspace.path)/catalogue/italy/brands/pam.yaml"
    let age = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Pam Panorami")
    try FileManager.default.setAttributes([.modificationDate: age ?? Date()], ofItemAtPath: path)
    try await workspace.run("build")
    #expect(try text(workspace, "catalogue/italy.json").contains("Pam Panorami"))
  }

  @Test("a brand that is new beside the catalogue's folder is noticed")
  func newBrandBeside() async throws {
    let workspace = try await built()
    try workspace.folder.write("catalogue/ali.yaml", try workspace.brand("ali").utf8)
    let result = try await workspace.run("build", "--date", "2026-05-31")
    #expect(result.errors.hasPrefix("catalogue/ali.yaml: error[E107]"), "\(result)")
  }

  @Test("a brand that is new is noticed")
  func newBrand() async throws {
    let workspace = try await built()
    let ali = try workspace.brand("ali")
    let other = ali.replacingOccurrences(of: "ali", with: "tosano").replacingOccurrences(
      of: "Alì", with: "Tosano")
    try workspace.write(brand: "tosano", other)
    #expect(try await workspace.run("build").output.contains("3 brands"))
  }

  @Test("a logo that came or went is noticed")
  func logos() async throws {
    let workspace = try await built()
    try FileManager.default.removeItem(atPath: "\(workspace.path)/catalogue/italy/logos/pam.svg")
    #expect(try await workspace.run("build").errors.contains("error[E208]"))
  }

  @Test(
    "a file of the build that was changed or deleted is written again",
    arguments: TestTier.some(of: Workspace.outputs))
  func outputs(name: String) async throws {
    let workspace = try await built()
    try workspace.folder.write("released.json", try #require(workspace.folder.bytes("catalogue/italy.json")))
    let bytes = try #require(workspace.folder.bytes(name))
    try workspace.folder.write(name, "changed by hand".utf8)
    try await workspace.run("build", "--baseline", "released.json")
    #expect(try text(workspace, name).utf8.elementsEqual(bytes))
    try FileManager.default.removeItem(atPath: "\(workspace.path)/\(name)")
    try await workspace.run("build", "--baseline", "released.json")
    #expect(try text(workspace, name).utf8.elementsEqual(bytes))
  }

  @Test("a schema and a template that changed are noticed")
  func schemasAndTemplates() async throws {
    let workspace = try await built()
    let template = try text(workspace, "templates/Brands.swift.mustache")
    try workspace.folder.write("templates/Brands.swift.mustache", (template + "// The end.\n").utf8)
    try await workspace.run("build")
    #expect(try text(workspace, "Generated/Brands.swift").hasSuffix("// The end.\n"))
    try workspace.folder.write("schemas/brands/brand.schema.json", "{ \"type\": \"array\" }".utf8)
    #expect(try await workspace.run("build").status == 100)
  }

  @Test("a build with findings reports them every time")
  func findings() async throws {
    let workspace = try await built()
    try workspace.edit(brand: "pam", "  - Pam Panorama", to: "  - PAM")
    try await Task.sleep(for: .seconds(0.15))
    for _ in 0..<2 { #expect(try await workspace.run("build").errors.contains("warning[W204]")) }
  }

  @Test("a record that is broken is not believed")
  func broken() async throws {
    let workspace = try await built()
    let bytes = try #require(workspace.folder.bytes("Generated/.build-record"))
    for record in [[], [0x0A], Array(bytes.dropLast()), bytes + [0]] as [[UInt8]] {
      try workspace.folder.write("Generated/.build-record", record)
      #expect(try await workspace.run("build").status == 0)
    }
  }

  @Test("a file that went missing while a build ran is written by the next one")
  func goneDuringBuild() async throws {
    let workspace = try await built()
    // As a build that runs at the same time leaves it: the file is gone, and the record was made after that.
    try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated/Brands.swift")
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/Generated/Brands.swift", withIntermediateDirectories: false)
    #expect(try await workspace.run("build", "--date", "2026-05-31").status == 1)
    try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated/Brands.swift")
    try await workspace.run("build", "--date", "2026-05-31")
    #expect(workspace.folder.bytes("Generated/Brands.swift") != nil)
  }

  @Test("a file in a folder of a folder is noticed, as a word list is")
  func deepInput() async throws {
    let workspace = try await built()
    try workspace.folder.write("schemas/brands/words/more/list.txt", "a".utf8)
    try await Task.sleep(for: .seconds(0.15))
    for text in ["b", "c"] {
      try await workspace.run("build", "--date", "2026-05-31")
      #expect(try await isUnread(workspace))
      try workspace.folder.write("schemas/brands/words/more/list.txt", text.utf8)
      try await Task.sleep(for: .seconds(0.15))
      #expect(try await !isUnread(workspace))
    }
  }

  @Test("another day, and another answer to what may be in the future, is another build")
  func otherOptions() async throws {
    let workspace = try await built()
    try workspace.edit(brand: "pam", "Pam Panorama", to: "Pam Panorami")
    try await workspace.run("build", "--date", "2030-01-01", "--allow-future")
    try await Task.sleep(for: .seconds(0.15))
    #expect(try await workspace.run("build", "--date", "2030-01-01", "--allow-future").status == 0)
    #expect(try await workspace.run("build").errors.contains("error[E408]"))
  }

  @Test("a list of generated files that is gone, and a folder behind a link, are noticed")
  func listAndLink() async throws {
    let workspace = try await built()
    #expect(try await isUnread(workspace))
    try FileManager.default.removeItem(atPath: "\(workspace.path)/Generated/.generated-files")
    #expect(try await !isUnread(workspace))
    #expect(workspace.folder.bytes("Generated/.generated-files") != nil)
    #expect(try await isUnread(workspace))
    let logos = "\(workspace.path)/Generated/logos"
    try FileManager.default.moveItem(atPath: logos, toPath: "\(workspace.path)/moved")
    try FileManager.default.createSymbolicLink(atPath: logos, withDestinationPath: "../moved")
    #expect(try await workspace.run("build", "--date", "2026-05-31").errors.contains("is a symbolic link"))
  }

  @Test("a build never writes over its sources")
  func sources() async throws {
    let workspace = try await built()
    let settings = try text(workspace, "catalogue/italy/catalogue.yaml")
    try workspace.folder.write("last.json", try #require(workspace.folder.bytes("catalogue/italy.json")))
    for arguments in [
      ["--generated", "catalogue/italy/"], ["--generated", "catalogue/italy/brands"],
      ["--generated", "catalogue/./italy/logos/made"],
      ["--baseline", "last.json", "--output", "catalogue/italy/brands/new.json"],
      ["--baseline", "last.json", "--output", "catalogue/italy/../italy/catalogue.yaml"],
    ] {
      let result = try await workspace.run(["build", "--date", "2026-05-31"] + arguments)
      #expect(result.status == 1 && result.errors.contains("give --"), "\(result)")
    }
    #expect(try text(workspace, "catalogue/italy/catalogue.yaml") == settings)
    #expect(workspace.folder.bytes("catalogue/italy/Brands.swift") == nil)
  }

  /// Whether a build finds nothing changed.
  private func isUnread(_ workspace: Workspace) async throws -> Bool {
    try await workspace.run("build", "--date", "2026-05-31", "--verbose").errors.contains("nothing is read")
  }

  private func text(_ workspace: Workspace, _ name: String) throws -> String {
    String(decoding: try #require(workspace.folder.bytes(name)), as: UTF8.self)
  }
}
