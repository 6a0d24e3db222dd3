import Catalogue
import CatalogueCompiler
import Testing

@Suite("Versions of one build after another, through the whole pipeline")
struct VersionedBuildTests {
  @Test("nothing changed: the bytes are the baseline's, on any later day")
  func unchanged() async throws {
    var market = Market()
    market.baseline = try await Market.released()
    market.existing = market.baseline
    #expect(try await market.build(on: "2027-01-01").json == market.baseline)
  }

  @Test("a change that is taken back takes the version back to the baseline's")
  func changeTakenBack() async throws {
    var market = Market()
    market.baseline = try await Market.released()
    market.existing = try await Market.released(Market().changed(), on: "2026-06-01")
    #expect(try await market.build().json == market.baseline)
  }

  @Test("a build on the next day keeps the version of the one that isn't released yet")
  func rebuiltNextDay() async throws {
    var market = Market().changed()
    market.baseline = try await Market.released()
    market.existing = try await market.build(on: "2026-06-01").json
    #expect(try await market.build(on: "2026-06-02").json == market.existing)
  }

  @Test(
    "a change gives today's version, or the next revision where the baseline isn't older",
    arguments: [
      ("2026-06-01", "2026-06-01"), ("2026-05-30", "2026-05-30 revision 2"),
      ("2025-01-01", "2026-05-30 revision 2"),
    ])
  func change(today: String, version: String) async throws {
    var market = Market().changed()
    market.baseline = try await Market.released()
    #expect(try await market.build(on: today).catalogue?.version.description == version)
  }

  @Test(
    "an existing file with the right content under too old a version gets a new one, and the check says so")
  func existingBelowBaseline() async throws {
    var market = Market().changed()
    market.baseline = try await Market.released()
    market.existing = try await Market.released(market.without(\.baseline), on: "2026-05-29")
    #expect(try await market.build().catalogue?.version.description == "2026-06-01")
    #expect(try await market.check().summary == ["E402 italy.json"])
  }

  @Test("an existing file that can't be read is written anew, and the check says so")
  func unreadableExisting() async throws {
    var market = Market()
    market.existing = Array("<<<<<<<".utf8)
    #expect(try await market.build().diagnostics.isEmpty)
    #expect(try await market.check().summary == ["E401 italy.json"])
    market.existing = nil
    #expect(try await market.check().summary == ["E401 italy.json"])
  }

  @Test("what `make catalogue` wrote passes the check, on that day and the next")
  func builtPassesCheck() async throws {
    var market = Market().changed()
    market.baseline = try await Market.released()
    market.existing = try await market.build().json
    #expect(try await market.check().summary.isEmpty)
    #expect(try await market.check(on: "2026-06-02").summary.isEmpty)
  }
}

extension Market {
  fileprivate func without(_ field: WritableKeyPath<Market, [UInt8]?>) -> Market {
    var market = self
    market[keyPath: field] = nil
    return market
  }
}
