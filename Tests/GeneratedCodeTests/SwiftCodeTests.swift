import Foundation
import TestSupport
import Testing

/// The generated Swift, compiled with warnings as errors, and run.
@Suite("Generated Swift code")
struct SwiftCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a file that needs nothing else knows its catalogue", arguments: [GeneratedCase.facts(.awkward)])
  func selfContained(example: GeneratedCase) async throws {
    try await compile(example, code: try #require(try await example.code()["Brands.swift"]))
  }

  @Test(
    "a file that needs nothing else knows its catalogue, in both forms",
    .enabled(if: TestTier.isSlow, "make test-all runs it"),
    arguments: [GeneratedCase.facts(.real), .facts(.dense)]
      + ConformanceFixture.Form.allCases.map(GeneratedCase.conformance))
  func selfContainedForms(example: GeneratedCase) async throws {
    try await compile(example, code: try #require(try await example.code()["Brands.swift"]))
  }

  @Test("a file that imports the library knows its catalogue", arguments: GeneratedCase.ofThisRun)
  func importing(example: GeneratedCase) async throws {
    try await compile(
      example, code: try await example.importingCode(), import: "import Catalogue\n",
      with: try BuiltLibrary.catalogue())
  }

  private func compile(
    _ example: GeneratedCase, code: [UInt8], import line: String = "", with arguments: [String] = []
  ) async throws {
    let source =
      switch example {
      case .facts: "Facts.swift"
      case .conformance, .queries: "Answers.swift"
      }
    let program = "\(folder.path)/program"
    let compiled = try Program.run(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        try folder.write("Brands.swift", code),
        try folder.write(source, Array(line.utf8) + Project.bytes("Tests/Fixtures/programs/\(source)")),
        "-o", program,
      ] + arguments)
    try #require(compiled.status == 0, "\(compiled.errors)")
    try await example.expectAnswers { try Program.run([program, $0]) }
  }
}
