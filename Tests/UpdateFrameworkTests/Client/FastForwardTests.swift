import Testing
import UpdateFramework

/// A thief of online keys has set versions as high as can be; the repository takes the keys away and goes back.
@Suite("Recovery from fast-forward attacks (5.3.11)")
struct FastForwardTests {
  @Test("when the timestamp's key is rotated, its version may go back")
  func timestamp() throws {
    var (repository, client) = try Self.attacked("timestamp")
    try repository.rotate("timestamp", to: "timestamp-2")
    try Self.recover("timestamp", in: &repository)
    #expect(try client.update(from: repository).trusted.timestamp?.payload.version == 2)
  }

  @Test(
    "when the snapshot's key is rotated, its version may go back, whether the timestamp's key is or not",
    arguments: [true, false])
  func snapshot(both: Bool) throws {
    var (repository, client) = try Self.attacked("snapshot")
    try repository.rotate("snapshot", to: "snapshot-2")
    if both { try repository.rotate("timestamp", to: "timestamp-2") }
    try Self.recover("snapshot", in: &repository)
    #expect(try client.update(from: repository).trusted.snapshot?.payload.version == 2)
  }

  @Test("when the snapshot's key is rotated, the targets' version may go back")
  func targets() throws {
    var (repository, client) = try Self.attacked("targets")
    try repository.rotate("snapshot", to: "snapshot-2")
    try Self.recover("targets", in: &repository)
    let update = try client.update(from: repository)
    #expect(update.trusted.targets(of: .topLevel)?.payload.version == 2)
  }

  @Test("a rotation counts even if a later root restores the old key")
  func rotatedBack() throws {
    var (repository, client) = try Self.attacked("timestamp")
    try repository.rotate("timestamp", to: "timestamp-2")
    try repository.rotate("timestamp", to: "timestamp-1")
    try Self.recover("timestamp", in: &repository)
    #expect(try client.update(from: repository).trusted.timestamp?.payload.version == 2)
  }

  @Test("a rotation counts even if the new key has the old key's identifier")
  func sameIdentifier() throws {
    var (repository, client) = try Self.attacked("snapshot")
    let key = try TestKey("snapshot-2", identifier: "snapshot-1")
    repository.authorise("snapshot", by: [key])
    repository.signers["snapshot"] = [key]
    try repository.publish("root")
    try Self.recover("snapshot", in: &repository)
    #expect(try client.update(from: repository).trusted.snapshot?.payload.version == 2)
  }

  @Test("the recovery works even if the update breaks off right after the new root")
  func brokenOff() throws {
    var (repository, client) = try Self.attacked("snapshot")
    try repository.rotate("snapshot", to: "snapshot-2")
    try Self.recover("snapshot", in: &repository)
    client.writesLeft = 1
    #expect(throws: TestClient.BrokenOff.self) { try client.update(from: repository) }
    client.writesLeft = .max
    #expect(try client.update(from: repository).trusted.snapshot?.payload.version == 2)
  }

  @Test("without a rotation no version may go back", arguments: ["timestamp", "snapshot", "targets"])
  func notRotated(role: String) throws {
    var (repository, client) = try Self.attacked(role)
    try repository.publish("root")
    try Self.recover(role, in: &repository)
    #expect(rejection(of: repository, for: client)?.attack == .rollback)
  }

  @Test("adding a key to a role keeps the known versions")
  func addedKey() throws {
    var (repository, client) = try Self.attacked("timestamp")
    repository.authorise("timestamp", by: [try TestKey("timestamp-1"), try TestKey("timestamp-2")])
    try repository.publish("root")
    try Self.recover("timestamp", in: &repository)
    #expect(rejection(of: repository, for: client)?.attack == .rollback)
  }

  /// A client that knows a role's version 1000.
  private static func attacked(_ role: String) throws -> (TestRepository, TestClient) {
    var repository = try TestRepository()
    repository[role]["version"] = 999
    try publish(from: role, in: &repository)
    var client = try TestClient(repository)
    try client.update(from: repository)
    return (repository, client)
  }

  private static func recover(_ role: String, in repository: inout TestRepository) throws {
    repository[role]["version"] = 1
    try publish(from: role, in: &repository)
  }

  private static func publish(from role: String, in repository: inout TestRepository) throws {
    if role == "targets" { try repository.publish("targets") }
    if role != "timestamp" { try repository.publish("snapshot") }
    try repository.publish("timestamp")
  }
}
