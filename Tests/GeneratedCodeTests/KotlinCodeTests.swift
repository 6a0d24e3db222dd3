import TestSupport
import Testing

/// The generated Kotlin, compiled with warnings as errors, and run.
@Suite("Generated Kotlin code")
struct KotlinCodeTests {
  static let has1 = TestTier.isSlow && (Program.isThere("kotlin") || Project.isCI)
  static let has2 = Program.isThere("kotlin2") || Project.isCI

  private let folder: TemporaryFolder
  /// Where the compiler puts its classes.
  private var classes: String { "\(folder.path)/classes" }

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "knows its catalogue by Kotlin 1.3, which make test-all asks",
    .enabled(if: has1, "run scripts/require kotlin"))
  func kotlin1() async throws { try await compileAndRun("1") }

  @Test("knows its catalogue by Kotlin 2", .enabled(if: has2, "run scripts/require kotlin2"))
  func kotlin2() async throws { try await compileAndRun("2") }

  /// All cases at once, each in a package of its own: the compiler takes longer to start than for most of them.
  private func compileAndRun(_ compiler: String) async throws {
    var files: [String] = []
    for example in GeneratedCase.ofThisRun { files += try await self.files(of: example) }
    let compiled = try Program.run(["scripts/kotlin-run", compiler, "--into", classes] + files)
    try #require(compiled.status == 0, "\(compiled.errors)")
    for example in GeneratedCase.ofThisRun {
      try await example.expectAnswers { questions in
        try Program.run(
          ["scripts/kotlin-run", compiler, "--from", classes, "\(example).MainKt"],
          environment: ["QUESTIONS": questions])
      }
    }
  }

  /// The files of a case, moved into its package.
  private func files(of example: GeneratedCase) async throws -> [String] {
    let programs = "Tests/Fixtures/programs"
    let program =
      switch example {
      case .facts: "facts"
      case .conformance: "conformance"
      }
    let code = try #require(try await example.code()["Brands.kt"])
    let brands = String(decoding: code, as: UTF8.self)
    #expect(brands.contains("\npackage brands\n"))
    let sources = [
      ("Brands.kt", brands.replacing("\npackage brands\n", with: "\npackage \(example)\n")),
      ("Text.kt", try packaged("\(programs)/Text.kt", as: example)),
      ("Main.kt", try packaged("\(programs)/\(program)/Main.kt", as: example)),
    ]
    return try sources.map { name, text in try folder.write("\(example)/\(name)", text.utf8) }
  }

  private func packaged(_ path: String, as example: GeneratedCase) throws -> String {
    let text = String(decoding: try Project.bytes(path), as: UTF8.self)
    return "package \(example)\n\n" + text.replacing("import brands.", with: "import \(example).")
  }
}
