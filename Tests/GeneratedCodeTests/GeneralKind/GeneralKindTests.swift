import TestSupport
import Testing

/// The code of a kind without templates of its own, compiled as strictly as each compiler can, and run. Its Kotlin needs
/// Kotlin 1.5.
@Suite("Generated code of any kind")
struct GeneralKindTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func code(_ name: String) async throws -> String {
    let code = try #require(try await GeneralKind.code()[name])
    return try folder.write(name, code)
  }

  private static let programs = "Tests/Fixtures/programs/general"

  @Test("Swift")
  func swift() async throws {
    let program = "\(folder.path)/program"
    let compiled = try Program.run([
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
      try await code("RuleSets.swift"),
      "\(Self.programs)/Answers.swift", "-o", program,
    ])
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(try Program.run([program]).lines == GeneralKind.answers)
  }

  @Test("Kotlin 2", .enabled(if: KotlinCodeTests.has2, "run scripts/require kotlin2"))
  func kotlin() async throws {
    let result = try Program.run(
      ["scripts/kotlin-run", "2", try await code("RuleSets.kt"), "\(Self.programs)/Main.kt"])
    #expect(result.lines == GeneralKind.answers, "\(result.errors)")
  }

  @Test(
    "TypeScript",
    .enabled(
      if: Program.isThere("node") && Program.isThere("typescript") || Project.isCI,
      "run scripts/require node typescript"))
  func typeScript() async throws {
    try folder.write("general/RuleSets.ts", try #require(try await GeneralKind.code()["RuleSets.ts"]))
    try folder.write("general/Answers.ts", try Project.bytes("\(Self.programs)/Answers.ts"))
    let compiled = try Program.run(["scripts/typescript-run", "--compile", folder.path])
    try #require(compiled.status == 0, "\(compiled.errors)")
    #expect(try Program.run(["node", "\(folder.path)/general/Answers.js"]).lines == GeneralKind.answers)
  }
}
