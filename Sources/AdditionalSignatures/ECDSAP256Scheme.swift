internal import Crypto
public import UpdateFramework

/// ECDSA on the curve P-256 with SHA-256 (TUF specification 1.0.34, section 4.2: `ecdsa-sha2-nistp256`).
public struct ECDSAP256Scheme: SignatureScheme {
  /// The kind of key.
  public let keyType = "ecdsa"
  /// The way to sign with it.
  public let name = "ecdsa-sha2-nistp256"

  /// The scheme.
  public init() {}

  /// Whether a signature in DER is one over the message by the key, a PEM SubjectPublicKeyInfo.
  public func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool {
    guard let key = try? P256.Signing.PublicKey(pemRepresentation: publicKey),
      let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature)
    else { return false }
    return key.isValidSignature(signature, for: message)
  }
}
