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
    files += try await filesOfAddedFields() + filesOfRenamedFields()
    let compiled = try Program.run(["scripts/kotlin-run", compiler, "--into", classes] + files)
    try #require(compiled.status == 0, "\(compiled.errors)")
    for example in GeneratedCase.ofThisRun {
      try await example.expectAnswers { questions in
        try Program.run(
          ["scripts/kotlin-run", compiler, "--from", classes, "\(example).MainKt"],
          environment: ["QUESTIONS": questions])
      }
    }
    let added = try Program.run(["scripts/kotlin-run", compiler, "--from", classes, "added.MainKt"])
    #expect(added.lines == AddedFields.answers, "\(added.errors)")
    let renamed = try Program.run(["scripts/kotlin-run", compiler, "--from", classes, "renamed.MainKt"])
    #expect(renamed.lines == RenamedFields.answers, "\(renamed.errors)")
  }

  /// The files of a catalogue with fields that only a copy of the entry schema knows.
  private func filesOfAddedFields() async throws -> [String] {
    let code = try #require(try await AddedFields().code()["Brands.kt"])
    return try files(brands: code, programs: ["programs/added/Main.kt"], package: "added")
  }

  /// The files of a catalogue whose fields have other names, and of one without behaviours.
  private func filesOfRenamedFields() async throws -> [String] {
    let code = try #require(try await RenamedFields().code()["Brands.kt"])
    let plain = try #require(try await PlainKind.code()["Brands.kt"])
    return try files(brands: code, programs: ["programs/renamed/Main.kt"], package: "renamed")
      + files(brands: plain, programs: [], package: "plain")
  }

  /// The files of a case, moved into its package.
  private func files(of example: GeneratedCase) async throws -> [String] {
    let program =
      switch example {
      case .facts: "facts"
      case .conformance, .queries: "conformance"
      }
    return try files(
      brands: try #require(try await example.code()["Brands.kt"]),
      programs: ["programs/Text.kt", "programs/\(program)/Main.kt"], package: "\(example)")
  }

  private func files(brands code: [UInt8], programs: [String], package: String) throws -> [String] {
    let brands = String(decoding: code, as: UTF8.self)
    #expect(brands.contains("\npackage brands\n"))
    let moved = brands.replacing("\npackage brands\n", with: "\npackage \(package)\n")
    return try [folder.write("\(package)/Brands.kt", moved.utf8)]
      + programs.map { path in
        let text = String(decoding: try Project.bytes("Tests/Fixtures/\(path)"), as: UTF8.self)
        let program = "package \(package)\n\n" + text.replacing("import brands.", with: "import \(package).")
        return try folder.write("\(package)/\(path.split(separator: "/").last ?? "")", program.utf8)
      }
  }
}
