import Foundation
import TestSupport
import Testing

@Suite("catalogue generate")
struct GenerateTests {
  /// A project that was built, and has an app's folder with the published catalogue.
  private func built() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.run("build", "--date", "2026-05-31")
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/App", withIntermediateDirectories: false)
    let catalogue = try #require(workspace.folder.bytes("catalogue/italy.json"))
    try workspace.folder.write("App/italy.json", catalogue)
    return workspace
  }

  private func text(_ name: String, in workspace: Workspace) throws -> String {
    String(decoding: try #require(workspace.folder.bytes(name)), as: UTF8.self)
  }

  @Test(
    "writes of a market's folder what a build does", arguments: ["Brands.kt", "Brands.swift", "Brands.ts"])
  func market(file: String) throws {
    let workspace = try built()
    let result = try workspace.run(
      "generate", "catalogue/italy/", "--output", "out/code/\(file)", "--date", "2026-06-01")
    #expect((result.status, result.errors) == (0, ""))
    #expect(result.output == "wrote out/code/\(file) from catalogue/italy\n")
    #expect(workspace.folder.bytes("out/code/\(file)") == workspace.folder.bytes("Generated/\(file)"))
  }

  @Test("writes of a published catalogue what a build does, but that categories go by their ids")
  func published() throws {
    let workspace = try built()
    #expect(try workspace.run("generate", "App/italy.json", "--output", "Brands.swift").status == 0)
    let expected = try text("Generated/Brands.swift", in: workspace)
      .replacingOccurrences(of: "Supermercati", with: "grocery")
    #expect(try text("Brands.swift", in: workspace) == expected)
  }

  @Test("finds the catalogue in a folder that holds a published one or a market", arguments: [true, false])
  func folder(isPublished: Bool) throws {
    let workspace = try built()
    if !isPublished {
      try FileManager.default.removeItem(atPath: "\(workspace.path)/App/italy.json")
      try FileManager.default.copyItem(
        atPath: "\(workspace.path)/catalogue/italy", toPath: "\(workspace.path)/App/market")
    }
    let result = try workspace.run("generate", "App", "--output", "App/Brands.kt")
    let source = isPublished ? "App/italy.json" : "App/market"
    #expect((result.status, result.output) == (0, "wrote App/Brands.kt from \(source)\n"))
    #expect(try workspace.run("generate", source, "--output", "Brands.kt").status == 0)
    #expect(workspace.folder.bytes("App/Brands.kt") == workspace.folder.bytes("Brands.kt"))
  }

  @Test("takes neither an entry's file for a market's settings nor the trusted root for a catalogue")
  func besides() throws {
    let workspace = try built()
    try workspace.folder.write("App/root.json", #"{"signed": {}, "signatures": []}"#.utf8)
    let published = try workspace.run("generate", "App", "--output", "Brands.kt")
    #expect((published.status, published.output) == (0, "wrote Brands.kt from App/italy.json\n"))
    let brand = try text("catalogue/italy/brands/pam.yaml", in: workspace)
      .replacing("id: pam\n", with: "id: catalogue\n").replacing("name: Pam\n", with: "name: Catalogue\n")
    try workspace.folder.write("catalogue/italy/brands/catalogue.yaml", brand.utf8)
    let market = try workspace.run("generate", "catalogue/italy", "--output", "Brands.ts")
    #expect(!market.errors.contains("more than one catalogue"), "\(market.errors)")
  }

  @Test("says which words of a newer catalogue the code goes without")
  func newerWords() throws {
    let workspace = try built()
    let catalogue = try text("App/italy.json", in: workspace)
    let format = try #require(catalogue.firstRange(of: #""format": "EAN13""#))
    let newer = catalogue.replacingCharacters(in: format, with: #""format": "MAXICODE""#)
    try workspace.folder.write("App/italy.json", newer.utf8)
    let result = try workspace.run("generate", "App", "--output", "Brands.ts")
    #expect(result.status == 0)
    #expect(
      result.errors.contains(
        #".barcode.formats[0].format: "MAXICODE" is none of the words that the schema has: "#),
      "\(result.errors)")
  }

  @Test("writes no code of an entry that can't be without a word or a number, and says which")
  func neededValues() throws {
    let workspace = try built()
    let catalogue = try text("App/italy.json", in: workspace)
    let rank = try #require(catalogue.firstRange(of: #""rank": null"#))
    let wrong = catalogue.replacingCharacters(in: rank, with: #""rank": 2147483648"#)
    try workspace.folder.write("App/italy.json", wrong.utf8)
    let result = try workspace.run("generate", "App", "--output", "Brands.kt")
    #expect(result.status == 1)
    #expect(
      result.errors.contains(".rank: 2147483648 is a number of more than 32 bits\n"), "\(result.errors)")
    #expect(workspace.folder.bytes("Brands.kt") == nil)
  }

  @Test("says of a catalogue that can't be read why, and not what is wrong with the templates of some kind")
  func unreadable() throws {
    let workspace = try built()
    try FileManager.default.copyItem(
      atPath: "\(Project.root.path)/schemas/activities", toPath: "\(workspace.path)/schemas/activities")
    try workspace.folder.write("App/italy.json", "<!doctype html>".utf8)
    for options in [[], ["--kind", "brands"]] {
      let result = try workspace.run(["generate", "App/italy.json", "--output", "Brands.ts"] + options)
      #expect(result.status == 1)
      #expect(result.errors.hasPrefix("Error: App/italy.json"), "\(result.errors)")
    }
  }

  @Test("with --import-library, imports the library in place of its types")
  func importLibrary() throws {
    let workspace = try built()
    try workspace.run("generate", "App", "--output", "Brands.swift", "--import-library")
    let code = try text("Brands.swift", in: workspace)
    #expect(code.contains("\npublic import Catalogue\n"))
    #expect(!code.contains("public struct Brand:"))
  }

  @Test(
    "is for its own module alone, where it is asked to",
    arguments: TestTier.some(of: ["--internal", "internal: true"]))
  func isInternal(asked: String) throws {
    let workspace = try built()
    if asked == "internal: true" {
      let settings = try text("catalogue/italy/catalogue.yaml", in: workspace)
      let outputs = "outputs:\n  - template: Brands.swift.mustache\n    \(asked)\n"
      try workspace.folder.write("catalogue/italy/catalogue.yaml", (settings + outputs).utf8)
    }
    let options = asked == "--internal" ? [asked] : []
    let result = try workspace.run(["generate", "catalogue/italy", "--output", "Brands.swift"] + options)
    #expect((result.status, result.errors) == (0, ""))
    let code = try text("Brands.swift", in: workspace)
    #expect(code.contains("\ninternal enum Brands {\n"))
    #expect(code.firstMatch(of: /public static var \w+: Brand/) == nil)
    let compiled = try Program.run(
      ["swiftc", "-typecheck", "-swift-version", "6", "\(workspace.path)/Brands.swift"])
    #expect((compiled.status, compiled.errors) == (0, ""))
  }

  @Test("imports the library for its own module alone, where it is asked to")
  func internalImport() throws {
    let workspace = try built()
    try workspace.run("generate", "App", "--output", "Brands.swift", "--import-library", "--internal")
    let code = try text("Brands.swift", in: workspace)
    #expect(code.contains("\ninternal import Catalogue\n"))
    #expect(!code.contains("public "))
  }

  @Test("doesn't touch the file when its content is the same")
  func unchanged() throws {
    let workspace = try built()
    try workspace.run("generate", "App", "--output", "App/Brands.swift")
    let before = try workspace.outputs()
    let result = try workspace.run("generate", "App", "--output", "App/Brands.swift")
    #expect((result.status, result.output) == (0, "App/Brands.swift: nothing to write\n"))
    #expect(try workspace.outputs() == before)
  }

  @Test(
    "what can't be read as a catalogue exits with 1 and a sentence that names it",
    arguments: TestTier.some(of: [
      (
        "templates",
        "templates has no catalogue: add italy.json, or a folder with catalogue.yaml, brands and logos"
      ),
      ("catalogue", "catalogue has more than one catalogue: catalogue/italy, catalogue/italy.json"),
      ("nowhere.json", "can't read nowhere.json: no such file or directory"),
      ("schemas/brands/brand.schema.json", "schemas/brands/brand.schema.json can't be read as a catalogue: "),
      (
        "catalogue/italy/catalogue.yaml",
        "catalogue/italy/catalogue.yaml can't be read as a catalogue: not JSON"
      ),
    ]))
  func unreadable(input: String, sentence: String) throws {
    let workspace = try built()
    let result = try workspace.run("generate", input, "--output", "Brands.swift")
    #expect((result.status, result.output) == (1, ""))
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(workspace.folder.bytes("Brands.swift") == nil)
  }

  @Test(
    "writes over no file that it reads",
    arguments: ["catalogue/italy.json", "./catalogue/italy.json", "templates/Brands.ts.mustache"])
  func ownInput(output: String) throws {
    let workspace = try Workspace()
    try workspace.run("build")
    let before = workspace.folder.bytes(output)
    let result = try workspace.run(
      "generate", "catalogue/italy.json", "--template", "Brands.ts.mustache", "--output", output)
    #expect(
      result.status == 1 && result.errors.contains("is what the code is made of: give --output another name"))
    #expect(before != nil && workspace.folder.bytes(output) == before)
  }

  @Test("an error in a market's files exits with 100, and writes nothing")
  func brokenMarket() throws {
    let workspace = try Workspace()
    try workspace.edit(brand: "pam", "color: \"#165226\"", to: "color: \"#1652\"")
    let result = try workspace.run("generate", "catalogue/italy", "--output", "Brands.swift")
    #expect(result.status == 100)
    #expect(result.errors.hasPrefix("catalogue/italy/brands/pam.yaml:4:8: error[E102]: "), "\(result.errors)")
    #expect(workspace.folder.bytes("Brands.swift") == nil)
  }

  @Test("a template that is missing, or uses an unknown name, exits with 100 and its position")
  func brokenTemplate() throws {
    let workspace = try built()
    let missing = try workspace.run("generate", "App", "--output", "App/brands.dart")
    #expect(missing.status == 100)
    #expect(
      missing.errors.hasPrefix(
        "error[E501]: template brands.dart.mustache is missing; the output's name chooses it\n"
          + "  = fix: call the output Brands.kt, Brands.swift or Brands.ts, or name a template with --template\n"
      ),
      "\(missing.errors)")
    try workspace.folder.write(
      "templates/kotlin/Initials.kt", "// one line\n{{countri}}\n".utf8)
    let wrong = try workspace.run("generate", "App", "--output", "App/Brands.kt")
    #expect(wrong.status == 100)
    #expect(wrong.errors.hasPrefix("templates/kotlin/Initials.kt:2:1: error[E501]: "), "\(wrong.errors)")
  }

  @Test(
    "an option that changes nothing in the language is refused by its name",
    arguments: ["--import-library", "--internal"], ["Brands.kt", "Brands.ts"])
  func uselessOption(option: String, file: String) throws {
    let workspace = try built()
    let result = try workspace.run("generate", "App", "--output", "App/\(file)", option)
    #expect(result.status == 100)
    #expect(
      result.errors.hasPrefix(
        "error[E501]: \(file).mustache has nothing that \(option) changes\n  = fix: leave \(option) out\n"),
      "\(result.errors)")
    #expect(workspace.folder.bytes("App/\(file)") == nil)
  }
}
