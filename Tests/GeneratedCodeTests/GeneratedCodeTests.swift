import Catalogue
import Foundation
import TestSupport
import Testing

/// The generated code, compiled by the real compilers with warnings as errors, run, and asked for every fact.
@Suite("Generated code")
struct GeneratedCodeTests {
  /// Which catalogue the code is made of.
  enum Source: String, CaseIterable, Sendable {
    case real, golden, awkward, empty, fullChunk, begunChunk
  }

  @Test("Swift prints the facts of italy.json", arguments: Source.allCases)
  func swift(source: Source) async throws {
    let (json, code) = try await make(source)
    let folder = try TemporaryFolder()
    let brands = try folder.write("Brands.swift", try #require(code["Brands.swift"]))
    let program = "\(folder.path)/facts"
    let compiled = try Program.run([
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", brands,
      "Tests/Fixtures/programs/Facts.swift", "-o", program,
    ])
    try #require(compiled.status == 0, "\(compiled.errors)")
    try expectSame(try Program.run([program]).lines, ExpectedFacts(json: json).lines)
  }

  static let hasKotlin = Program.isThere("kotlin") || Project.isCI
  static let hasKotlin2 = Program.isThere("kotlin2") || Project.isCI

  @Test(
    "Kotlin 1.3 prints the facts of italy.json", .enabled(if: hasKotlin, "run scripts/require kotlin"),
    arguments: Source.allCases)
  func kotlin(source: Source) async throws { try await kotlin("1", source) }

  @Test(
    "Kotlin 2 prints the facts of italy.json", .enabled(if: hasKotlin2, "run scripts/require kotlin2"),
    arguments: Source.allCases)
  func kotlin2(source: Source) async throws { try await kotlin("2", source) }

  private func kotlin(_ version: String, _ source: Source) async throws {
    let (json, code) = try await make(source)
    let folder = try TemporaryFolder()
    let brands = try folder.write("Brands.kt", try #require(code["Brands.kt"]))
    let result = try Program.run(["scripts/kotlin-run", version, brands, "Tests/Fixtures/programs/Main.kt"])
    try #require(result.status == 0, "\(result.errors)")
    try expectSame(result.lines, ExpectedFacts(json: json).lines)
  }

  /// Names the first line that differs: thousands of them side by side tell nobody anything.
  private func expectSame(_ printed: [String], _ expected: [String]) throws {
    #expect(printed.count == expected.count)
    if let (line, other) = zip(printed, expected).first(where: { $0 != $1 }) { #expect(line == other) }
  }

  private func make(_ source: Source) async throws -> (json: [UInt8], code: [String: [UInt8]]) {
    switch source {
    case .real:
      let built = try await BuiltMarket(folder: "catalogue/italy")
      return (built.json, built.code)
    case .golden:
      let built = try await BuiltMarket(folder: "Tests/Fixtures/market")
      return (built.json, built.code)
    case .awkward: return try await make(try AwkwardCatalogue.make())
    case .empty: return try await make(try AwkwardCatalogue.make(brands: 0))
    case .fullChunk: return try await make(try AwkwardCatalogue.make(brands: 100))
    case .begunChunk: return try await make(try AwkwardCatalogue.make(brands: 51))
    }
  }

  private func make(_ catalogue: Catalogue) async throws -> (json: [UInt8], code: [String: [UInt8]]) {
    (catalogue.json(), try await Project.code(of: catalogue))
  }
}
