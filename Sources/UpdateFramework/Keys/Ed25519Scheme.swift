internal import Crypto

/// Ed25519 (RFC 8032; TUF specification 1.0.34, section 4.2: `ed25519`).
public struct Ed25519Scheme: SignatureScheme {
  /// The kind of key.
  public let keyType = "ed25519"
  /// The way to sign with it.
  public let name = "ed25519"

  /// The scheme.
  public init() {}

  /// Whether a signature of 64 bytes is one over the message by the key: 64 lower-case hexadecimal digits.
  public func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool {
    guard publicKey.utf8.count == 2 * Ed25519Encoding.keyByteCount,
      let bytes = [UInt8](hexadecimal: publicKey),
      let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes)
    else { return false }
    return key.isValidSignature(signature, for: message)
  }
}
