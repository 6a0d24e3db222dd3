/// An Ed25519 private key as PKCS#8 has it (RFC 5958, section 2, and RFC 8410, section 7): the first version, as
/// OpenSSL writes it, and the second, which may hold the public key too.
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
    // Attributes say nothing about the key's numbers.
    _ = fields.read(Self.attributes)
    publicKey = version == 1 ? Self.readPublicKey(&fields) : nil
    guard fields.isAtEnd else { throw .malformed }
  }

  /// The key stands in an octet string within another.
  private static func readPrivateKey(_ fields: inout DERReader) -> [UInt8]? {
    guard let outer = fields.read(DERReader.octetString) else { return nil }
    var reader = DERReader(outer)
    guard let key = reader.read(DERReader.octetString), reader.isAtEnd,
      key.count == Ed25519Encoding.keyByteCount
    else { return nil }
    return Array(key)
  }

  /// A bit string, whose first byte says how many bits of the last are unused.
  private static func readPublicKey(_ fields: inout DERReader) -> [UInt8]? {
    guard let bits = fields.read(publicKeyTag), bits.first == 0 else { return nil }
    return Array(bits.dropFirst())
  }
}
