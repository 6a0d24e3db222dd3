import Catalogue
import CatalogueEmit
import CatalogueSources
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler

/// A file that nobody touched may become wrong by what happens to another. A build that looks again only at what shares
/// something with a change has to find that.
@Suite("A file that becomes wrong by a change elsewhere")
struct LinkedBuildTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The rule of the finding, and the brand in whose file it is.
    let rule, brand: String
    let change: @Sendable (inout Market) throws -> Void

    init(
      _ description: String, _ rule: String, _ brand: String,
      _ change: @escaping @Sendable (inout Market) throws -> Void
    ) {
      (testDescription, self.rule, self.brand, self.change) = (description, rule, brand, change)
    }
  }

  private static let changes = [
    Change("what it refers to is deleted", "E213", "pam") { $0.brands["coop"] = nil },
    Change("what it refers to, with a finding of its own, is deleted", "E213", "esselunga") {
      $0.brands["lidl"] = nil
    },
    Change("what it refers to has ended", "E213", "pam") {
      $0.brands["coop"] = Market.brand("coop", "status: closed\nendedOn: 2026-01-01")
    },
    Change("another has nearly its name", "W217", "crai") { $0.brands["crab"] = Market.brand("crab") },
    Change("another has its Wikidata item", "E216", "tigre") {
      $0.brands["bennet"] = Market.brand("bennet", "wikidata: Q1")
    },
    Change("its logo is drawn in the colour of its background", "E207", "aldo") {
      $0.drawings["aldo.svg"] = Market.drawing.replacing("#036", with: "#FFF")
    },
    Change("its logo is gone", "E208", "aldo") { $0.logos = [] },
    Change("its id was retired by another release", "E201", "tigre") { market in
      let text = String(decoding: market.baseline ?? [], as: UTF8.self)
      let tombstone =
        #"{"id": "tigre", "name": "Tigre", "status": "closed", "endedOn": null, "replacedBy": null}"#
      market.baseline = Array(
        text.replacing(#""tombstones": []"#, with: #""tombstones": [\#(tombstone)]"#).utf8)
    },
    Change("its category is gone", "E218", "pam") {
      $0.settings = $0.settings.replacing("id: grocery", with: "id: fuel")
    },
    Change("its alias is a stop word now", "E205", "tigre") {
      $0.settings = $0.settings.replacing("stopWords: []", with: "stopWords: [spesa facile]")
    },
    Change("its alias with a sign is the name of a category now", "E205", "crai") {
      $0.settings = $0.settings.replacing("name: Supermercati", with: "name: Casa Cucina")
    },
    Change("its alias is the name of an id that was retired", "E204", "tigre") {
      $0.settings += "retired: [{id: spesa-facile, name: Spesa Facile, status: closed}]\n"
    },
  ]

  private func market() async throws -> Market {
    var market = Market(logos: ["aldo.svg"])
    market.brands = [
      "pam": Market.brand("pam", "group: coop"), "coop": Market.brand("coop"),
      "lidl": Market.brand("lidl", "aliases: [LIDL]"), "esselunga": Market.brand("esselunga", "group: lidl"),
      "tigre": Market.brand("tigre", "aliases: [Spesa Facile]\nwikidata: Q1"),
      "crai": Market.brand("crai", "aliases: [Casa + Cucina]"),
      "aldo": Market.brand("aldo").replacing(
        "logo: null", with: "logo: aldo.svg\n\(Market.besideLogo)"),
    ]
    market.baseline = try await market.build().files?.first { $0.destination == .catalogue }?.bytes
    return market
  }

  @Test("is found with the cache of the build before as without", arguments: TestTier.some(of: changes))
  func change(_ change: Change) async throws {
    var market = try await market()
    let cache = try #require(try await market.build().cacheContents?.bytes)
    try change.change(&market)
    let cold = try await market.build()
    let found = cold.diagnostics.filter { $0.rule == change.rule }
    #expect(found.contains { $0.location?.path == "brands/\(change.brand).yaml" }, "\(cold.diagnostics)")
    var files = try market.files()
    files.cache = BuildCache(cache)
    let today = try #require(CalendarDate("2026-06-01"))
    let warm = await CataloguePipeline(today: today, jobs: 1).build(files)
    #expect(warm.diagnostics == cold.diagnostics)
    #expect(warm.files == cold.files)
  }
}
