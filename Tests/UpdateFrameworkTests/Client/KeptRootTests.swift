import Testing
import UpdateFramework

/// An update can begin with the root that came with the program and go through those that earlier ones kept.
@Suite("Roots that were kept")
struct KeptRootTests {
  /// A repository with some roots, and a client that came with the first one and has kept the others.
  private static func known(roots: Int) throws -> (TestRepository, TestClient) {
    var repository = try TestRepository()
    for _ in 1..<roots { try repository.publish("root") }
    var client = try TestClient(repository)
    client.replaysRoots = true
    try client.update(from: repository)
    return (repository, client)
  }

  @Test("kept roots are gone through again, and not asked for")
  func replayed() throws {
    var (repository, client) = try Self.known(roots: 3)
    let update = try client.update(from: repository)
    #expect(client.requests == ["4.root.json", "timestamp.json"])
    #expect(update.trusted.root.payload.version == 3)
  }

  @Test(
    "of a damaged kept root the one before is believed, and the server is asked from there", arguments: 2...4)
  func damaged(version: Int) throws {
    var (repository, client) = try Self.known(roots: 4)
    let kept = client.store
    client.store["\(version).root.json"]?[100] ^= 1
    try client.update(from: repository)
    #expect(client.requests == ["\(version).root.json", "5.root.json", "timestamp.json"])
    #expect(client.store == kept)
  }

  @Test("a kept root in which any byte is flipped is as good as lost, or says what was signed")
  func everyByte() throws {
    var (repository, client) = try Self.known(roots: 2)
    let root = try #require(repository.files["2.root.json"])
    let signed = SignedPart.bytes(of: root)
    for place in root.indices {
      client.store["2.root.json"] = root
      client.store["2.root.json"]?[place] ^= 1
      #expect(try client.update(from: repository).trusted.root.signedBytes == signed, "byte \(place)")
    }
  }

  @Test("a kept root that only its own keys have signed isn't believed")
  func stranger() throws {
    var (repository, client) = try Self.known(roots: 2)
    var attacker = repository
    try attacker.rotate("root", to: "stranger")
    try attacker.publishAgain("root")
    client.store["3.root.json"] = attacker.files["3.root.json"]
    #expect(try client.update(from: repository).trusted.root.payload.version == 2)
  }

  @Test("a kept root that skips a version isn't believed")
  func skipped() throws {
    var (repository, client) = try Self.known(roots: 3)
    client.store["2.root.json"] = client.store["3.root.json"]
    try client.update(from: repository)
    #expect(client.requests.first == "2.root.json")
  }

  @Test("kept roots don't count among those that one update may go through")
  func limit() throws {
    var (repository, client) = try Self.known(roots: 4)
    try repository.publish("root")
    client.limits.rootRotations = 1
    #expect(try client.update(from: repository).trusted.root.payload.version == 5)
  }

  @Test("a rotation that was gone through before lets no version go back once more")
  func rotation() throws {
    var (repository, client) = try Self.known(roots: 1)
    try repository.rotate("timestamp", to: "timestamp-2")
    try repository.publish("timestamp")
    try client.update(from: repository)
    repository["timestamp"]["version"] = 0
    try repository.publish("timestamp")
    #expect(refusal(of: repository, for: client)?.attack == .rollback)
  }

  @Test("a kept root that has expired, and is the last one, is refused")
  func expired() throws {
    var (repository, client) = try Self.known(roots: 2)
    client.time = "2027-06-01T12:00:00Z"
    repository["timestamp"]["expires"] = "2028-01-01T00:00:00Z"
    try repository.publish("timestamp")
    let error = refusal(of: repository, for: client)
    #expect(error?.role == .root)
    #expect(error?.attack == .freeze)
  }
}
