import BundleTestSupport
import Foundation
import Testing
import UpdateFramework

@testable import BundlePublisher

@Suite("What the publisher rejects")
struct RejectionTests {
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
    "changed content needs a version above the published one",
    arguments: [("2026-06-01", 2), ("2026-06-01", 1), ("2026-05-31", 3)])
  func version(date: String, revision: Int) throws {
    let other = try SampleCatalogue(date, revision: revision, ["alfa", "beta", "gamma"], closed: ["omega"])
    expectRejection("its version", isRejection: true) { try $0.publish(other, team) }
  }

  @Test("a changed logo alone needs a higher version too")
  func logo() throws {
    let other = try SampleCatalogue("2026-06-01", revision: 2, ["alfa+new", "beta"], closed: ["omega"])
    expectRejection("its version", isRejection: true) { try $0.publish(other, team) }
  }

  @Test("a brand that is missing without a tombstone is rejected by its id")
  func removedBrand() throws {
    let other = try SampleCatalogue("2026-06-02", ["alfa"], closed: ["omega"])
    expectRejection("beta: published before", isRejection: true) { try $0.publish(other, team) }
  }

  @Test("a brand may become a tombstone")
  func closedBrand() throws {
    var repository = repository
    let other = try SampleCatalogue("2026-06-02", ["alfa"], closed: ["beta", "omega"])
    #expect(try repository.publish(other, team) != nil)
  }

  @Test("a key that isn't in the root is rejected")
  func foreignKey() throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    expectRejection("the root doesn't name the key", isRejection: false) {
      try $0.publish(next, team, keys: team.publishers + [SigningKey()])
    }
  }

  @Test(
    "a missing signature is reported with the keys that can give it",
    arguments: ["release", "snapshot", "timestamp"])
  func missingKey(name: String) throws {
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    let missing = try #require(team.keys[name])
    expectRejection(PublicKey(of: missing).identifier.abbreviation, isRejection: false) {
      try $0.publish(next, team, keys: team.publishers.filter { $0.publicKey != missing.publicKey })
    }
  }

  @Test("after a week without the daily job nothing is published until it has run")
  func expired() throws {
    var repository = repository
    let next = try SampleCatalogue("2026-06-09", ["alfa", "beta"], closed: ["omega"])
    expectRejection("catalogue-bundle refresh", isRejection: true) { try $0.publish(next, team, at: .day(8)) }
    try repository.refresh(team, at: .day(8), keys: team.keys("snapshot", "timestamp"))
    #expect(try repository.publish(next, team, at: .day(8)) != nil)
  }

  @Test("an expired root is rejected")
  func expiredRoot() throws {
    expectRejection("the root expired", isRejection: true) { try $0.publish(published, team, at: .day(365)) }
  }

  @Test(
    "a repository with changed metadata is rejected",
    arguments: ["metadata/timestamp.json", "metadata/1.snapshot.json", "metadata/1.targets.json"])
  func changed(path: String) throws {
    var bytes = try #require(repository.files[path])
    bytes.replace(Array("2026".utf8), with: Array("2036".utf8), maxReplacements: 1)
    expectRejection("can't be trusted", isRejection: true, changing: (path, bytes)) {
      try $0.publish(published, team)
    }
  }

  @Test("a repository with another root is rejected")
  func otherRoot() throws {
    let others = try Team()
    expectRejection("isn't in the folder of roots", isRejection: true) {
      try $0.publish(published, others)
    }
  }

  @Test(
    "a catalogue that is written otherwise than the compiler does it is rejected",
    arguments: [
      ("  \"country\"", "\t\"country\""), ("{\n", "\n{\n"), ("\"IT\"", "\"\\u0049T\""), ("\n}\n", "\n}"),
      ("\"id\": \"alfa\"", "\"id\": \"zeta\""), ("\"brandCount\": 2", "\"brandCount\": 3"),
      ("  \"brandCount\": 2,\n", ""),
    ])
  func otherForm(written: String, instead: String) throws {
    let text = String(decoding: published.json, as: UTF8.self)
    let range = try #require(text.firstRange(of: written))
    let json = Array(text.replacingCharacters(in: range, with: instead).utf8)
    let error = #expect(throws: PublishError.self) { try BundleContent(json: json) { _ in [1] } }
    #expect(error?.isRejection == true)
  }

  @Test("what apps don't know of a catalogue is published, and named")
  func unknownContent() throws {
    let text = String(decoding: published.json, as: UTF8.self)
      .replacing("{\n  \"schemaVersion\"", with: "{\n  \"more\": 1,\n  \"schemaVersion\"")
      .replacing("      \"aliases\": [],\n", with: "      \"aliases\": [],\n      \"slogan\": \"Più\",\n")
      .replacing("\"status\": \"active\"", with: "\"status\": \"planned\"")
      .replacing("      \"rank\": null,\n", with: "")
      .replacing(
        "      \"programmes\": [],\n",
        with: """
                "programmes": [
                  {
                    "name": "A",
                    "kind": "stamps"
                  }
                ],

          """)
    let content = try BundleContent(json: Array(text.utf8)) { published.logos[$0] }
    #expect(
      content.unread == [
        "more: apps don't know this field", "brands.slogan: apps don't know this field, and so on: 2 in all",
        "brands.programmes: apps read 0 of 1 elements, and so on: 2 in all",
        "brands.status: apps read \"active\" in place of \"planned\", and so on: 2 in all",
        "brands.rank: missing, apps read null, and so on: 2 in all",
      ])
    #expect(content.files.first?.bytes == Array(text.utf8))
  }

  @Test("a catalogue without a logo that it names is rejected, by the logo's path")
  func missingLogo() {
    let error = #expect(throws: PublishError.self) {
      try BundleContent(json: published.json) { _ in nil }
    }
    #expect(
      error?.description.hasPrefix("logos/alfa.svg, which belongs to the catalogue, is missing") == true)
    #expect(error?.isRejection == true)
  }

  @Test("a timestamp with the highest possible version, as a thief may have signed it, is rejected")
  func highestVersion() throws {
    let key = try #require(team.keys["timestamp"])
    let length = try #require(repository.files["metadata/1.snapshot.json"]).count
    var timestamp = try SignedMetadata(
      Timestamp(
        header: MetadataHeader(version: .max, expires: SigningTime.start.after(days: 7)),
        snapshot: ListedFile(version: 1, length: Int64(length), hashes: nil)))
    timestamp.add(
      Signature(keyIdentifier: PublicKey(of: key).identifier, bytes: try key.sign(timestamp.signedBytes)))
    let next = try SampleCatalogue("2026-06-02", ["alfa", "beta"], closed: ["omega"])
    expectRejection(
      "the highest version", isRejection: true, changing: ("metadata/timestamp.json", timestamp.bytes)
    ) {
      try $0.publish(next, team)
    }
  }

  private func expectRejection(
    _ sentence: String, isRejection: Bool, changing change: (path: String, bytes: [UInt8])? = nil,
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
      #expect(error.isRejection == isRejection, sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}
