/// What the DER encodings of all Ed25519 keys have in common (RFC 8410).
enum Ed25519Encoding {
  /// The bytes of a private key, and of a public one.
  static let keyByteCount = 32

  /// The contents of `AlgorithmIdentifier`: the object identifier 1.3.101.112, without parameters (section 3).
  static let algorithm: [UInt8] = [0x06, 0x03, 0x2B, 0x65, 0x70]

  /// What stands before a public key in `SubjectPublicKeyInfo` (section 4).
  static let publicKeyPrefix: [UInt8] = [0x30, 0x2A, 0x30, 0x05] + algorithm + [0x03, 0x21, 0x00]

  /// What stands before a private key in `OneAsymmetricKey`, version 1 (section 7).
  static let privateKeyPrefix: [UInt8] =
    [0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05] + algorithm + [0x04, 0x22, 0x04, 0x20]
}
