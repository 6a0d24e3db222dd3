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
      let (name, code) = try await example.code(in: .typeScript)
      try folder.write("\(example)/\(name)", code)
      for (name, program) in try example.program(in: .typeScript) {
        try folder.write("\(example)/\(name)", program)
      }
    }
    let compiled = try Program.run(["scripts/typescript-run", "--compile", folder.path])
    try #require(compiled.status == 0, "\(compiled.errors)")

    for example in GeneratedCase.ofThisRun { try await expectAnswers(of: example) }
    try expectNothing(
      but: "changes", in: try run("queries/Reader", ["\(ConformanceFixture.folder)/catalogue.json"]))
    try await expectFieldsAddedLater()
  }

  private func expectAnswers(of example: GeneratedCase) async throws {
    let questions: [UInt8]
    switch example {
    case .conformance: questions = try Project.bytes("\(ConformanceFixture.folder)/conformance.json")
    // An encoder leaves out what is null, of which the searches have nothing.
    case .queries: questions = Array(try JSONEncoder().encode(ConformanceFixture.queries()))
    default: return try await example.expectAnswers { try run("\(example)/Main", $0) }
    }
    // This program compares by itself.
    let data = try TemporaryFolder()
    try data.write("catalogue.json", try await example.catalogue().json())
    try data.write("conformance.json", questions)
    try expectNothing(but: "answers", in: try run("\(example)/Main", [data.path]))
  }

  /// An app with the field reads null or the default from a catalogue without it, and from words that it doesn't know.
  private func expectFieldsAddedLater() async throws {
    let catalogues = [
      try folder.write("older.json", try await AddedLaterTests.older()),
      try folder.write("newer.json", try await AddedLaterTests.newer()),
    ]
    let result = try run("added/Later", catalogues)
    #expect(
      result.lines == [
        "null 0 null corner-shop false undefined ",
        #"Più di "una" spesa\ 2 #00A7E1 large true Ada children"#,
      ], "\(result.errors)")
  }

  /// A program that finds nothing wrong prints one line, which says how much it looked at.
  private func expectNothing(but unit: String, in result: Program.Result) throws {
    try #require(result.status == 0, "\(result.errors)")
    let words = try #require(result.lines.last).split(separator: " ")
    #expect(words.count == 2 && words[1] == unit)
    #expect(try #require(words.first.flatMap { Int($0) }) > 600)
    #expect(result.lines.dropLast().isEmpty)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Program.Result {
    try Program.run(["node", "\(folder.path)/\(program).js"] + arguments)
  }
}
