import Testing

/// The two forms of generated code, without which a proof of both would be one of the same.
@Suite("The forms of generated code")
struct FormTests {
  @Test(
    "many brands are written densely, and few as literals", arguments: ConformanceFixture.Form.allCases)
  func forms(form: ConformanceFixture.Form) async throws {
    let code = try await GeneratedCase.conformance(form).code()
    let signs = [
      ("Brands.swift", "BrandTable.brands(\""), ("Brands.kt", "object BrandTable"),
      ("Brands.ts", "...(JSON.parse("),
    ]
    for (file, sign) in signs {
      let text = String(decoding: try #require(code[file]), as: UTF8.self)
      #expect(text.contains(sign) == (form == .dense), "\(file)")
    }
  }
}
