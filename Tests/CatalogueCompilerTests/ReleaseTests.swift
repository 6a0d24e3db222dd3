import Catalogue
import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("What a release may change for apps that have the last one")
struct ReleaseTests {
  @Test("a published brand may not disappear, but may close")
  func removedBrand() async throws {
    var market = Market()
    market.baseline = try await Market.released()
    market.brands["coop"] = nil
    #expect(try await market.build().summary == ["E202 catalogue.yaml"])
    market.brands["coop"] = Market.brand("coop", "status: closed")
    #expect(try await market.build().summary.isEmpty)
  }

  @Test("a tombstone can't come to life again")
  func revivedTombstone() async throws {
    var market = Market()
    market.brands["coop"] = Market.brand("coop", "status: closed")
    market.baseline = try await Market.released(market)
    market.brands["coop"] = Market.brand("coop")
    #expect(try await market.build().summary == ["E201 brands/coop.yaml"])
  }

  @Test("lists that are filled for the first time and brands that close need no new schemaVersion")
  func compatibleChanges() async throws {
    var market = Market()
    market.baseline = try await Market.released()
    market.brands["coop"] = Market.brand("coop", "status: closed\nendedOn: \"2026-01-01\"")
    market.brands["pam"] = Market.brand(
      "pam", "aliases: [Panorama]\nregions: [IT-25]\nrank: 1\nprogrammes: [{name: Più, kind: points}]")
    market.existing = try await market.build().json
    #expect(try await market.check().summary.isEmpty)
  }

  @Test("files that were emptied again need no new schemaVersion")
  func emptiedLists() async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam", "aliases: [Panorama]\nprogrammes: [{name: Più, kind: points}]")
    market.baseline = try await Market.released(market)
    market.brands["pam"] = Market.brand("pam")
    market.existing = try await market.build().json
    #expect(try await market.check().summary.isEmpty)
  }

  @Test("a record that every entry has is as needed as a text: a catalogue in which it is null can't be read")
  func neededRecord() async throws {
    let record = #"""
      "founder": {"title": "Founder", "type": "object", "additionalProperties": false, "required": ["name"],
      "properties": {"name": {"title": "Name", "type": "string"}}}
      """#
    var market = Market()
    for id in market.brands.keys { market.brands[id]? += "founder: {name: Ada}\n" }
    let files = try market.files(withProperty: record, required: "founder")
    let result = await CataloguePipeline(today: try #require(CalendarDate("2026-06-01")), jobs: 1).build(
      files)
    let json = String(decoding: try #require(result.json, "\(result.summary)"), as: UTF8.self)
    let kind = try KindSchema(files.schemas.kind)
    _ = try PublishedCatalogue(decoding: Array(json.utf8), by: kind)
    let text = try #require(json.firstMatch(of: /"founder": \{[^}]*\}/)).output
    #expect(throws: CatalogueFormatError.self) {
      try PublishedCatalogue(decoding: Array(json.replacing(text, with: "\"founder\": null").utf8), by: kind)
    }
  }

  @Test("a generated file that git tracks is named")
  func trackedFile() async throws {
    var market = Market()
    market.existing = try await market.build().json
    let result = try await market.check(tracked: ["Generated/Brands.swift"])
    #expect(result.summary == ["E404 Generated/Brands.swift"])
  }

  @Test("two builds that differ are reported with the path to the first difference")
  func irreproducible() async throws {
    let first = try await ReleasedCatalogue(SourceText(path: "italy.json", bytes: Market.released()))
    let second = try await ReleasedCatalogue(
      SourceText(path: "italy.json", bytes: Market.released(Market().changed())))
    let kind = try ProjectFiles.schemas().kind
    let context = ReleaseContext(
      fresh: first, rebuilt: second, existing: .success(first), cataloguePath: "italy.json", baseline: nil,
      settings: MarketSettings(first.source, nil), kind: try KindSchema(kind), baselineKind: nil,
      publishedSchema: try PublishedSchema.compiled(of: kind),
      trackedGeneratedPaths: [])
    #expect(
      Rule.reproducible.diagnostics(context).map(\.message) == [
        "italy.json differs between two builds at brands[1].keywords"
      ])
  }
}
