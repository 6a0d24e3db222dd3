import Testing

@testable import UpdateFramework

@Suite("What printing a signing key shows")
struct SigningKeySecrecyTests {
  private struct Owner {
    let key: SigningKey
  }

  /// Everything that prints a key, or what holds one.
  private static func shown(_ key: SigningKey) -> [String] {
    var dumped = ""
    dump(Owner(key: key), to: &dumped)
    dump(key, to: &dumped)
    return [
      "\(key)", String(describing: key), String(reflecting: key), "\(Optional(key) as Any)", "\([key])",
      "\(Owner(key: key))", "\(Mirror(reflecting: key).children.map { $0 })", dumped,
    ]
  }

  @Test("every way of printing shows the public key only")
  func printed() throws {
    let vector = Ed25519Vector.all[0]
    let bytes = try #require([UInt8](hexadecimal: vector.privateKey))
    let secrets = [
      vector.privateKey, vector.privateKey.uppercased(),
      String(decoding: Base64.text(of: bytes), as: UTF8.self),
      bytes.map(String.init).joined(separator: ", "),
    ]
    for text in Self.shown(try SigningKey(pem: vector.pem)) {
      #expect(text.contains(vector.publicKey))
      // The first digits of each are enough to look for.
      #expect(!secrets.contains { text.contains($0.prefix(12)) }, "\(text)")
    }
  }
}
