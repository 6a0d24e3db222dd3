internal import Crypto

/// A signature scheme of TUF's metadata (specification 1.0.34, section 4.2: `KEYTYPE` and `SCHEME`).
public protocol SignatureScheme: Sendable {
  /// The key type: metadata's `keytype`.
  var keyType: String { get }
  /// The scheme: metadata's `scheme`.
  var name: String { get }

  /// Verifies a signature over a message. Malformed input isn't valid.
  /// - Parameters:
  ///   - signature: its bytes, in the scheme's encoding.
  ///   - message: the signed bytes.
  ///   - publicKey: the key, as in metadata's `keyval.public`.
  func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool
}

/// Ed25519 (RFC 8032; TUF specification 1.0.34, section 4.2: `ed25519`).
public struct Ed25519Scheme: SignatureScheme {
  /// The key type.
  public let keyType = "ed25519"
  /// The scheme's name.
  public let name = "ed25519"

  /// The scheme.
  public init() {}

  /// Verifies a signature of 64 bytes with a key of 64 lower-case hexadecimal digits.
  public func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool {
    guard publicKey.utf8.count == 2 * Ed25519Encoding.keyByteCount,
      let bytes = [UInt8](hexadecimal: publicKey),
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
    else { return false }
    return key.isValidSignature(signature, for: message)
  }
}
