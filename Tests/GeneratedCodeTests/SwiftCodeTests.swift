import Foundation
import TestSupport
import Testing

/// The generated Swift, compiled with warnings as errors, and run.
@Suite("Generated Swift code")
struct SwiftCodeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// In `make test-all`, all but what takes as long again as with the library.
  private static let alone: [GeneratedCase] =
    TestTier.isSlow
    ? [.facts(.drawn), .facts(.dense), .conformance(.readable), .conformance(.dense)] + GeneratedCase.others
    : [.facts(.awkward), .added, .plain, .general]

  @Test("a file that needs nothing else knows its catalogue, in both forms", arguments: alone)
  func selfContained(example: GeneratedCase) async throws {
    try await compile(example, code: try await example.code(in: .swift))
  }

  @Test("a file that imports the library knows its catalogue", arguments: GeneratedCase.ofBrands)
  func importing(example: GeneratedCase) async throws {
    try await compile(
      example, code: ("Brands.swift", try await example.importingCode()), import: "import Catalogue\n",
      with: try BuiltLibrary.catalogue())
  }

  private func compile(
    _ example: GeneratedCase, code: (name: String, bytes: [UInt8]), import line: String = "",
    with arguments: [String] = []
  ) async throws {
    let programs = try example.program(in: .swift)
    let files = try programs.map { try folder.write($0.key, Array(line.utf8) + $0.value) }
    let program = try folder.compiled(
      swift: [try folder.write(code.name, code.bytes)] + files, arguments + (files.isEmpty ? ["-c"] : []))
    try await example.expectAnswers { try Program.run([program] + $0) }
  }
}
