import Catalogue
import TestSupport
import Testing

/// The generated Kotlin code, compiled and asked what all languages are asked.
@Suite("Conformance of the generated Kotlin code")
struct KotlinConformanceTests {
  @Test(
    "Kotlin 1.3 gives the answers of the conformance fixture",
    .enabled(if: GeneratedCodeTests.hasKotlin, "run scripts/require kotlin"),
    arguments: ConformanceFixture.Form.allCases)
  func kotlin(form: ConformanceFixture.Form) async throws { try await expectAnswers(of: "1", form) }

  @Test(
    "Kotlin 2 gives the answers of the conformance fixture",
    .enabled(if: GeneratedCodeTests.hasKotlin2, "run scripts/require kotlin2"),
    arguments: ConformanceFixture.Form.allCases)
  func kotlin2(form: ConformanceFixture.Form) async throws { try await expectAnswers(of: "2", form) }

  private func expectAnswers(of version: String, _ form: ConformanceFixture.Form) async throws {
    let code = try #require(try await Project.code(of: try ConformanceFixture.catalogue(form))["Brands.kt"])
    #expect(String(decoding: code, as: UTF8.self).contains("object BrandTable") == (form == .dense))
    let folder = try TemporaryFolder()
    let brands = try folder.write("Brands.kt", code)
    let programs = "Tests/Fixtures/programs"
    try ConformanceQuestion.ask { questions in
      try Program.run(
        ["scripts/kotlin-run", version, brands, "\(programs)/Text.kt", "\(programs)/conformance/Main.kt"],
        environment: ["QUESTIONS": questions])
    }
  }
}
