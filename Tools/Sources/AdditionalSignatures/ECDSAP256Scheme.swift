internal import Crypto
public import UpdateFramework

/// ECDSA on the curve P-256 with SHA-256 (TUF specification 1.0.34, section 4.2: `ecdsa-sha2-nistp256`).
public struct ECDSAP256Scheme: SignatureScheme {
  /// What metadata calls such keys.
  public enum KeyType: String, CaseIterable, Sendable {
    /// The specification's name.
    case ecdsa
    /// An earlier name, which old metadata still has.
    case legacy = "ecdsa-sha2-nistp256"
  }

  /// The kind of key.
  public let keyType: String
  /// The way to sign with it.
  public let name = "ecdsa-sha2-nistp256"

  /// The contents of `AlgorithmIdentifier`: `id-ecPublicKey`, 1.2.840.10045.2.1, and the curve `secp256r1`,
  /// 1.2.840.10045.3.1.7 (RFC 5480, section 2.1.1).
  private static let algorithm: [UInt8] = [
    0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01,
    0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
  ]

  /// The scheme, for keys that metadata calls so.
  public init(keyType: KeyType = .ecdsa) { self.keyType = keyType.rawValue }

  /// Whether a signature in DER (RFC 3279, section 2.2.3) is one over the message by the key, a PEM
  /// SubjectPublicKeyInfo.
  public func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool {
    // The key's reader looks at the point only, and not at what curve it is said to be on.
    guard let info = SubjectPublicKeyInfo(pem: publicKey), info.algorithm == Self.algorithm,
      let key = try? P256.Signing.PublicKey(derRepresentation: info.der),
      let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature)
    else { return false }
    return key.isValidSignature(signature, for: message)
  }
}
