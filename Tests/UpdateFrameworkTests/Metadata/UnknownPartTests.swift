import StrictJSON
import Testing
import UpdateFramework

@Suite("Unknown members of metadata (4.1)")
struct UnknownPartTests {
  /// Something unknown with awkward texts and numbers.
  private static let unknown: JSON = [
    "b": [1, -9_223_372_036_854_775_808, true, .null, "\u{1F600}\"\\\n\u{7F}"], "a\u{300}": [:], "\u{E0}": [],
  ]

  @Test(
    "unknown fields are kept and written, so that the signatures stay valid",
    arguments: ["root", "timestamp", "snapshot", "targets"])
  func kept(role: String) throws {
    let payload = try Self.repository()[role]
    let written = try MetadataReader.writtenAgain(role, MetadataReader.file(payload))
    #expect(SignedPart.bytes(of: written) == SignedFile.canonical(payload.bytes))
    #expect(try MetadataReader.writtenAgain(role, written) == written)
  }

  @Test("unknown fields beside the payload and in signatures are kept too")
  func keptAround() throws {
    let text = #"{"signatures":[{"cert":[1],"keyid":"a","sig":"00"}],"signed":"#
    let payload = try TestRepository()["timestamp"].bytes
    let file = Array(text.utf8) + payload + Array(#","x":{"y":null}}"#.utf8)
    let written = String(decoding: try MetadataReader.writtenAgain("timestamp", file), as: UTF8.self)
    #expect(written.hasPrefix(text) && written.hasSuffix(#","x":{"y":null}}"#))
  }

  @Test("bins are written unchanged")
  func bins() throws {
    var repository = try TestRepository()
    repository.delegateToBins(of: 8, prefix: "bin", key: try TestKey("bins"))
    repository["targets"][in: "delegations"][in: "succinct_roles"]["unknown"] = Self.unknown
    let payload = repository["targets"]
    let written = try MetadataReader.writtenAgain("targets", MetadataReader.file(payload))
    #expect(SignedPart.bytes(of: written) == SignedFile.canonical(payload.bytes))
  }

  @Test("unknown fields in every object do no harm to an update")
  func updated() throws {
    let repository = try Self.repository()
    var client = try TestClient(repository)
    #expect(try client.find("a.txt", in: repository) != nil)
  }

  private static func repository() throws -> TestRepository {
    var repository = try TestRepository()
    try repository.delegate(to: "a")
    try repository.delegate(.hashPrefixes(["0", "f"]), to: "bins")
    try repository.publish("a", "bins")
    repository["root"][in: "keys"][in: "targets-1"]["unknown"] = unknown
    repository["root"][in: "keys"][in: "targets-1"][in: "keyval"]["unknown"] = unknown
    repository["root"][in: "roles"]["mirrors"] = TestRepository.keys([])
    repository["root"][in: "roles"][in: "targets"]["unknown"] = unknown
    repository["targets"][in: "targets"][in: "a.txt"]["unknown"] = unknown
    repository["targets"][in: "targets"][in: "a.txt"]["custom"] = unknown
    repository["targets"][in: "delegations"]["unknown"] = unknown
    repository["targets"][in: "delegations"][in: "roles"].elements[0]["unknown"] = unknown
    for role in ["root", "timestamp", "snapshot", "targets"] { repository[role]["unknown"] = unknown }
    try repository.publish("root", "targets")
    repository["snapshot"][in: "meta"][in: "targets.json"]["unknown"] = unknown
    try repository.publish("snapshot")
    repository["timestamp"][in: "meta"]["unknown.json"] = unknown
    try repository.publish("timestamp")
    return repository
  }
}
