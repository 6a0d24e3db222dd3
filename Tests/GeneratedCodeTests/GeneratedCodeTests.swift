import Catalogue
import Foundation
import TestSupport
import Testing

/// The generated code, compiled by the real compilers with warnings as errors, run, and asked for every fact.
@Suite("Generated code")
struct GeneratedCodeTests {
  @Test("Swift prints the facts of italy.json", arguments: GeneratedSource.allCases)
  func swift(source: GeneratedSource) async throws {
    let (json, code) = try await source.make()
    let folder = try TemporaryFolder()
    let brands = try folder.write("Brands.swift", try #require(code["Brands.swift"]))
    let program = "\(folder.path)/facts"
    let compiled = try Program.run([
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", brands,
      "Tests/Fixtures/programs/Facts.swift", "-o", program,
    ])
    try #require(compiled.status == 0, "\(compiled.errors)")
    try ExpectedFacts(json: json).expect(try Program.run([program]).lines)
  }

  static let hasKotlin = Program.isThere("kotlin") || Project.isCI
  static let hasKotlin2 = Program.isThere("kotlin2") || Project.isCI
  static let hasTypeScript = Program.isThere("node") && Program.isThere("typescript") || Project.isCI

  @Test(
    "Kotlin 1.3 prints the facts of italy.json", .enabled(if: hasKotlin, "run scripts/require kotlin"),
    // Each takes the compiler ten seconds; the others are what these are, with fewer fields or brands.
    arguments: [GeneratedSource.real, .dense, .awkward, .empty, .begunChunk])
  func kotlin(source: GeneratedSource) async throws { try await kotlin("1", source) }

  @Test(
    "Kotlin 2 prints the facts of italy.json", .enabled(if: hasKotlin2, "run scripts/require kotlin2"),
    // How brands are cut into chunks is seen with the other one.
    arguments: [GeneratedSource.dense, .awkward])
  func kotlin2(source: GeneratedSource) async throws { try await kotlin("2", source) }

  private func kotlin(_ version: String, _ source: GeneratedSource) async throws {
    let (json, code) = try await source.make()
    let folder = try TemporaryFolder()
    let brands = try folder.write("Brands.kt", try #require(code["Brands.kt"]))
    let programs = "Tests/Fixtures/programs"
    let result = try Program.run(
      ["scripts/kotlin-run", version, brands, "\(programs)/Text.kt", "\(programs)/facts/Main.kt"])
    try #require(result.status == 0, "\(result.errors)")
    try ExpectedFacts(json: json).expect(result.lines)
  }
}
