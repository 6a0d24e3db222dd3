import Testing
import UpdateFramework

@Suite("Rotation of keys")
struct KeyRotationTests {
  @Test(
    "after a rotation the new key's files are accepted",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func newKey(role: String) throws {
    var (repository, client) = try Self.known()
    try repository.rotate(role, to: "\(role)-2")
    try repository.publish("targets", "snapshot", "timestamp")
    try client.update(from: repository)
    #expect(client.store["timestamp.json"] == repository.files["timestamp.json"])
  }

  @Test("after a rotation the old key's files are rejected", arguments: ["timestamp", "snapshot", "targets"])
  func oldKey(role: String) throws {
    var (repository, client) = try Self.known()
    let old = repository.signers[role]
    try repository.rotate(role, to: "\(role)-2")
    repository.signers[role] = old
    try repository.publish("targets", "snapshot", "timestamp")
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .named(role)))
  }

  @Test("stored files that the old key signed are replaced", arguments: ["snapshot", "targets"])
  func keptFiles(role: String) throws {
    var (repository, client) = try Self.known()
    try repository.rotate(role, to: "\(role)-2")
    try repository.publishAgain(role)
    if role == "targets" { try repository.publish("snapshot") }
    try repository.publish("timestamp")
    try client.update(from: repository)
    #expect(client.store["\(role).json"] == repository.files[repository.path(of: role)])
  }

  @Test("a raised threshold applies to stored files too")
  func raisedThreshold() throws {
    var (repository, client) = try Self.known()
    let keys = [try TestKey("targets-1"), try TestKey("targets-2")]
    repository.authorise("targets", by: keys, threshold: 2)
    try repository.publish("root")
    try repository.publish("timestamp")
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.notEnoughSignatures(valid: 1, threshold: 2), of: .targets))
  }

  @Test("a removed root key can't restore itself")
  func oldRootKey() throws {
    var (repository, client) = try Self.known()
    let old = repository.signers["root"] ?? []
    try repository.rotate("root", to: "root-2")
    try client.update(from: repository)
    repository.authorise("root", by: old)
    repository.signers["root"] = old
    try repository.publish("root")
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .root))
  }

  private static func known() throws -> (TestRepository, TestClient) {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    return (repository, client)
  }
}
