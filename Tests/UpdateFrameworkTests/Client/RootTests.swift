import Testing
import UpdateFramework

@Suite("Update of the root (5.3)")
struct RootTests {
  @Test("a new root that only the old keys have signed is rejected")
  func oldKeysOnly() throws {
    var repository = try TestRepository()
    let old = repository.signers["root"] ?? []
    try repository.rotate("root", to: "root-2")
    repository.publish("root", try SignedFile.bytes(repository["root"], by: old))
    #expect(rejection(of: repository, for: try TestClient(repository)) == Self.unsigned)
  }

  @Test("a new root that only its own keys have signed is rejected")
  func newKeysOnly() throws {
    var repository = try TestRepository()
    try repository.rotate("root", to: "root-2")
    try repository.publishAgain("root")
    #expect(rejection(of: repository, for: try TestClient(repository)) == Self.unsigned)
  }

  @Test("a new root signed by old and new keys is accepted, and the next one needs the new keys only")
  func rotation() throws {
    var repository = try TestRepository()
    try repository.rotate("root", to: "root-2")
    try repository.publish("root")
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).trusted.root.payload.version == 3)
  }

  @Test("a root that skips a version is rejected")
  func skipped() throws {
    var repository = try TestRepository()
    try repository.publish("root", "root")
    repository.files["2.root.json"] = repository.files["3.root.json"]
    #expect(
      rejection(of: repository, for: try TestClient(repository))
        == UpdateError(.wrongVersion(expected: 2, found: 3), of: .root))
  }

  @Test("an older root is rejected")
  func older() throws {
    var repository = try TestRepository()
    try repository.publish("root")
    var client = try TestClient(repository)
    try client.update(from: repository)
    repository.files["3.root.json"] = repository.files["1.root.json"]
    #expect(rejection(of: repository, for: client) == UpdateError(.rolledBack(known: 2, found: 1), of: .root))
  }

  // 5.3.5: "In case they are equal, again discard the new root metadata, but proceed the update cycle with the
  // already trusted root metadata."
  @Test("a root of the trusted version is ignored, and the update goes on")
  func same() throws {
    var repository = try TestRepository()
    repository.files["2.root.json"] = repository.files["1.root.json"]
    var client = try TestClient(repository)
    try client.update(from: repository)
    #expect(client.requests == ["2.root.json", "timestamp.json", "1.snapshot.json", "1.targets.json"])
  }

  @Test("roots before the newest may have expired")
  func expiredOnTheWay() throws {
    var repository = try TestRepository()
    repository["root"]["expires"] = "2020-01-01T00:00:00Z"
    try repository.publish("root")
    repository["root"]["expires"] = .string(TestRepository.expires)
    try repository.publish("root")
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).trusted.root.payload.version == 3)
  }

  @Test("a root is stored as soon as it is verified, even if the update fails later")
  func keptAtOnce() throws {
    var repository = try TestRepository()
    try repository.publish("root")
    repository.files["timestamp.json"] = nil
    var client = try TestClient(repository)
    #expect(throws: UpdateError.self) { try client.update(from: repository) }
    #expect(client.store["root.json"] == repository.files["2.root.json"])
  }

  private static let unsigned = UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .root)
}
