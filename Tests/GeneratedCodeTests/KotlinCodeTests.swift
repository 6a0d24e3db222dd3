import TestSupport
import Testing

/// The generated Kotlin, compiled with warnings as errors, and run.
@Suite("Generated Kotlin code")
struct KotlinCodeTests {
  static let has1 = TestTier.isSlow && (Program.isThere("kotlin") || Project.isCI)
  static let has2 = Program.isThere("kotlin2") || Project.isCI

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "of brands knows its catalogue by Kotlin 1.3, which make test-all asks",
    .enabled(if: has1, "run scripts/require kotlin"))
  func kotlin1() async throws {
    try await compileAndRun("1", GeneratedCase.ofBrands + [.added, .renamed, .plain])
  }

  @Test("knows its catalogue by Kotlin 2", .enabled(if: has2, "run scripts/require kotlin2"))
  func kotlin2() async throws { try await compileAndRun("2", GeneratedCase.ofThisRun) }

  /// All cases at once, each in a package of its own: the compiler takes longer to start than for most of them.
  private func compileAndRun(_ compiler: String, _ cases: [GeneratedCase]) async throws {
    let classes = "\(folder.path)/classes"
    var files: [String] = []
    for example in cases { files += try await self.files(of: example) }
    let compiled = try Program.run(["scripts/kotlin-run", compiler, "--into", classes] + files)
    try #require(compiled.status == 0, "\(compiled.errors)")
    for example in cases {
      try await example.expectAnswers {
        try Program.run(["scripts/kotlin-run", compiler, "--from", classes, "\(example).MainKt"] + $0)
      }
    }
  }

  /// The files of a case, moved into its package.
  private func files(of example: GeneratedCase) async throws -> [String] {
    let (name, bytes) = try await example.code(in: .kotlin)
    let code = String(decoding: bytes, as: UTF8.self)
    let package = try #require(code.firstMatch(of: /\npackage ([a-z]+)\n/)).1
    let moved = code.replacing("\npackage \(package)\n", with: "\npackage \(example)\n")
    var programs = try example.program(in: .kotlin)
    programs["Text.kt"] = try Project.bytes("Tests/Fixtures/programs/Text.kt")
    return try [folder.write("\(example)/\(name)", moved.utf8)]
      + programs.map { name, bytes in
        let text = "package \(example)\n\n" + String(decoding: bytes, as: UTF8.self)
        let program = text.replacing("\nimport \(package).", with: "\nimport \(example).")
        return try folder.write("\(example)/\(name)", program.utf8)
      }
  }
}
