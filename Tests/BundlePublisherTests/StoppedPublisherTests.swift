import BundlePublisher
import BundleTestSupport
import Testing
import UpdateFramework

@Suite("A publisher that is stopped")
struct StoppedPublisherTests {
  private let team: Team
  private let old: SampleCatalogue
  private let new: SampleCatalogue
  private let newest: SampleCatalogue

  init() throws {
    team = try Team()
    old = try SampleCatalogue("2026-06-01", ["alfa", "beta"])
    new = try SampleCatalogue("2026-06-02", ["alfa", "beta+new", "gamma"])
    newest = try SampleCatalogue("2026-06-03", ["alfa", "beta+newer", "gamma", "delta"])
  }

  @Test("leaves the old release or the new one, and the next publisher succeeds")
  func everyFile() throws {
    var before = MemoryRepository()
    try before.publish(old, team)
    let root = try #require(team.roots.bytes(of: 1))
    var whole = before
    let count = try #require(try whole.publish(new, team)).files.count
    for files in 0...count {
      var repository = before
      try repository.publish(new, team, first: files)
      repository.set("metadata/timestamp.json.123.tmp", [1, 2, 3])
      let expected = files == count ? new.json : old.json
      #expect(try repository.catalogue(root, at: .start) == expected)
      try repository.publish(newest, team, at: .day(1))
      #expect(try repository.catalogue(root, at: .day(1)) == newest.json)
    }
  }

  @Test("leaves no release before the first one's last file, and the next publisher succeeds")
  func firstRelease() throws {
    let root = try #require(team.roots.bytes(of: 1))
    var whole = MemoryRepository()
    let count = try #require(try whole.publish(old, team)).files.count
    for files in 0..<count {
      var repository = MemoryRepository()
      try repository.publish(old, team, first: files)
      #expect(throws: UpdateError(.absent, of: .timestamp)) { try repository.metadata(root, at: .start) }
      try repository.publish(old, team)
      #expect(try repository.catalogue(root, at: .start) == old.json)
    }
  }

  @Test(
    "loses the timestamp, and the next versions are higher, so that apps see no rollback"
  )
  func lostTimestamp() throws {
    var repository = MemoryRepository()
    try repository.publish(old, team)
    for day in 1...3 {
      try repository.refresh(team, at: .day(Int64(day)), keys: team.keys("snapshot", "timestamp"))
    }
    for path in ["metadata/timestamp.json", "metadata/1.snapshot.json"] { repository.set(path, nil) }
    try repository.publish(new, team, at: .day(3))
    let root = try #require(team.roots.bytes(of: 1))
    let metadata = try repository.metadata(root, at: .day(3))
    #expect(metadata.timestamp?.payload.version == 5)
    #expect(metadata.snapshot?.payload.version == 5)
    #expect(metadata.targets(of: .topLevel)?.payload.version == 2)
  }

  @Test("leaves versions that aren't used again, since caches may hold its files")
  func versionNumbers() throws {
    var repository = MemoryRepository()
    try repository.publish(old, team)
    let stopped = try #require(try repository.publish(new, team, first: 6)).files.prefix(6)
    #expect(stopped.contains { $0.path == "metadata/2.targets.json" })
    let next = try #require(try repository.publish(new, team))
    for file in next.files where file.path.hasPrefix("metadata/") && file.path != "metadata/timestamp.json" {
      #expect(!stopped.contains { $0.path == file.path })
    }
  }
}
