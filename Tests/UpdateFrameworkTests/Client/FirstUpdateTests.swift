import Testing
import UpdateFramework

@Suite("What an update requests and stores")
struct FirstUpdateTests {
  @Test("the first update requests the next root, the timestamp, the snapshot and the targets, in this order")
  func first() throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    #expect(client.requests == ["2.root.json", "timestamp.json", "1.snapshot.json", "1.targets.json"])
  }

  @Test("every verified file is stored, byte for byte")
  func keeps() throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    let published = ["1.root.json", "timestamp.json", "1.snapshot.json", "1.targets.json"].map {
      repository.files[$0]
    }
    let kept = ["root.json", "timestamp.json", "snapshot.json", "targets.json"].map { client.store[$0] }
    #expect(kept == published)
  }

  @Test("when nothing is new, only the next root and the timestamp are requested")
  func nothingNew() throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    try client.update(from: repository)
    #expect(client.requests == ["2.root.json", "timestamp.json"])
  }

  @Test("unchanged files aren't requested again")
  func onlyWhatChanged() throws {
    var repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    try repository.publish("snapshot", "timestamp")
    try client.update(from: repository)
    #expect(client.requests == ["2.root.json", "timestamp.json", "2.snapshot.json"])
  }

  @Test("without consistent snapshots only the root has its version in its name", arguments: [false, nil])
  func inconsistent(value: Bool?) throws {
    var repository = try TestRepository()
    repository["root"]["consistent_snapshot"] = value.map { .bool($0) }
    try repository.publish("root", "targets", "snapshot", "timestamp")
    var client = try TestClient(repository)
    try client.update(from: repository)
    #expect(
      client.requests == ["2.root.json", "3.root.json", "timestamp.json", "snapshot.json", "targets.json"])
  }

  @Test("all new roots are requested, one by one, up to the newest")
  func roots() throws {
    var repository = try TestRepository()
    try repository.publish("root", "root", "root")
    var client = try TestClient(repository)
    let update = try client.update(from: repository)
    #expect(client.requests.prefix(4) == ["2.root.json", "3.root.json", "4.root.json", "5.root.json"])
    #expect(update.trusted.root.payload.version == 4)
  }

  @Test("an update follows no more roots than the client allows, and goes on with the last of them")
  func rotationLimit() throws {
    var repository = try TestRepository()
    try repository.publish("root", "root", "root")
    var client = try TestClient(repository)
    client.limits.rootRotations = 2
    try client.update(from: repository)
    #expect(client.requests.prefix(3) == ["2.root.json", "3.root.json", "timestamp.json"])
  }

  @Test(
    "a missing required file ends the update", arguments: ["timestamp", "snapshot", "targets"])
  func absent(role: String) throws {
    var repository = try TestRepository()
    repository.files[repository.path(of: role)] = nil
    var client = try TestClient(repository)
    let error = #expect(throws: UpdateError.self) { try client.update(from: repository) }
    #expect(error == UpdateError(.absent, of: .named(role)))
  }

  @Test("a first root that isn't signed by its own keys is rejected")
  func firstRootUnsigned() throws {
    var repository = try TestRepository()
    repository.publish("root", try SignedFile.bytes(repository["root"], by: [TestKey("stranger")]))
    var client = try TestClient(repository)
    let error = #expect(throws: UpdateError.self) { try client.update(from: repository) }
    #expect(error == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .root))
  }
}
