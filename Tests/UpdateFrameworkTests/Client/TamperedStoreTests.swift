import TestSupport
import Testing
import UpdateFramework

@Suite("Kept files that somebody has changed")
struct TamperedStoreTests {
  private static let roles = ["timestamp", "snapshot", "targets"]

  @Test("a kept file in which any byte is flipped isn't believed, and the update succeeds", arguments: roles)
  func everyByte(role: String) throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    let kept = try #require(client.store["\(role).json"])
    let signed = try #require(SignedPart.bytes(of: kept))
    for place in kept.indices {
      var changed = kept
      changed[place] ^= 1
      client.store["\(role).json"] = changed
      let update = try client.update(from: repository)
      #expect(SignedPart.trusted(role, in: update) == signed, "byte \(place)")
    }
  }

  @Test("a kept file that is cut off anywhere is fetched again", arguments: roles)
  func cut(role: String) throws {
    let repository = try TestRepository()
    var client = try TestClient(repository)
    try client.update(from: repository)
    let kept = try #require(client.store["\(role).json"])
    for length in kept.indices {
      client.store["\(role).json"] = Array(kept[..<length])
      try client.update(from: repository)
      #expect(client.store["\(role).json"] == kept, "the first \(length) bytes")
    }
  }

  @Test("kept files that stand under each other's names are fetched again")
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

  @Test("a kept root in which any byte of what is signed is flipped is no beginning")
  func root() throws {
    let repository = try TestRepository()
    let root = try #require(repository.files["1.root.json"])
    let signed = try #require(SignedPart.bytes(of: root))
    var client = try TestClient(repository)
    for place in root.indices {
      var changed = root
      changed[place] ^= 1
      client.store["root.json"] = changed
      guard let update = try? client.update(from: repository) else { continue }
      #expect(update.trusted.root.signedBytes == signed, "byte \(place)")
    }
  }
}
