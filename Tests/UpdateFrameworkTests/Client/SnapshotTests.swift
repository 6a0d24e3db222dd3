import Testing
import UpdateFramework

@Suite("Update of the snapshot (5.5)")
struct SnapshotTests {
  private var repository: TestRepository
  private var client: TestClient

  /// A client that knows version 2 of everything.
  init() throws {
    repository = try TestRepository()
    try repository.publish("targets", "snapshot", "timestamp")
    client = try TestClient(repository)
    try client.update(from: repository)
  }

  @Test("a new snapshot with older targets is a rollback")
  mutating func targetsRollback() throws {
    repository["snapshot"][in: "meta"][in: "targets.json"]["version"] = 1
    try repository.publish("snapshot", "timestamp")
    let reason = UpdateError.Reason.listedFileRolledBack(name: "targets.json", known: 2, found: 1)
    #expect(rejection(of: repository, for: client) == UpdateError(reason, of: .snapshot))
  }

  @Test("a new snapshot must list every file that was listed before", arguments: ["targets", "old"])
  mutating func removed(role: String) throws {
    repository["snapshot"][in: "meta"]["old.json"] = ["version": 1]
    try repository.publish("snapshot", "timestamp")
    try client.update(from: repository)
    repository["snapshot"][in: "meta"][role + ".json"] = nil
    try repository.publish("snapshot", "timestamp")
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.listedFileRemoved(name: role + ".json"), of: .snapshot))
  }

  @Test("a snapshot of another version than the timestamp lists is rejected")
  mutating func wrongVersion() throws {
    repository.listsContent = false
    try repository.publish("snapshot")
    repository["timestamp"][in: "meta"][in: "snapshot.json"]["version"] = 4
    repository.files["4.snapshot.json"] = repository.files["3.snapshot.json"]
    try repository.publish("timestamp")
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.wrongVersion(expected: 4, found: 3), of: .snapshot))
  }

  @Test("an old stored snapshot prevents older targets even if the timestamp was lost")
  mutating func keptSnapshotCounts() throws {
    client.store["timestamp.json"] = nil
    repository["snapshot"][in: "meta"][in: "targets.json"]["version"] = 1
    try repository.publish("snapshot", "timestamp")
    let reason = UpdateError.Reason.listedFileRolledBack(name: "targets.json", known: 2, found: 1)
    #expect(rejection(of: repository, for: client) == UpdateError(reason, of: .snapshot))
  }

  @Test("an old stored snapshot prevents an older one even if the timestamp was lost")
  mutating func keptVersionCounts() throws {
    let old = repository.files
    repository["snapshot"]["note"] = "newer"
    try repository.publish("snapshot", "timestamp")
    try client.update(from: repository)
    client.store["timestamp.json"] = nil
    repository.files = old
    #expect(
      rejection(of: repository, for: client) == UpdateError(.rolledBack(known: 3, found: 2), of: .snapshot))
  }

  @Test("a stored snapshot of the right version with another hash than listed is fetched again")
  mutating func keptWithAnotherHash() throws {
    repository["snapshot"]["note"] = "changed"
    try repository.publishAgain("snapshot")
    try repository.publish("timestamp")
    try client.update(from: repository)
    #expect(client.store["snapshot.json"] == repository.files["2.snapshot.json"])
  }
}
