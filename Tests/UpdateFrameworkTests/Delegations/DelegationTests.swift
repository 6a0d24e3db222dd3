import Testing
import UpdateFramework

@Suite("Verification of delegated roles (5.6.7)")
struct DelegationTests {
  @Test("a delegated role is verified with its delegator's keys, not with the root's")
  func otherKeys() throws {
    var repository = try Self.delegated()
    repository.signers["a"] = repository.signers["targets"]
    try repository.release("a")
    #expect(
      Self.rejection(repository) == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .named("a"))
    )
  }

  @Test("a delegated role needs as many signatures as its delegator requires")
  func threshold() throws {
    var repository = try TestRepository()
    let keys = [try TestKey("a-1"), try TestKey("a-2")]
    try repository.delegate(to: "a", keys: keys, threshold: 2)
    repository.signers["a"] = [keys[0]]
    try repository.release("a")
    #expect(
      Self.rejection(repository) == UpdateError(.notEnoughSignatures(valid: 1, threshold: 2), of: .named("a"))
    )
  }

  @Test("an expired delegated role isn't trusted")
  func expired() throws {
    var repository = try Self.delegated()
    repository["a"]["expires"] = "2026-06-01T12:00:00Z"
    try repository.release("a")
    #expect(Self.rejection(repository)?.attack == .freeze)
  }

  @Test("a delegated role that the snapshot doesn't list isn't requested")
  func notListed() throws {
    var repository = try Self.delegated()
    repository["snapshot"][in: "meta"]["a.json"] = nil
    try repository.publish("snapshot", "timestamp")
    #expect(Self.rejection(repository) == UpdateError(.notListed, of: .named("a")))
  }

  @Test("a role that its delegator has removed is no longer searched")
  func revoked() throws {
    var repository = try Self.delegated()
    var client = try TestClient(repository)
    #expect(try client.find("x", in: repository) != nil)
    repository["targets"]["delegations"] = nil
    try repository.release()
    #expect(try client.find("x", in: repository) == nil)
  }

  @Test("after its key was replaced, a role's stored file isn't trusted")
  func rotated() throws {
    var repository = try Self.delegated()
    var client = try TestClient(repository)
    #expect(try client.find("x", in: repository) != nil)
    repository["targets"]["delegations"] = nil
    try repository.delegate(to: "a", keys: [TestKey("a-2")])
    try repository.release()
    let error = #expect(throws: UpdateError.self) { try client.find("x", in: repository) }
    #expect(error == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .named("a")))
  }

  @Test("a role whose file is rejected ends the search for its own targets only")
  func failedSearch() throws {
    var repository = try Self.delegated()
    repository.files["1.a.json"] = nil
    var client = try TestClient(repository)
    var update = try client.update(from: repository)
    #expect(throws: UpdateError.self) { try client.find("x", in: repository, with: &update) }
    #expect(try client.find("a.txt", in: repository, with: &update) != nil)
  }

  /// A repository in which the role `a` lists `x`.
  private static func delegated() throws -> TestRepository {
    var repository = try TestRepository()
    try repository.delegate(to: "a")
    repository["a"][in: "targets"]["x"] = TestRepository.target("x")
    try repository.release("a")
    return repository
  }

  private static func rejection(_ repository: TestRepository) -> UpdateError? {
    #expect(throws: UpdateError.self) {
      var client = try TestClient(repository)
      return try client.find("x", in: repository)
    }
  }
}
