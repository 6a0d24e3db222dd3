import Testing
import UpdateFramework

@Suite("Updates that were broken off")
struct BrokenOffUpdateTests {
  /// A repository with something new of every role, and a client that doesn't know it yet.
  private static func pending() throws -> (TestRepository, TestClient) {
    var repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    try repository.publish("root", "root", "targets", "snapshot", "timestamp")
    return (repository, client)
  }

  @Test("wherever an update breaks off, the next one finishes it", arguments: 0..<5)
  func everyPlace(writes: Int) throws {
    var (repository, client) = try Self.pending()
    client.writesLeft = writes
    #expect(throws: TestClient.BrokenOff.self) { try client.update(from: repository) }
    client.writesLeft = .max
    let update = try client.update(from: repository)
    #expect(update.trusted.root.payload.version == 3)
    #expect(update.trusted.targets(of: .topLevel)?.payload.version == 2)
    try repository.publish("timestamp")
    try client.update(from: repository)
    #expect(client.requests == ["4.root.json", "timestamp.json"], "nothing was left to do")
  }

  @Test("files that are lost are fetched again", arguments: ["timestamp", "snapshot", "targets"])
  func lostFile(role: String) throws {
    var (repository, client) = try Self.pending()
    try client.update(from: repository)
    client.store["\(role).json"] = nil
    try client.update(from: repository)
    #expect(client.store["\(role).json"] == repository.files[repository.path(of: role)])
  }

  @Test(
    "after a mirror sent garbage, another can continue the update",
    arguments: ["root", "timestamp", "snapshot"])
  func anotherMirror(role: String) throws {
    let (repository, client) = try Self.pending()
    var mirror = repository
    mirror.files[mirror.path(of: role)] = Array("nonsense".utf8)
    mirror.files["2.root.json"] = role == "root" ? Array("{}".utf8) : mirror.files["2.root.json"]
    var other = client
    #expect(throws: UpdateError.self) { try other.update(from: mirror) }
    #expect(try other.update(from: repository).trusted.timestamp?.payload.version == 2)
  }
}
