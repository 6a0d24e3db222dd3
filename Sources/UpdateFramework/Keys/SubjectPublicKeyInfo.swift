/// A public key and what it is for, as certificates have it (RFC 5280, section 4.1).
package struct SubjectPublicKeyInfo {
  /// The DER encoding of the whole.
  package let der: [UInt8]
  /// The algorithm's identifier and parameters: the contents of `AlgorithmIdentifier`, in DER.
  package let algorithm: [UInt8]

  private static let label = "PUBLIC KEY"

  /// A key in PEM, alone in its text; `nil` for anything else.
  package init?(pem text: String) {
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
