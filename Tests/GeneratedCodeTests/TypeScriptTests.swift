import Catalogue
import Foundation
import TestSupport
import Testing

/// The generated TypeScript, compiled as strictly as its compiler can, and run by Node.
@Suite(
  "Generated TypeScript",
  .enabled(if: GeneratedCodeTests.hasTypeScript, "run scripts/require node typescript"))
struct TypeScriptTests {
  @Test("it prints the facts of italy.json", arguments: GeneratedSource.allCases)
  func facts(source: GeneratedSource) async throws {
    let (json, code) = try await source.make()
    try ExpectedFacts(json: json).expect(try run("Facts.ts", try #require(code["Brands.ts"])))
  }

  @Test("it answers as the conformance fixture says", arguments: ConformanceFixture.Form.allCases)
  func conformance(form: ConformanceFixture.Form) async throws {
    let catalogue = try ConformanceFixture.catalogue(form)
    let folder = try TemporaryFolder()
    _ = try folder.write("catalogue.json", catalogue.json())
    let questions = "conformance.json"
    _ = try folder.write(questions, try Project.bytes("\(ConformanceFixture.folder)/\(questions)"))
    let code = try #require(try await Project.code(of: catalogue)["Brands.ts"])
    #expect(String(decoding: code, as: UTF8.self).contains("...(JSON.parse(") == (form == .dense))
    try expectNothing(but: "answers", in: try run("Conformance.ts", code, folder.path))
  }

  @Test("it tells a catalogue from everything else, and lets through what a newer one may have")
  func catalogueGuard() async throws {
    let code = try #require(try await Project.code(of: try ConformanceFixture.catalogue())["Brands.ts"])
    let printed = try run("CatalogueGuard.ts", code, "\(ConformanceFixture.folder)/catalogue.json")
    try expectNothing(but: "changes", in: printed)
  }

  /// A program that finds nothing wrong prints one line, which says how much it looked at.
  private func expectNothing(but unit: String, in printed: [String]) throws {
    let words = try #require(printed.last).split(separator: " ")
    #expect(words.count == 2 && words[1] == unit)
    #expect(try #require(words.first.flatMap { Int($0) }) > 600)
    #expect(printed.dropLast().isEmpty)
  }

  private func run(_ program: String, _ code: [UInt8], _ arguments: String...) throws -> [String] {
    let folder = try TemporaryFolder()
    let brands = try folder.write("Brands.ts", code)
    let result = try Program.run(
      ["scripts/typescript-run", "Tests/Fixtures/programs/\(program)", brands, "--"] + arguments)
    try #require(result.status == 0, "\(result.errors)")
    return result.lines
  }
}
