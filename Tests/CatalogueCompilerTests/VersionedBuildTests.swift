import Catalogue
import CatalogueCompiler
import CatalogueSources
import Diagnostics
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

  @Test("an existing file that can't be read is written anew, and the check says where it is wrong")
  func unreadableExisting() async throws {
    var market = Market()
    market.existing = Array("<<<<<<<".utf8)
    #expect(try await market.build().diagnostics.isEmpty)
    #expect(
      try await market.check().diagnostics.map { "\($0.rule) \($0.location?.description ?? "-")" } == [
        "E401 italy.json:1:1"
      ])
  }

  @Test("a catalogue that isn't there is no mistake before the first release; later it is one")
  func missingExisting() async throws {
    var market = Market()
    #expect(try await market.check().summary.isEmpty)
    market.baseline = try await Market.released()
    #expect(try await market.check().summary == ["E401 -"])
  }

  @Test(
    "the last release's catalogue passes the check, whatever the sources give; any other has to be theirs")
  func untouched() async throws {
    var market = Market()
    market.baseline = try await Market.released()
    market.existing = market.baseline
    market = market.changed()
    #expect(try await market.check().summary.isEmpty)
    market.existing = try await Market.released(on: "2026-06-01")
    #expect(try await market.check().summary == ["E401 italy.json"])
  }

  @Test(
    "a logo that is drawn anew gives a new version, under which it can be released, and the check says so")
  func redrawnLogo() async throws {
    var market = Market()
    market.logos = ["pam.svg"]
    market.brands["pam"] = Market.brand("pam").replacing(
      "logo: null", with: "logo: pam.svg\nlogoBackground: \"#FFFFFF\"")
    market.baseline = try await Market.released(market)
    market.existing = market.baseline
    #expect(try await market.check().summary.isEmpty)
    market.drawings["pam.svg"] = Market.drawing.replacing("#036", with: "#063")
    #expect(try await market.build().catalogue?.version.description == "2026-06-01")
    market.existing = market.baseline.map {
      String(decoding: $0, as: UTF8.self).replacing("2026-05-30", with: "2026-06-01")
    }
    .map { Array($0.utf8) }
    let findings = try await market.check().diagnostics
    #expect(
      findings.map(\.message) == [
        "italy.json changed and isn't what the sources give (1 changed: pam)"
      ])
  }

  @Test(
    "a version after today is refused, of the last release or of a wrong day; a file with one is written anew"
  )
  func future() async throws {
    let (latest, never) = (CalendarDate("2026-06-02"), try #require(CalendarDate("9999-12-31")))
    var market = Market().changed()
    market.existing = try await market.build(on: "9999-12-31").json
    let today = try #require(CalendarDate("2026-06-01"))
    let pipeline = CataloguePipeline(today: today, latest: latest, jobs: 1)
    #expect(try await pipeline.build(market.files()).catalogue?.version.description == "2026-06-01")
    let wrongDay = await CataloguePipeline(today: never, latest: latest, jobs: 1).build(try market.files())
    #expect(wrongDay.diagnostics.map(\.rule) == ["E408"])
    market.baseline = market.existing
    #expect(try await pipeline.build(market.files()).diagnostics.map(\.rule) == ["E408"])
    #expect(await CataloguePipeline(today: today, jobs: 1).build(try market.files()).diagnostics.isEmpty)
  }

  @Test("what `make catalogue RELEASE=1` wrote passes the check, on that day and the next")
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
