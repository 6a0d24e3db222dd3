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

  /// A program that reads published catalogues.
  private func program(reading code: [UInt8]) throws -> String {
    let program = "\(folder.path)/program"
    let compiled = try Program.run(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        try folder.write("RuleSets.swift", code), "\(Self.programs)/Published.swift", "-o", program,
      ] + BuiltLibrary.catalogue())
    try #require(compiled.status == 0, "\(compiled.errors)")
    return program
  }

  @Test("Swift that imports the library reads the schemaVersion that it was made for, and no other")
  func schemaVersion() async throws {
    let (code, json) = try await GeneralKind.published(schemaVersion: 2)
    let older = String(decoding: json, as: UTF8.self).replacing("Version\": 2", with: "Version\": 1")
    let paths = [try folder.write("2.json", json), try folder.write("1.json", older.utf8)]
    let lines = try Program.run([try program(reading: code)] + paths).lines
    #expect(lines == ["as bundled", "schemaVersion is 1, which this program doesn't read"])
  }

  @Test("Swift that imports the library reads what is published, also by an older or a newer program")
  func published() async throws {
    let (code, json) = try await GeneralKind.published()
    let program = try self.program(reading: code)
    let text = String(decoding: json, as: UTF8.self)
    let edits = [
      ("", ""), ("      \"level\": \"easy\"", "      \"level\": \"odd\""),
      ("      \"free\": true", "      \"more\": 1"), ("\"inside\",", "\"upstairs\","),
      ("\"revision\": 1", "\"revision\": 2"), ("\"card-games\"", "\"dice\""),
      ("\"made\": \"2026-01-31\"", "\"made\": \"soon\""),
      ("\"amount\": 12", "\"amount\": \"12\""), ("\"id\": \"find\"", "\"id\": \"../find\""),
      ("\"schemaVersion\": 1", "\"schemaVersion\": 2"),
    ]
    var paths: [String] = []
    for (number, (old, new)) in edits.enumerated() {
      try #require(old.isEmpty || text.contains(old), "\(old)")
      paths.append(
        try folder.write("\(number).json", (old.isEmpty ? text : text.replacing(old, with: new)).utf8))
    }
    let lines = try Program.run([program] + paths).lines
    #expect(lines == GeneralKind.readings)
  }

  @Test(
    "Kotlin 2", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: KotlinCodeTests.has2, "run scripts/require kotlin2"))
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
