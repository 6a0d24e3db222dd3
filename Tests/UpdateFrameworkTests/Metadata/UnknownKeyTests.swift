import Testing
import UpdateFramework

@Suite("Keys and signatures of unknown types")
struct UnknownKeyTests {
  @Test(
    "keys of unknown types don't count, do no harm, and are written unchanged",
    arguments: [
      ["keytype": "dilithium", "scheme": "dilithium3", "keyval": ["public": "00"]],
      ["keytype": "ed25519", "scheme": "ed25519ph", "keyval": ["public": "00"]],
      ["keytype": "sigstore-oidc", "scheme": "Fulcio", "keyval": ["identity": "a", "issuer": "b"]],
      ["keytype": "x", "scheme": "x", "keyval": ["public": ["n": "1"]]],
      ["keytype": "ed25519", "scheme": "ed25519", "keyval": ["public": "not hexadecimal"]],
      ["keytype": "ed25519", "scheme": "ed25519", "keyval": ["public": ""]],
    ] as [JSON])
  func keys(key: JSON) throws {
    var repository = try TestRepository()
    repository["root"][in: "keys"]["unknown"] = key
    repository["root"][in: "roles"][in: "targets"]["keyids"] = ["unknown", "targets-1"]
    try repository.publish("root")
    var client = try TestClient(repository)
    let root = try client.update(from: repository).trusted.root
    #expect(root.payload.keys[KeyIdentifier("unknown")] != nil)
    #expect(SignedPart.bytes(of: root.bytes) == SignedFile.canonical(repository["root"].bytes))
  }

  @Test("if a key of an unknown type is needed, the file is rejected")
  func needed() throws {
    var repository = try TestRepository()
    repository["root"][in: "keys"]["unknown"] = ["keytype": "x", "scheme": "x", "keyval": ["public": "00"]]
    repository["root"][in: "roles"]["targets"] = ["keyids": ["unknown", "targets-1"], "threshold": 2]
    try repository.publish("root")
    #expect(
      rejection(of: repository, for: try TestClient(repository))
        == UpdateError(.notEnoughSignatures(valid: 1, threshold: 2), of: .targets))
  }

  @Test(
    "signatures that can't be verified don't count, and do no harm",
    arguments: [
      "", "00", "not hexadecimal", "0", String(repeating: "0", count: 128),
      String(repeating: "f", count: 128),
    ])
  func signatures(text: String) throws {
    var repository = try TestRepository()
    repository.authorise("timestamp", by: [try TestKey("timestamp-1"), try TestKey("timestamp-2")])
    try repository.publish("root")
    let payload = repository["timestamp"].bytes
    let right = try TestKey("timestamp-1").signature(of: try #require(SignedFile.canonical(payload)))
    let wrong: JSON = ["keyid": "timestamp-2", "sig": .string(text)]
    repository.publish("timestamp", SignedFile.bytes(payloadText: payload, signatures: [wrong, right]))
    var client = try TestClient(repository)
    #expect(try client.update(from: repository).request == nil)
  }
}
