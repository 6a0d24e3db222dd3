public import StrictJSON

/// A public key as metadata lists it (TUF 1.0.34, section 4.2).
public struct PublicKey: Sendable {
  /// The kind of key: `ed25519`, `ecdsa`, `rsa` or one that this program doesn't know.
  public let keyType: String
  /// The kind of signature that is made with it: `ed25519`, `ecdsa-sha2-nistp256`, `rsassa-pss-sha256` …
  public let scheme: String
  /// The key itself: hexadecimal for Ed25519, a PEM SubjectPublicKeyInfo for the others; empty for a key of an
  /// unknown kind that has none.
  public let text: String
  private let unknown: [LocatedObject.Member]
  private let unknownOfValue: [LocatedObject.Member]

  /// A key of this program's own.
  public init(keyType: String, scheme: String, text: String) {
    self.keyType = keyType
    self.scheme = scheme
    self.text = text
    (unknown, unknownOfValue) = ([], [])
  }

  /// The public half of a key that signs.
  public init(of key: SigningKey) { self.init(keyType: "ed25519", scheme: "ed25519", text: key.publicKey) }

  /// An Ed25519 key from the text of a PEM file (RFC 8410, section 4), or `nil` when it isn't one.
  public init?(pem text: String) {
    guard let info = SubjectPublicKeyInfo(pem: text), info.der.starts(with: Ed25519Encoding.publicKeyPrefix),
      info.der.count == Ed25519Encoding.publicKeyPrefix.count + Ed25519Encoding.keyByteCount
    else { return nil }
    let bytes = Array(info.der.dropFirst(Ed25519Encoding.publicKeyPrefix.count))
    self.init(keyType: "ed25519", scheme: "ed25519", text: bytes.hexadecimal)
  }

  init(_ fields: MetadataFields) throws(MetadataError) {
    keyType = try fields.string("keytype")
    scheme = try fields.string("scheme")
    let value = try fields.fields("keyval")
    text = value.optional("public")?.string ?? ""
    unknown = fields.unknown(besides: ["keytype", "scheme", "keyval"])
    unknownOfValue = value.unknown(besides: text.isEmpty ? [] : ["public"])
  }

  /// The key as metadata has it.
  public var value: LocatedValue {
    .object(
      [
        "keytype": .text(keyType), "scheme": .text(scheme),
        "keyval": .object(["public": text.isEmpty ? nil : .text(text)], and: unknownOfValue),
      ], and: unknown)
  }

  /// The identifier that the specification gives the key: the SHA-256 of its canonical form, in hexadecimal.
  ///
  /// Files of others may list the key under another identifier, which is then the one that counts.
  public var identifier: KeyIdentifier {
    // A key that was read has gone through canonical form with its file; one of ours holds only texts.
    let bytes = (try? CanonicalJSON.bytes(of: value)) ?? []
    return KeyIdentifier(ContentHash(of: bytes, by: .sha256).hexadecimal)
  }

  /// Whether both are the same key, whatever their identifiers, the names of their kind (one kind may have several)
  /// and the white space of their texts (a PEM file may end its lines in several ways).
  func isSameKey(as other: PublicKey) -> Bool {
    text.utf8.lazy.filter(Self.isVisible).elementsEqual(other.text.utf8.lazy.filter(Self.isVisible))
  }

  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 }
}
