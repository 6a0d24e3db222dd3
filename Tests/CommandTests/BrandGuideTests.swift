import TestSupport
import Testing

/// What CONTRIBUTING.md says of a brand, done in a project.
@Suite("The guide for a new brand")
struct BrandGuideTests {
  @Test("its files have no findings, also with a barcode, and can be formatted")
  func files() throws {
    let guide = try Guide("CONTRIBUTING.md")
    let (plain, barcode) = (try guide.block("A brand: yaml 0"), try guide.block("A brand: yaml 1"))
    try #require(plain.contains("\nbarcode: null\n"))
    for text in [plain, plain.replacing("barcode: null\n", with: barcode)] {
      let workspace = try Workspace()
      try workspace.folder.write("catalogue/italy/brands/mercato-di-esempio.yaml", text.utf8)
      for arguments in [["check"], ["format"], ["check"], ["format", "--check"]] {
        let result = try workspace.run(arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
      }
    }
  }
}
