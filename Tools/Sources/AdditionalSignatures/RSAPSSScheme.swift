internal import CryptoExtras
public import UpdateFramework

/// RSASSA-PSS with SHA-256, MGF1 with SHA-256 and a salt of 32 bytes (RFC 8017, section 8.1; TUF specification
/// 1.0.34, section 4.2: `rsassa-pss-sha256`).
public struct RSAPSSScheme: SignatureScheme {
  /// The kind of key.
  public let keyType = "rsa"
  /// The way to sign with it.
  public let name = "rsassa-pss-sha256"

  /// The contents of `AlgorithmIdentifier`: `rsaEncryption`, 1.2.840.113549.1.1.1, and NULL (RFC 3279, section 2.3.1).
  private static let algorithm: [UInt8] = [
    0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00,
  ]

  /// The scheme.
  public init() {}

  /// Whether a signature is one over the message by the key, a PEM SubjectPublicKeyInfo of 2048 bits or more.
  public func isValid(_ signature: [UInt8], of message: [UInt8], publicKey: String) -> Bool {
    // The key's reader refuses fewer than 2048 bits.
    guard let info = SubjectPublicKeyInfo(pem: publicKey), info.algorithm == Self.algorithm,
      let key = try? _RSA.Signing.PublicKey(derRepresentation: info.der)
    else { return false }
    return key.isValidSignature(_RSA.Signing.RSASignature(rawRepresentation: signature), for: message)
  }
}
