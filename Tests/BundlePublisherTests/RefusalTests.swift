import BundlePublisher
import BundleTestSupport
import Testing
import UpdateFramework

@Suite("What isn't published")
struct RefusalTests {
  /// A repository with the release of 2026-06-01 revision 2, of two brands and one that is gone.
  private var repository = MemoryRepository()
  private let team: Team
  private let published: SampleCatalogue

  init() throws {
    team = try Team()
    published = try SampleCatalogue("2026-06-01", revision: 2, ["alfa", "beta"], closed: ["omega"])
    try repository.publish(published, team)
  }

  @Test(
    "other content is refused under a version that isn't above the published one",
    arguments: [("2026-06-01", 2), ("2026-06-01", 1), ("2026-05-31", 3)])
  func version(date: String, revision: Int) throws {
    let other = try SampleCatalogue(date, revision: revision, ["alfa", "beta", "gamma"], closed: ["omega"])
    expectRefusal("its version", isRefusal: true) { try $0.publish(other, team) }
  }

  @Test("a new logo alone needs a higher version too")
  func logo() throws {
    let other = try SampleCatalogue("2026-06-01", revision: 2, ["alfa+new", "beta"], closed: ["omega"])
    expectRefusal("its version", isRefusal: true) { try $0.publish(other, team) }
  }

  @Test("a brand that is gone without a tombstone is refused by its name")
  func removedBrand() throws {
    let other = try SampleCatalogue("2026-06-02", ["alfa"], closed: ["omega"])
    expectRefusal("beta: published before", isRefusal: true) { try $0.publish(other, team) }
  }

  @Test("a tombstone that is gone is refused by its name")
  func removedTombstone() throws {
    let other = try SampleCatalogue("2026-06-02", ["alfa", "beta"])
    expectRefusal("omega: published before", isRefusal: true) { try $0.publish(other, team) }
  }

  @Test("a brand may become a tombstone")
  func closedBrand() throws {
    var repository = repository
    let other = try SampleCatalogue("2026-06-02", ["alfa"], closed: ["beta", "omega"])
    #expect(try repository.publish(other, team) != nil)
  }

  @Test("a key that isn't in the root is refused")
  func foreignKey() throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    expectRefusal("the root doesn't let the key", isRefusal: false) {
      try $0.publish(next, team, keys: team.publishers + [SigningKey()])
    }
  }

  @Test("a root key is refused, which has no business where releases are signed")
  func rootKey() throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    expectRefusal("the root doesn't let the key", isRefusal: false) {
      try $0.publish(next, team, keys: team.publishers + team.keys("anna"))
    }
  }

  @Test("a missing key is told with the keys that would do", arguments: ["release", "snapshot", "timestamp"])
  func missingKey(name: String) throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    let missing = try #require(team.keys[name])
    expectRefusal(PublicKey(of: missing).identifier.abbreviation, isRefusal: false) {
      try $0.publish(next, team, keys: team.publishers.filter { $0.publicKey != missing.publicKey })
    }
  }

  @Test("after the daily job has failed for a week nothing is published until it has run")
  func expired() throws {
    var repository = repository
    let next = try SampleCatalogue("2026-06-09", ["alfa", "beta"], closed: ["omega"])
    expectRefusal("catalogue-bundle refresh", isRefusal: true) { try $0.publish(next, team, at: .day(8)) }
    try repository.refresh(team, at: .day(8), keys: team.keys("snapshot", "timestamp"))
    #expect(try repository.publish(next, team, at: .day(8)) != nil)
  }

  @Test("an expired root is refused")
  func expiredRoot() throws {
    expectRefusal("the root expired", isRefusal: true) { try $0.publish(published, team, at: .day(365)) }
  }

  @Test(
    "a repository whose metadata was changed is refused",
    arguments: ["metadata/timestamp.json", "metadata/1.snapshot.json", "metadata/1.targets.json"])
  func changed(path: String) throws {
    var bytes = try #require(repository.files[path])
    bytes.replace(Array("2026".utf8), with: Array("2036".utf8), maxReplacements: 1)
    expectRefusal("can't be trusted", isRefusal: true, changing: (path, bytes)) {
      try $0.publish(published, team)
    }
  }

  @Test("a repository of other people's root is refused")
  func otherRoot() throws {
    let others = try Team()
    expectRefusal("isn't in the folder of roots", isRefusal: true) {
      try $0.publish(published, others)
    }
  }

  @Test("a catalogue with a member that this program wouldn't write is refused")
  func unknownMember() {
    var json = published.json
    json.replace(Array("{\n".utf8), with: Array("{\n  \"more\": 1,\n".utf8), maxReplacements: 1)
    #expect(throws: PublishError.self) {
      try BundleContent(name: "italy.json", json: json, compressed: []) { published.logos[$0] }
    }
  }

  @Test("a brand whose logo is missing is refused by its name")
  func missingLogo() {
    do {
      _ = try BundleContent(name: "italy.json", json: published.json, compressed: []) { _ in nil }
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description.contains("the logo of alfa"))
      #expect(error.isRefusal)
    }
  }

  @Test("a timestamp with the highest version there is, which a thief of its key may have signed, is refused")
  func highestVersion() throws {
    let key = try #require(team.keys["timestamp"])
    let length = try #require(repository.files["metadata/1.snapshot.json"]).count
    var timestamp = try SignedMetadata(
      Timestamp(
        header: MetadataHeader(version: .max, expires: Moment.start.after(days: 7)),
        snapshot: ListedFile(version: 1, length: Int64(length), hashes: nil)))
    timestamp.add(
      Signature(keyIdentifier: PublicKey(of: key).identifier, bytes: try key.sign(timestamp.signedBytes)))
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    expectRefusal(
      "the highest version", isRefusal: true, changing: ("metadata/timestamp.json", timestamp.bytes)
    ) {
      try $0.publish(next, team)
    }
  }

  private func expectRefusal(
    _ sentence: String, isRefusal: Bool, changing change: (path: String, bytes: [UInt8])? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ publish: (inout MemoryRepository) throws -> Publication?
  ) {
    var repository = repository
    if let change { repository.set(change.path, change.bytes) }
    do {
      _ = try publish(&repository)
      Issue.record("nothing was refused", sourceLocation: sourceLocation)
    } catch let error as PublishError {
      #expect(error.description.contains(sentence), "\(error)", sourceLocation: sourceLocation)
      #expect(error.isRefusal == isRefusal, sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}
