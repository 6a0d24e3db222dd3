import TestSupport
import Testing
import UpdateFramework

@Suite("Stored files that somebody has changed")
struct TamperedStoreTests {
  @Test(
    "a stored file with any flipped byte isn't trusted, and the update succeeds",
    arguments: StagedUpdate.roles.dropFirst())
  func everyByte(role: String) throws {
    let stage = try StagedUpdate(before: role)
    for place in TestTier.sample(stage.file.indices) {
      var changed = stage.file
      changed[place] ^= 1
      #expect(try Self.trusted(role, in: stage, afterKeeping: changed) == stage.signed, "byte \(place)")
    }
  }

  @Test(
    "a stored file that is truncated anywhere isn't trusted either", arguments: StagedUpdate.roles.dropFirst()
  )
  func cut(role: String) throws {
    let stage = try StagedUpdate(before: role)
    for length in TestTier.sample(stage.file.indices) {
      let cut = Array(stage.file[..<length])
      #expect(try Self.trusted(role, in: stage, afterKeeping: cut) == stage.signed, "\(length) bytes")
    }
  }

  @Test("stored files under each other's names are fetched again")
  func exchanged() throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    let right = client.store
    client.store["timestamp.json"] = right["targets.json"]
    client.store["snapshot.json"] = right["timestamp.json"]
    client.store["targets.json"] = right["snapshot.json"]
    try client.update(from: repository)
    #expect(client.store == right)
  }

  @Test("a stored root with any flipped byte in its signed part can't begin an update")
  func root() throws {
    let repository = try TestRepository()
    let root = try #require(repository.files["1.root.json"])
    let signed = try #require(SignedPart.bytes(of: root))
    var client = try TestClient(repository)
    for place in TestTier.sample(root.indices) {
      var changed = root
      changed[place] ^= 1
      client.store["root.json"] = changed
      guard let update = try? client.update(from: repository) else { continue }
      #expect(update.trusted.root.signedBytes == signed, "byte \(place)")
    }
  }

  /// The trusted file of a role, after a stored file and then the right file.
  private static func trusted(
    _ role: String, in stage: StagedUpdate, afterKeeping kept: [UInt8]
  ) throws -> [UInt8]? {
    var update = stage.update
    if !update.receiveStored(kept) { _ = try update.receive(stage.file) }
    return SignedPart.trusted(role, in: update)
  }
}
