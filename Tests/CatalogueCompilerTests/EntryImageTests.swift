import Catalogue
import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

/// What is written of them, and what is reported, is in the case compiler/output-passes.
@Suite("Outputs with settings and pictures")
struct EntryImageTests {
  /// Two brands, one with a logo, whose passes are written.
  private func market() throws -> SourceFiles {
    var market = Market()
    market.settings += "settings: {passTypeIdentifier: pass.example, teamIdentifier: A1}\n"
    market.brands["pam"] = Market.brand("pam").replacing("logo: null", with: "logo: pam.svg")
      .replacing("color: null", with: "color: \"#165226\"\n\(Market.besideLogo)")
    market.brands["coop"] = Market.brand("coop").replacing("color: null", with: "color: \"#FFCC00\"")
    market.logos = ["pam.svg"]
    market.drawings = [
      "pam.svg":
        ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="#036" d="M10 30h80v40h-80z"/></svg>"##
    ]
    return try market.files()
  }

  @Test("pictures have the sizes that are asked for, and show the logo without its margins, or the initials")
  func images() async throws {
    let images = await Course.pipeline.build(try market()).images
    let sizes = images.map { "\($0.name) \($0.width)x\($0.height)" }
    #expect(
      sizes == [
        "passes/coop.pass/icon.png 29x29", "passes/coop.pass/icon@2x.png 58x58",
        "passes/coop.pass/icon@3x.png 87x87", "passes/coop.pass/logo.png 50x50",
        "passes/coop.pass/logo@2x.png 100x100", "passes/coop.pass/logo@3x.png 150x150",
        "passes/pam.pass/icon.png 29x29", "passes/pam.pass/icon@2x.png 58x58",
        "passes/pam.pass/icon@3x.png 87x87", "passes/pam.pass/logo.png 100x50",
        "passes/pam.pass/logo@2x.png 200x100", "passes/pam.pass/logo@3x.png 300x150",
      ])
    func viewBox(_ name: String) -> Substring? {
      images.first { $0.name == name }.flatMap {
        String(decoding: $0.svg, as: UTF8.self).split(separator: "viewBox=\"").last?.prefix { $0 != "\"" }
      }
    }
    // A tenth of the square is left on each side; the icon is square around the same centre.
    #expect(viewBox("passes/pam.pass/logo.png") == "25.6 76.8 204.8 102.4")
    #expect(viewBox("passes/pam.pass/icon.png") == "25.6 25.6 204.8 204.8")
    #expect(viewBox("passes/coop.pass/icon.png") == "0 0 256 256")
  }

  @Test("letters and digits have outlines, and other initials are reported: nothing is written")
  func initials() async throws {
    for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789?" {
      #expect(InitialsTile(String(character), background: .white, color: .black) != nil)
    }
    #expect(InitialsTile("", background: .white, color: .black) == nil)
    var files = try market()
    let schema = files.schemas.kind.schemas[0]
    files.schemas.kind.schemas[0] = Market.text(
      schema.path,
      String(decoding: schema.bytes, as: UTF8.self).replacing("^[A-Z0-9]{1,3}$", with: "^.{1,3}$"))
    files.brands = [Market.text("brands/coop.yaml", Market.brand("coop", "initials: Ж"))]
    files.logos = []
    let result = await Course.pipeline.build(files)
    #expect(
      result.diagnostics.map(\.message) == ["coop has initials of which there is no picture: \"Ж\""])
    #expect(result.files == nil && result.images.isEmpty)
  }
}
