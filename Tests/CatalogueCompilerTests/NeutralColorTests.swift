import Catalogue
import CatalogueCompiler
import CatalogueEmit
import Foundation
import Testing

@testable import CatalogueSources

@Suite("The colour of tiles whose own isn't known")
struct NeutralColorTests {
  @Test("white can be read on each step", arguments: NeutralColor.Step.allCases)
  func contrast(step: NeutralColor.Step) {
    let color = RGBColor(step.rawValue)
    #expect(InitialsColor.readable(on: color) == .white)
    #expect(RGBColor.white.contrast(with: color) >= InitialsColor.minimumContrast)
  }

  /// Computed by another program from the algorithm in RFC 9923.
  @Test(
    "an id always gives the same step",
    arguments: [
      ("aldi", NeutralColor.Step.slate), ("ali", .olive), ("tigre", .brown), ("tigros", .orange),
      ("todis", .indigo), ("a", .green), ("b", .orange),
    ])
  func step(id: String, step: NeutralColor.Step) {
    #expect(NeutralColor.steps.color(of: id) == RGBColor(step.rawValue))
  }

  @Test("every step is some id's")
  func all() {
    let colors = Set((0..<200).map { NeutralColor.steps.color(of: "brand-\($0)") })
    #expect(colors.count == NeutralColor.Step.allCases.count)
  }

  @Test("settings that name a colour give it to all; a brand's own goes first")
  func settings() async throws {
    var market = Market()
    market.brands = [
      "aldi": Market.brand("aldi"), "ali": Market.brand("ali"),
      "coop": Market.brand("coop").replacing("color: null", with: "color: \"#E2001A\""),
    ]
    #expect(try await backgrounds(market) == ["aldi": "#5F6368", "ali": "#5F6368", "coop": "#E2001A"])
    market.settings = market.settings.replacing("neutralColor: \"#5F6368\"\n", with: "")
    #expect(try await backgrounds(market) == ["aldi": "#56616E", "ali": "#66690B", "coop": "#E2001A"])
  }

  private func backgrounds(_ market: Market) async throws -> [String: String] {
    let result = try await market.build()
    let file = try #require(result.files?.first { $0.destination == .catalogue })
    let catalogue = try Catalogue(decoding: file.bytes)
    return Dictionary(
      uniqueKeysWithValues: catalogue.brands.map { ($0.id, $0.initialsBackground.description) })
  }
}
