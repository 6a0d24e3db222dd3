import CatalogueCompiler
import CatalogueSources
import Diagnostics
import Testing

/// What a person would be told twice, or wrongly, because of one mistake.
@Suite("A mistake brings no wrong finding elsewhere")
struct NoFollowUpTests {
  private func findings(_ market: Market) async throws -> [String] {
    try await market.build().diagnostics.map { "\($0.rule) \($0.location?.path ?? ""): \($0.message)" }
  }

  private func ranked() -> Market {
    var market = Market()
    market.brands = [
      "ali": Market.brand("ali", "rank: 1"), "coop": Market.brand("coop", "rank: 2"),
      "pam": Market.brand("pam", "rank: 3"),
    ]
    return market
  }

  @Test("a file that was copied with its id")
  func copied() async throws {
    var market = ranked()
    let text = Market.brand("pam", "rank: 3\naliases: [Panorama]")
    (market.brands["pam"], market.brands["pam-due"]) = (text, text)
    let found = try await findings(market)
    #expect(found.count == 1, "\(found)")
    #expect(
      found.first?.hasPrefix("E201 brands/pam-due.yaml: id \"pam\" is also used by") == true, "\(found)")
  }

  @Test("a rank of more than 32 bits")
  func longRank() async throws {
    var market = ranked()
    market.brands["coop"] = Market.brand("coop", "rank: 2147483648")
    #expect(try await findings(market) == ["E110 brands/coop.yaml: rank has a number of more than 32 bits"])
  }

  @Test("a brand that ended with its rank is named where the next rank is")
  func endedRank() async throws {
    var market = ranked()
    market.brands["coop"] = Market.brand("coop", "rank: 2\nstatus: closed")
    let found = try await findings(market)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "E214 brands/pam.yaml: rank 3 is used but rank 2 isn't: coop ended (brands/coop.yaml:") == true,
      "\(found)")
  }

  @Test("an id of a category that the schema rejects isn't offered in place of itself")
  func category() async throws {
    var market = ranked()
    market.settings = market.settings.replacing("id: grocery", with: "id: g")
    for (id, text) in market.brands {
      market.brands[id] = text.replacing("category: grocery", with: "category: g")
    }
    let found = try await market.build().diagnostics.filter {
      $0.location?.path.hasPrefix("brands/") ?? false
    }
    #expect(found.map(\.rule) == ["E102", "E102", "E102"])
    #expect(found.allSatisfy { $0.edit == nil })
  }
}
