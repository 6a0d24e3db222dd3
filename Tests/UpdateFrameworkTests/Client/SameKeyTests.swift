import Testing
import UpdateFramework

@Suite("One key in several forms")
struct SameKeyTests {
  /// Ed25519 by another name, for texts with white space in them.
  private struct LaxScheme: SignatureScheme {
    let keyType = "lax"
    let name = "ed25519"

    func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool {
      let text = String(publicKey.filter { !$0.isWhitespace })
      return Ed25519Scheme().isValid(signature, of: message, publicKey: text)
    }
  }

  @Test(
    "a key counts once, whatever the name of its type and the white space in its text",
    arguments: [("lax", ""), ("lax", "\n"), ("lax", "\r\n"), ("ed25519", "")])
  func countsOnce(keyType: String, end: String) throws {
    #expect(
      throws: UpdateError(.notEnoughSignatures(valid: 1, threshold: 2), of: .root),
      performing: { try Self.update(by: "root-1", keyType: keyType, end: end) })
  }

  @Test("another key in such a form counts too")
  func another() throws {
    try Self.update(by: "root-2", keyType: "lax", end: "\n")
  }

  /// Begins an update with a root that needs two signatures and has them, one by a key in another form.
  private static func update(by name: String, keyType: String, end: String) throws {
    var repository = try TestRepository()
    let keys = [try TestKey("root-1"), try TestKey(name, identifier: "other")]
    repository.authorise("root", by: keys, threshold: 2)
    repository["root"][in: "keys"][in: "other"]["keytype"] = .string(keyType)
    repository["root"][in: "keys"][in: "other"][in: "keyval"]["public"] = .string(keys[1].publicKey + end)
    let root = try SignedFile.bytes(repository["root"], by: keys)
    let time: UTCTime = try #require(UTCTime("2026-06-01T12:00:00Z"))
    _ = try MetadataUpdate(trustedRoot: root, at: time, schemes: [Ed25519Scheme(), LaxScheme()])
  }
}
