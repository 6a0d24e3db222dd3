import Catalogue
import Foundation
import TestSupport
import Testing

/// The generated TypeScript, compiled as strictly as its compiler can, and run by Node.
@Suite(
  "Generated TypeScript code",
  .enabled(
    if: Program.isThere("node") && Program.isThere("typescript") || Project.isCI,
    "run scripts/require node typescript"))
struct TypeScriptCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("knows its catalogue, and reads older and newer ones and nothing else")
  func compileAndRun() async throws {
    // At once, each in a folder of its own: the compiler takes longer to start than for any of them.
    for example in GeneratedCase.ofThisRun {
      try write(try await example.code(), as: "\(example)", with: Self.program(of: example))
    }
    let catalogue = try ConformanceFixture.catalogue()
    try write(try await Project.code(of: catalogue), as: "reader", with: "CatalogueReader")
    let compiled = try Program.run(["scripts/typescript-run", "--compile", folder.path])
    try #require(compiled.status == 0, "\(compiled.errors)")

    for example in GeneratedCase.ofThisRun { try await expectAnswers(of: example) }
    try expectNothing(
      but: "changes", in: try run("reader", "CatalogueReader", "\(ConformanceFixture.folder)/catalogue.json"))
  }

  private static func program(of example: GeneratedCase) -> String {
    switch example {
    case .facts: "Facts"
    case .conformance, .queries: "Conformance"
    }
  }

  private func expectAnswers(of example: GeneratedCase) async throws {
    guard let fixture = try example.fixture() else {
      return try await example.expectAnswers { _ in try run("\(example)", "Facts") }
    }
    // This program compares by itself.
    let data = try TemporaryFolder()
    try data.write("catalogue.json", try await example.catalogue().json())
    // An encoder leaves out what is null, of which the searches have nothing.
    let questions =
      example == .queries
      ? Array(try JSONEncoder().encode(fixture))
      : try Project.bytes("\(ConformanceFixture.folder)/conformance.json")
    try data.write("conformance.json", questions)
    try expectNothing(but: "answers", in: try run("\(example)", "Conformance", data.path))
  }

  /// A program that finds nothing wrong prints one line, which says how much it looked at.
  private func expectNothing(but unit: String, in result: Program.Result) throws {
    try #require(result.status == 0, "\(result.errors)")
    let words = try #require(result.lines.last).split(separator: " ")
    #expect(words.count == 2 && words[1] == unit)
    #expect(try #require(words.first.flatMap { Int($0) }) > 600)
    #expect(result.lines.dropLast().isEmpty)
  }

  private func write(_ code: [String: [UInt8]], as name: String, with program: String) throws {
    try folder.write("\(name)/Brands.ts", try #require(code["Brands.ts"]))
    try folder.write("\(name)/\(program).ts", try Project.bytes("Tests/Fixtures/programs/\(program).ts"))
  }

  private func run(_ name: String, _ program: String, _ arguments: String...) throws -> Program.Result {
    try Program.run(["node", "\(folder.path)/\(name)/\(program).js"] + arguments)
  }
}
