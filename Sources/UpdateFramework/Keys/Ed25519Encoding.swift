/// The common parts of the DER encodings of Ed25519 keys (RFC 8410).
enum Ed25519Encoding {
  /// The length of a private key, and of a public key.
  static let keyByteCount = 32

  /// The contents of `AlgorithmIdentifier`: the object identifier 1.3.101.112, without parameters (section 3).
  static let algorithm: [UInt8] = [0x06, 0x03, 0x2B, 0x65, 0x70]

  /// The bytes before a public key in `SubjectPublicKeyInfo` (section 4).
  static let publicKeyPrefix: [UInt8] = [0x30, 0x2A, 0x30, 0x05] + algorithm + [0x03, 0x21, 0x00]

  /// The bytes before a private key in `OneAsymmetricKey`, version 1 (section 7).
  static let privateKeyPrefix: [UInt8] =
    [0x30, 0x2E, 0x02, 0x01, 0x00, 0x30, 0x05] + algorithm + [0x04, 0x22, 0x04, 0x20]
}

/// A public key and its algorithm, as in certificates (RFC 5280, section 4.1).
public struct SubjectPublicKeyInfo {
  /// The whole DER encoding.
  public let der: [UInt8]
  /// The algorithm's identifier and parameters: the contents of `AlgorithmIdentifier`, in DER.
  public let algorithm: [UInt8]

  private static let label = "PUBLIC KEY"

  /// A key from a text that is one PEM document; `nil` for anything else.
  public init?(pem text: String) {
    guard let document = try? PEMDocument(text), document.label == Self.label, let der = document.contents
    else { return nil }
    var whole = DERReader(der[...])
    guard let contents = whole.read(DERReader.sequence), whole.isAtEnd else { return nil }
    var fields = DERReader(contents)
    guard let algorithm = fields.read(DERReader.sequence), fields.read(DERReader.bitString) != nil,
      fields.isAtEnd
    else { return nil }
    self.der = der
    self.algorithm = Array(algorithm)
  }

  /// An Ed25519 key of 32 bytes (RFC 8410, section 4).
  init(ed25519 key: [UInt8]) {
    algorithm = Ed25519Encoding.algorithm
    der = Ed25519Encoding.publicKeyPrefix + key
  }

  /// The key in PEM.
  var pem: String { PEMDocument(label: Self.label, contents: der).text }
}

/// An Ed25519 private key in PKCS#8 (RFC 5958, section 2, and RFC 8410, section 7): version 1, as OpenSSL writes it, or
/// version 2, which may also hold the public key.
struct OneAsymmetricKey {
  let privateKey: [UInt8]
  let publicKey: [UInt8]?

  private static let attributes: UInt8 = 0xA0
  private static let publicKeyTag: UInt8 = 0x81

  init(der: [UInt8]) throws(SigningKeyError) {
    var whole = DERReader(der[...])
    guard let contents = whole.read(DERReader.sequence), whole.isAtEnd else { throw .malformed }
    var fields = DERReader(contents)
    guard let version = fields.read(DERReader.integer)?.first, version <= 1,
      let algorithm = fields.read(DERReader.sequence)
    else { throw .malformed }
    guard algorithm.elementsEqual(Ed25519Encoding.algorithm) else { throw .otherAlgorithm }
    guard let privateKey = Self.readPrivateKey(&fields) else { throw .malformed }
    self.privateKey = privateKey
    // Attributes don't change the key.
    _ = fields.read(Self.attributes)
    publicKey = version == 1 ? Self.readPublicKey(&fields) : nil
    guard fields.isAtEnd else { throw .malformed }
  }

  /// The key is in an octet string within an octet string.
  private static func readPrivateKey(_ fields: inout DERReader) -> [UInt8]? {
    guard let outer = fields.read(DERReader.octetString) else { return nil }
    var reader = DERReader(outer)
    guard let key = reader.read(DERReader.octetString), reader.isAtEnd,
      key.count == Ed25519Encoding.keyByteCount
    else { return nil }
    return Array(key)
  }

  /// A bit string, whose first byte is the number of unused bits in the last byte.
  private static func readPublicKey(_ fields: inout DERReader) -> [UInt8]? {
    guard let bits = fields.read(publicKeyTag), bits.first == 0 else { return nil }
    return Array(bits.dropFirst())
  }
}
