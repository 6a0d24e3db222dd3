import Testing
import UpdateFramework

@Suite("Update of the timestamp (5.4)")
struct TimestampTests {
  private var repository: TestRepository
  private var client: TestClient

  /// A client that knows version 2 of everything.
  init() throws {
    repository = try TestRepository()
    try repository.publish("targets", "snapshot", "timestamp")
    client = try TestClient(repository)
    try client.update(from: repository)
  }

  @Test("a timestamp older than the known one is a rollback")
  mutating func rollback() throws {
    repository["timestamp"]["version"] = 1
    try repository.publishAgain("timestamp")
    #expect(
      rejection(of: repository, for: client) == UpdateError(.rolledBack(known: 2, found: 1), of: .timestamp))
  }

  @Test("a new timestamp with an older snapshot is a rollback")
  mutating func snapshotRollback() throws {
    repository["timestamp"][in: "meta"][in: "snapshot.json"]["version"] = 1
    try repository.publish("timestamp")
    let reason = UpdateError.Reason.listedFileRolledBack(name: "snapshot.json", known: 2, found: 1)
    #expect(rejection(of: repository, for: client) == UpdateError(reason, of: .timestamp))
  }

  @Test("another timestamp of the known version changes nothing")
  mutating func sameVersion() throws {
    let known = client.store["timestamp.json"]
    repository["timestamp"][in: "meta"][in: "snapshot.json"]["version"] = 100
    try repository.publishAgain("timestamp")
    let update = try client.update(from: repository)
    #expect(update.trusted.timestamp?.payload.snapshot.version == 2)
    #expect(client.store["timestamp.json"] == known)
  }

  @Test("an expired stored timestamp still prevents older ones")
  mutating func expiredKeepsRollbackAway() throws {
    repository["timestamp"]["version"] = 1
    repository["timestamp"]["expires"] = "2029-01-01T00:00:00Z"
    repository["root"]["expires"] = "2029-01-01T00:00:00Z"
    try repository.publishAgain("timestamp")
    try repository.publish("root")
    client.time = "2028-01-01T00:00:00Z"
    #expect(
      rejection(of: repository, for: client) == UpdateError(.rolledBack(known: 2, found: 1), of: .timestamp))
  }
}
