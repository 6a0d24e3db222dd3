import Testing
import UpdateFramework

@Suite("Update of the targets (5.6)")
struct TargetsTests {
  @Test("targets of another version than the snapshot lists are rejected")
  func wrongVersion() throws {
    var repository = try TestRepository()
    repository.listsContent = false
    try repository.publish("targets")
    repository["snapshot"][in: "meta"][in: "targets.json"]["version"] = 3
    repository.files["3.targets.json"] = repository.files["2.targets.json"]
    try repository.publish("snapshot", "timestamp")
    #expect(
      rejection(of: repository, for: try TestClient(repository))
        == UpdateError(.wrongVersion(expected: 3, found: 2), of: .targets))
  }

  @Test("a snapshot that doesn't list the targets is rejected")
  func notListed() throws {
    var repository = try TestRepository()
    repository["snapshot"]["meta"] = [:]
    try repository.publish("snapshot", "timestamp")
    #expect(
      rejection(of: repository, for: try TestClient(repository)) == UpdateError(.notListed, of: .targets))
  }

  @Test("a target is found with its length and hash, and matches only its own bytes")
  func found() throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    let file = try #require(try client.find("a.txt", in: repository))
    #expect(file.isMatched(by: Array("a".utf8)))
    #expect(!file.isMatched(by: Array("b".utf8)))
    #expect(!file.isMatched(by: Array("aa".utf8)))
  }

  @Test(
    "a target that no role lists isn't found",
    arguments: ["", "b.txt", "A.txt", "a.txt/", "/a.txt", "./a.txt"])
  func absent(path: String) throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    #expect(try client.find(path, in: repository) == nil)
  }

  @Test("two spellings of one letter are two paths")
  func normalization() throws {
    var repository = try TestRepository()
    repository["targets"][in: "targets"]["caff\u{E8}"] = TestRepository.target("composed")
    repository["targets"][in: "targets"]["caffe\u{300}"] = TestRepository.target("decomposed")
    try repository.publish("targets", "snapshot", "timestamp")
    var client = try TestClient(repository)
    #expect(try client.find("caff\u{E8}", in: repository)?.isMatched(by: Array("composed".utf8)) == true)
    #expect(try client.find("caffe\u{300}", in: repository)?.isMatched(by: Array("decomposed".utf8)) == true)
  }

  @Test("a file of another role isn't accepted as targets", arguments: ["root", "timestamp", "snapshot"])
  func wrongType(role: String) throws {
    var repository = try TestRepository()
    let payload = repository[role]
    repository.publish("targets", try SignedFile.bytes(payload, by: repository.signers["targets"] ?? []))
    try repository.publish("snapshot", "timestamp")
    let error = try #require(rejection(of: repository, for: try TestClient(repository)))
    guard case .malformed(let reason) = error.reason else { throw error }
    #expect(reason.reason == .wrongType(expected: "targets", found: role))
  }
}
