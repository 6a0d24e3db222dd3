import BundlePublisher
import BundleTestSupport
import StrictJSON
import Testing
import UpdateFramework

@Suite("Publishing")
struct PublicationTests {
  @Test("the target files are written first, then targets, snapshot and timestamp")
  func order() throws {
    var repository = MemoryRepository()
    let publication = try #require(
      try repository.publish(SampleCatalogue("2026-06-01", ["alfa", "beta"]), Team()))
    let paths = publication.files.map(\.path)
    #expect(paths.first == "metadata/1.root.json")
    #expect(paths[1..<5].allSatisfy { $0.hasPrefix("targets/") })
    #expect(
      paths.suffix(3) == ["metadata/1.targets.json", "metadata/1.snapshot.json", "metadata/timestamp.json"])
  }

  @Test("the catalogue, its compressed form and every logo are listed, and stored by their hash")
  func layout() throws {
    var repository = MemoryRepository()
    let team = try Team()
    let sample = try SampleCatalogue("2026-06-01", ["alfa", "beta"])
    try repository.publish(sample, team)
    let targets = try targets(repository, team)
    #expect(
      Set(targets.files.keys.map(\.text)) == [
        "italy.json", "italy.json.gz", "logos/alfa.svg", "logos/beta.svg",
      ])
    let hash = ContentHash(of: sample.logos["logos/alfa.svg"] ?? [], by: .sha256).hexadecimal
    #expect(repository.files["targets/logos/\(hash).alfa.svg"] == sample.logos["logos/alfa.svg"])
  }

  @Test("the metadata states the catalogue's version, schema version and number of brands")
  func custom() throws {
    var repository = MemoryRepository()
    let team = try Team()
    try repository.publish(SampleCatalogue("2026-06-01", revision: 3, ["alfa", "beta"]), team)
    let files = try targets(repository, team).files
    let wanted = LocatedValue.object([
      "version": .text("2026-06-01"), "revision": .integer(3), "schemaVersion": .integer(1),
      "brandCount": .integer(2),
    ])
    for name in ["italy.json", "italy.json.gz"] {
      let custom = try #require(files[ByteString(name)]?.custom)
      #expect(try CanonicalJSON.bytes(of: custom) == CanonicalJSON.bytes(of: wanted))
    }
    #expect(files[ByteString("logos/alfa.svg")]?.custom == nil)
  }

  @Test("a new release writes the changed files and three small ones")
  func unchangedLogos() throws {
    var repository = MemoryRepository()
    let team = try Team()
    try repository.publish(SampleCatalogue("2026-06-01", ["alfa", "beta", "gamma"]), team)
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta+new", "gamma"])
    let paths = try #require(try repository.publish(next, team)).files.map(\.path)
    #expect(paths.filter { $0.hasPrefix("targets/logos/") }.count == 1)
    #expect(paths.filter { $0.hasPrefix("targets/") }.count == 3)
    #expect(paths.filter { $0.hasPrefix("metadata/") }.count == 3)
  }

  @Test("publishing the same content writes nothing")
  func same() throws {
    var repository = MemoryRepository()
    let team = try Team()
    let sample = try SampleCatalogue("2026-06-01", ["alfa"])
    try repository.publish(sample, team)
    #expect(try repository.publish(sample, team, at: .day(2)) == nil)
  }

  @Test("publishing the same content renews a file with less than a third of its lifetime left")
  func due() throws {
    var repository = MemoryRepository()
    let team = try Team()
    let sample = try SampleCatalogue("2026-06-01", ["alfa"])
    try repository.publish(sample, team)
    #expect(try repository.publish(sample, team, at: .day(5)) != nil)
    #expect(try repository.catalogue(#require(team.roots.bytes(of: 1)), at: .day(11)) == sample.json)
  }

  @Test("by default targets last 90 days, snapshot and timestamp a week")
  func lifetimes() throws {
    var repository = MemoryRepository()
    let publication = try #require(
      try repository.publish(SampleCatalogue("2026-06-01", ["alfa"]), Team()))
    #expect(
      publication.expiries.map { "\($0.role.text) \($0.expires)" } == [
        "root 2027-06-01T12:00:00Z", "targets 2026-08-30T12:00:00Z", "snapshot 2026-06-08T12:00:00Z",
        "timestamp 2026-06-08T12:00:00Z",
      ])
  }

  @Test("other lifetimes are used")
  func otherLifetimes() throws {
    let team = try Team()
    var lifetimes = Lifetimes()
    lifetimes[.timestamp] = 1
    let publication = try Publisher(keys: team.publishers, at: .start, lifetimes: lifetimes).publish(
      BundleContent(SampleCatalogue("2026-06-01", ["alfa"])), roots: team.roots, over: .empty)
    #expect(publication?.expiries.last?.expires.description == "2026-06-02T12:00:00Z")
  }

  private func targets(_ repository: MemoryRepository, _ team: Team) throws -> Targets {
    let metadata = try repository.metadata(#require(team.roots.bytes(of: 1)), at: .start)
    return try #require(metadata.targets(of: .topLevel)).payload
  }
}
