import Catalogue
import TestSupport
import Testing

/// The generated Swift code in a file of its own, compiled and asked what all languages are asked.
@Suite("Conformance of the generated Swift code")
struct SwiftProgramConformanceTests {
  @Test("Swift gives the answers of the conformance fixture", arguments: ConformanceFixture.Form.allCases)
  func swift(form: ConformanceFixture.Form) async throws {
    let code = try #require(
      try await Project.code(of: try ConformanceFixture.catalogue(form))["Brands.swift"])
    #expect(String(decoding: code, as: UTF8.self).contains("BrandTable.brands(\"") == (form == .dense))
    let folder = try TemporaryFolder()
    let program = "\(folder.path)/answers"
    let compiled = try Program.run([
      "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
      try folder.write("Brands.swift", code), "Tests/Fixtures/programs/Answers.swift", "-o", program,
    ])
    try #require(compiled.status == 0, "\(compiled.errors)")
    try ConformanceQuestion.ask { try Program.run([program, $0]) }
  }
}
