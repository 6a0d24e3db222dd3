import Diagnostics
import Testing

@testable import CatalogueSources

/// The brands of a group often have one logo, which is then normalised once.
@Suite("Logos with the same bytes")
struct SameLogoTests {
  private static let plain =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#036" d="M0 0h2v2H0z"/></svg>"##
  private static let gradient = ##"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><linearGradient id="a"><stop stop-color="#036"/>
    <stop offset="1" stop-color="#fff"/></linearGradient><path fill="url(#a)" d="M0 0h2v2H0z"/></svg>
    """##
  private static let rejected =
    ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><text>Pam</text></svg>"##

  /// A file without an id for its name is among them, and other files are between.
  private static func files(_ drawing: String) -> [SourceText] {
    let others = ["coop", "A B", "pam", "zara", "esselunga"].map { ($0, $0 == "pam" ? plain : drawing) }
    return others.map { name, text in SourceText(path: "logos/\(name).svg", bytes: Array(text.utf8)) }
  }

  @Test("each is what it is alone", arguments: [plain, gradient, rejected])
  func alone(drawing: String) async {
    let files = Self.files(drawing)
    let logos = await LogoDrawing.all(of: files, jobs: 2)
    let alone = files.map { LogoDrawing($0) }
    #expect(logos.map(\.source.path) == files.map(\.path))
    #expect(logos.map(\.facts) == alone.map(\.facts))
    #expect(logos.map(\.forms) == alone.map(\.forms))
  }

  @Test("ids in a picture begin with the name of its own file")
  func ids() async throws {
    let logos = await LogoDrawing.all(of: Self.files(Self.gradient), jobs: 1)
    for logo in logos where logo.facts.isAccepted && logo.key != "pam" {
      let svg = String(decoding: try #require(logo.forms).svg, as: UTF8.self)
      #expect(svg.contains("id=\"\(logo.key)-g0\""))
    }
    #expect(logos.map(\.facts.isAccepted) == [true, false, true, true, true])
  }
}
