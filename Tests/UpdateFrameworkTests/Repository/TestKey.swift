import Crypto
import StrictJSON
import UpdateFramework

/// An Ed25519 key that is the same in every run.
struct TestKey {
  /// The identifier under which metadata lists the key.
  let identifier: String
  private let key: Curve25519.Signing.PrivateKey

  /// The key of that name; by default its identifier is the name.
  init(_ name: String, identifier: String? = nil) throws {
    self.identifier = identifier ?? name
    key = try Curve25519.Signing.PrivateKey(rawRepresentation: SHA256.hash(data: Array(name.utf8)))
  }

  /// The public key as metadata lists it.
  var json: JSON {
    ["keytype": "ed25519", "scheme": "ed25519", "keyval": ["public": .string(publicKey)]]
  }

  /// The public key in hexadecimal.
  var publicKey: String { Self.hexadecimal(key.publicKey.rawRepresentation) }

  /// A signature as metadata lists it.
  func signature(of message: [UInt8]) throws -> JSON {
    ["keyid": .string(identifier), "sig": .string(Self.hexadecimal(try key.signature(for: message)))]
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
