import Testing
import UpdateFramework

/// The roles `a` and `b` both delegate to `shared`, each with another key: `a` for `1*`, `b` for `2*`.
@Suite("A role to which two others delegate")
struct TwoDelegatorsTests {
  private let keys: [TestKey]
  private var repository: TestRepository
  private var client: TestClient

  init() throws {
    keys = [try TestKey("of-a"), try TestKey("of-b")]
    repository = try TestRepository()
    repository.listsContent = false
    try repository.delegate(.patterns(["1*"]), to: "a")
    try repository.delegate(.patterns(["2*"]), to: "b")
    try repository.delegate(to: "shared", from: "a", keys: [keys[0]])
    try repository.delegate(to: "shared", from: "b", keys: [keys[1]])
    for path in ["1", "2"] { repository["shared"][in: "targets"][path] = TestRepository.target(path) }
    repository.signers["shared"] = keys
    try repository.release("shared", "a", "b")
    client = try TestClient(repository)
  }

  @Test("counts for a delegator only when signed by the key that it names")
  mutating func bothKeys() throws {
    repository.signers["shared"] = [keys[1]]
    try repository.release("shared")
    #expect(try client.find("2", in: repository) != nil)
    let error = #expect(throws: UpdateError.self) { try client.find("1", in: repository) }
    #expect(error == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .named("shared")))
  }

  @Test("is verified again for the second of them in the same update")
  mutating func sameUpdate() throws {
    var update = try client.update(from: repository)
    #expect(try client.find("1", in: repository, with: &update) != nil)
    #expect(try client.find("2", in: repository, with: &update) != nil)
    repository.signers["shared"] = [keys[0]]
    try repository.release("shared")
    update = try client.update(from: repository)
    #expect(try client.find("1", in: repository, with: &update) != nil)
    #expect(throws: UpdateError.self) { try client.find("2", in: repository, with: &update) }
  }

  @Test("can't have different content for the two if the snapshot lists no hash")
  mutating func twoContents() throws {
    var update = try client.update(from: repository)
    #expect(try client.find("1", in: repository, with: &update) != nil)
    client.store["shared.json"] = nil
    repository["shared"][in: "targets"]["1"] = TestRepository.target("evil")
    repository.signers["shared"] = [keys[1]]
    try repository.publishAgain("shared")
    let error = #expect(throws: UpdateError.self) { try client.find("2", in: repository, with: &update) }
    #expect(error == UpdateError(.conflicting, of: .named("shared")))
  }
}
