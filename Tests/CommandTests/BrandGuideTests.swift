import TestSupport
import Testing

/// What CONTRIBUTING.md says of a brand, done in a project.
@Suite("The guide for a new brand")
struct BrandGuideTests {
  @Test("its files have no findings, also with a barcode or a logo, and can be formatted")
  func files() async throws {
    let guide = try Guide("CONTRIBUTING.md")
    let (plain, barcode) = (try guide.block("A brand: yaml 0"), try guide.block("A brand: yaml 1"))
    let (icon, logo) = (try guide.block("A brand: yaml 2"), try guide.block("A brand: yaml 3"))
    try #require(plain.contains("\nbarcode: null\n"))
    let texts = [
      plain, plain + icon, plain.replacing("barcode: null\n", with: barcode),
      plain.replacing("logo: null\n", with: logo),
    ]
    for text in texts {
      let workspace = try Workspace()
      if text.contains(logo) {
        let drawing = try #require(workspace.folder.bytes("catalogue/italy/logos/pam.svg"))
        try workspace.folder.write("catalogue/italy/logos/mercato-di-esempio.svg", drawing)
      }
      try workspace.folder.write("catalogue/italy/brands/mercato-di-esempio.yaml", text.utf8)
      for arguments in [["check"], ["format"], ["check"], ["format", "--check"]] {
        let result = try await workspace.run(arguments)
        #expect(result.status == 0, "\(arguments): \(result.errors)")
      }
    }
  }

  @Test("a warning that is accepted as it says is no finding")
  func accepted() async throws {
    let workspace = try Workspace()
    let small =
      ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#036" d="M4 4h1v1H4z"/></svg>"##
    try workspace.folder.write("catalogue/italy/logos/pam.svg", small.utf8)
    #expect(
      try await workspace.run("check").errors.contains("catalogue/italy/logos/pam.svg:1:1: warning[W219]"))
    let path = "catalogue/italy/brands/pam.yaml"
    let accepted = try Guide("CONTRIBUTING.md").block("Findings: yaml 0")
    try workspace.folder.write(path, (workspace.folder.bytes(path) ?? []) + accepted.utf8)
    let result = try await workspace.run("check")
    #expect(result.output.contains("no findings, 1 warning accepted"), "\(result.errors)")
  }
}
