import TestSupport
import Testing
import UpdateFramework

/// An update can begin with the program's bundled root and follow the stored ones.
@Suite("Stored roots")
struct KeptRootTests {
  /// A repository with some roots, and a client that has the first one bundled and the others stored.
  private static func known(roots: Int) throws -> (TestRepository, TestClient) {
    var repository = try TestRepository()
    for _ in 1..<roots { try repository.publish("root") }
    var client = try TestClient(repository)
    client.replaysRoots = true
    try client.update(from: repository)
    return (repository, client)
  }

  @Test("stored roots are verified again, and not requested")
  func replayed() throws {
    var (repository, client) = try Self.known(roots: 3)
    let update = try client.update(from: repository)
    #expect(client.requests == ["4.root.json", "timestamp.json"])
    #expect(update.trusted.root.payload.version == 3)
  }

  @Test(
    "stored roots before a damaged one are trusted, and later ones are requested", arguments: 2...4)
  func damaged(version: Int) throws {
    var (repository, client) = try Self.known(roots: 4)
    let kept = client.store
    client.store["\(version).root.json"]?[100] ^= 1
    try client.update(from: repository)
    #expect(client.requests == ["\(version).root.json", "5.root.json", "timestamp.json"])
    #expect(client.store == kept)
  }

  @Test("a stored root with any flipped byte counts as missing, or still has the signed content")
  func everyByte() throws {
    var (repository, client) = try Self.known(roots: 2)
    let root = try #require(repository.files["2.root.json"])
    let signed = SignedPart.bytes(of: root)
    for place in TestTier.sample(root.indices) {
      client.store["2.root.json"] = root
      client.store["2.root.json"]?[place] ^= 1
      #expect(try client.update(from: repository).trusted.root.signedBytes == signed, "byte \(place)")
    }
  }

  @Test("a stored root that only its own keys have signed isn't trusted")
  func stranger() throws {
    var (repository, client) = try Self.known(roots: 2)
    var attacker = repository
    try attacker.rotate("root", to: "stranger")
    try attacker.publishAgain("root")
    client.store["3.root.json"] = attacker.files["3.root.json"]
    #expect(try client.update(from: repository).trusted.root.payload.version == 2)
  }

  @Test("a stored root that skips a version isn't trusted")
  func skipped() throws {
    var (repository, client) = try Self.known(roots: 3)
    client.store["2.root.json"] = client.store["3.root.json"]
    try client.update(from: repository)
    #expect(client.requests.first == "2.root.json")
  }

  @Test("stored roots don't count towards the limit of new roots")
  func limit() throws {
    var (repository, client) = try Self.known(roots: 4)
    try repository.publish("root")
    client.limits.rootRotations = 1
    #expect(try client.update(from: repository).trusted.root.payload.version == 5)
  }

  @Test("a rotation of an earlier update doesn't allow versions to go back again")
  func rotation() throws {
    var (repository, client) = try Self.known(roots: 1)
    try repository.rotate("timestamp", to: "timestamp-2")
    try repository.publish("timestamp")
    try client.update(from: repository)
    repository["timestamp"]["version"] = 0
    try repository.publish("timestamp")
    #expect(rejection(of: repository, for: client)?.attack == .rollback)
  }

  @Test("an expired stored root is rejected if it is the newest")
  func expired() throws {
    var (repository, client) = try Self.known(roots: 2)
    client.time = "2027-06-01T12:00:00Z"
    repository["timestamp"]["expires"] = "2028-01-01T00:00:00Z"
    try repository.publish("timestamp")
    let error = rejection(of: repository, for: client)
    #expect(error?.role == .root)
    #expect(error?.attack == .freeze)
  }
}
