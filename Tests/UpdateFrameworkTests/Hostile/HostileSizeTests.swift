import StrictJSON
import TestSupport
import Testing
import UpdateFramework

/// Files made to cost as much as they can: where time grew with the square of a size, these tests would take hours.
@Suite("Hostile sizes", .enabled(if: TestTier.isSlow))
struct HostileSizeTests {
  @Test(
    "a hundred thousand signatures under one key are rejected, and under unknown keys ignored",
    arguments: [true, false])
  func signatures(isSameName: Bool) throws {
    let payload = try TestRepository()["targets"].bytes
    let signatures = (0..<100_000).map { number -> JSON in
      ["keyid": .string(isSameName ? "targets-1" : "\(number)"), "sig": "00"]
    }
    let file = SignedFile.bytes(payloadText: payload, signatures: signatures)
    let read = try? SignedMetadata<Targets>(decoding: file)
    #expect((read == nil) == isSameName)
  }

  @Test("a role with twenty thousand keys is verified")
  func keys() throws {
    var repository = try TestRepository()
    let names = (0..<20_000).map { "key\($0)" }
    let key = try TestKey("targets-1").json
    repository["root"][in: "keys"] = .object(names.map { ($0, key) } + Self.keys(of: repository))
    repository["root"][in: "roles"][in: "targets"]["keyids"] = .array(
      (names + ["targets-1"]).map { .string($0) })
    try repository.publish("root")
    var client = try TestClient(repository)
    client.limits.root = 100_000_000
    #expect(try client.update(from: repository).request == nil)
  }

  @Test("twenty thousand signatures under invalid keys don't count")
  func keysAndSignatures() throws {
    var repository = try TestRepository()
    let names = (0..<20_000).map { "key\($0)" }
    let key: JSON = ["keytype": "ed25519", "scheme": "ed25519", "keyval": ["public": "00"]]
    repository["root"][in: "keys"] = .object(names.map { ($0, key) } + Self.keys(of: repository))
    repository["root"][in: "roles"][in: "targets"]["keyids"] = .array(names.map { .string($0) })
    try repository.publish("root")
    let signature = JSON.string(String(repeating: "0", count: 128))
    let signatures = names.map { JSON.object([("keyid", .string($0)), ("sig", signature)]) }
    repository.publish(
      "targets", SignedFile.bytes(payloadText: repository["targets"].bytes, signatures: signatures))
    try repository.publish("snapshot", "timestamp")
    var client = try TestClient(repository)
    (client.limits.root, client.limits.targets) = (100_000_000, 100_000_000)
    #expect(
      rejection(of: repository, for: client)
        == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .targets))
  }

  @Test("deep nesting is rejected everywhere", arguments: ["signed", "signatures", "x"])
  func nesting(member: String) {
    let nested = String(repeating: "[", count: 1_000_000) + String(repeating: "]", count: 1_000_000)
    let text = "{\"\(member)\":\(nested)}"
    let error = #expect(throws: MetadataError.self) { try SignedMetadata<Root>(decoding: Array(text.utf8)) }
    guard case .notJSON(let reason) = error?.reason else { return }
    #expect(reason.reason == .tooDeep(limit: 64))
  }

  @Test("patterns with very many stars are matched in time")
  func stars() throws {
    var repository = try TestRepository()
    let stars = String(repeating: "*a", count: 5_000) + "b"
    try repository.delegate(.patterns(Array(repeating: stars, count: 20)), to: "a")
    try repository.delegate(.patterns([String(repeating: "*", count: 100_000)]), to: "b")
    try repository.release("a", "b")
    var client = try TestClient(repository)
    #expect(try client.find(String(repeating: "a", count: 1_000), in: repository) == nil)
    #expect(!client.requests.contains("1.a.json") && client.requests.contains("1.b.json"))
  }

  @Test("of roles that delegate to five hundred each, thirty-two are searched")
  func wideAndDeep() throws {
    var repository = try TestRepository()
    let names = (0..<500).map { "role\($0)" }
    let roles = JSON.array(
      names.map {
        ["name": .string($0), "keyids": ["k"], "threshold": 1, "terminating": false, "paths": ["*"]]
      })
    let delegations: JSON = ["keys": ["k": try TestKey("k").json], "roles": roles]
    repository["targets"]["delegations"] = delegations
    for name in names.prefix(40) {
      repository.begin(name, signedBy: [try TestKey("k")])
      repository[name]["delegations"] = delegations
      try repository.publish(name)
    }
    try repository.release()
    var client = try TestClient(repository)
    #expect(try client.find("missing", in: repository) == nil)
    #expect(client.requests.count == 4 + 32)
  }

  /// The keys of a root, so that more can be put before them at once.
  private static func keys(of repository: TestRepository) -> [(key: String, value: JSON)] {
    ["root-1", "timestamp-1", "snapshot-1", "targets-1"].compactMap { name in
      repository["root"][in: "keys"][name].map { (name, $0) }
    }
  }
}
