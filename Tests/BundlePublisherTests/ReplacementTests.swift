import BundlePublisher
import BundleTestSupport
import Catalogue
import StrictJSON
import Testing
import UpdateFramework

@Suite("Replacing a published catalogue")
struct ReplacementTests {
  /// A repository with a good release, and then one with a wrong date.
  private var repository = MemoryRepository()
  private let team: Team
  private let good: SampleCatalogue
  private let next: SampleCatalogue

  init() throws {
    team = try Team()
    good = try SampleCatalogue("2026-06-01", revision: 2, ["alfa", "beta"], closed: ["omega"])
    next = try SampleCatalogue("2026-06-02", ["alfa", "beta", "gamma"], closed: ["omega"])
    try repository.publish(good, team)
    let wrong = try SampleCatalogue("9999-12-31", ["alfa", "thief"], closed: ["beta", "omega"])
    try repository.publish(wrong, team, allowsFuture: true)
  }

  private func replacement(of version: String = "9999-12-31") throws -> Replacement {
    let date = try #require(CalendarDate(version))
    return Replacement(
      of: CatalogueVersion(date: date, revision: 1), reason: "a typing error",
      baseline: try CatalogueOutline(decoding: good.json))
  }

  @Test("a catalogue dated after tomorrow is rejected", arguments: ["2026-06-03", "9999-12-31"])
  func future(date: String) throws {
    try expectRejection("today is 2026-06-01 (UTC)") { repository in
      var empty = MemoryRepository()
      return try empty.publish(SampleCatalogue(date, ["alfa"]), team)
    }
  }

  @Test("a catalogue of tomorrow is published, since clocks differ")
  func tomorrow() throws {
    var empty = MemoryRepository()
    #expect(try empty.publish(SampleCatalogue("2026-06-02", ["alfa"]), team) != nil)
  }

  @Test("without a replacement, the rejection says how to replace the published version")
  func advice() throws {
    try expectRejection("--replaces \"9999-12-31\"") { try $0.publish(next, team) }
  }

  @Test(
    "a catalogue above the last good one replaces the published one, and so does the last good one itself")
  func replaced() throws {
    let root = try #require(team.roots.bytes(of: 1))
    for sample in [next, good] {
      var repository = repository
      try repository.publish(sample, team, replacing: replacement())
      #expect(try repository.catalogue(root, at: .start) == sample.json)
    }
  }

  @Test("a catalogue that isn't above the last good one is rejected")
  func notAbove() throws {
    let other = try SampleCatalogue("2026-06-01", revision: 2, ["alfa", "beta", "gamma"], closed: ["omega"])
    try expectRejection("isn't above 2026-06-01 revision 2") {
      try $0.publish(other, team, replacing: replacement())
    }
  }

  @Test("a brand that was in the last good catalogue must not be missing")
  func removed() throws {
    let other = try SampleCatalogue("2026-06-02", ["alfa"], closed: ["omega"])
    try expectRejection("beta: published before") { try $0.publish(other, team, replacing: replacement()) }
  }

  @Test("only the published version can be replaced")
  func otherVersion() throws {
    try expectRejection("the published version is 9999-12-31, not 9999-12-30") {
      try $0.publish(next, team, replacing: replacement(of: "9999-12-30"))
    }
  }

  @Test("the metadata states what was replaced and why, as long as the catalogue is published")
  func record() throws {
    var repository = repository
    try repository.publish(next, team, replacing: replacement())
    let wanted = LocatedValue.object([
      "version": .text("9999-12-31"), "revision": .integer(1), "reason": .text("a typing error"),
    ])
    #expect(try record(repository, at: .start) == CanonicalJSON.bytes(of: wanted))
    try repository.publish(next, team, at: .day(5))
    #expect(try record(repository, at: .day(5)) == CanonicalJSON.bytes(of: wanted))
    let newest = try SampleCatalogue("2026-06-06", ["alfa", "beta", "gamma"], closed: ["omega"])
    try repository.publish(newest, team, at: .day(5))
    #expect(try record(repository, at: .day(5)) == nil)
  }

  @Test("renewing what is published replaces nothing, whatever version is named")
  func renewed() throws {
    var repository = MemoryRepository()
    try repository.publish(good, team)
    try repository.publish(good, team, at: .day(5), replacing: replacement())
    #expect(try record(repository, at: .day(5)) == nil)
  }

  @Test("publishing the same again writes nothing, so that a stopped job can be repeated")
  func twice() throws {
    var repository = repository
    try repository.publish(next, team, replacing: replacement())
    #expect(try repository.publish(next, team, replacing: replacement()) == nil)
  }

  private func record(_ repository: MemoryRepository, at time: SigningTime) throws -> [UInt8]? {
    let metadata = try repository.metadata(#require(team.roots.bytes(of: 1)), at: time)
    let file = metadata.targets(of: .topLevel)?.payload.file("italy.json")
    return try file?.custom?.object?["replaces"].map { try CanonicalJSON.bytes(of: $0) }
  }

  private func expectRejection(
    _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ publish: (inout MemoryRepository) throws -> Publication?
  ) throws {
    var repository = repository
    do {
      _ = try publish(&repository)
      Issue.record("nothing was rejected", sourceLocation: sourceLocation)
    } catch let error as PublishError {
      #expect(error.description.contains(sentence), "\(error)", sourceLocation: sourceLocation)
      #expect(error.isRejection, sourceLocation: sourceLocation)
    }
  }
}
