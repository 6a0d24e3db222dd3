public import StrictJSON

/// The identifier under which a metadata file lists a key (TUF 1.0.34, section 4.2): usually 64 hexadecimal digits, but any
/// text is allowed. Identifiers are compared byte by byte.
public struct KeyIdentifier: Hashable, Sendable {
  private let bytes: ByteString

  /// An identifier as written.
  public init(_ text: String) { bytes = ByteString(text) }

  /// The identifier as written.
  public var text: String { bytes.text }

  /// The beginning, which is enough for people to tell keys apart.
  public var abbreviation: String { String(text.unicodeScalars.prefix(8)) }
}

/// A public key as metadata lists it (TUF 1.0.34, section 4.2).
public struct PublicKey: Sendable {
  /// The key type: `ed25519`, `ecdsa`, `rsa` or an unknown one.
  public let keyType: String
  /// The signature scheme: `ed25519`, `ecdsa-sha2-nistp256`, `rsassa-pss-sha256` …
  public let scheme: String
  /// The key: hexadecimal for Ed25519, a PEM SubjectPublicKeyInfo for the others; may be empty for an unknown type.
  public let text: String
  private let unknown: [LocatedObject.Member]
  private let unknownOfValue: [LocatedObject.Member]

  /// A new key.
  public init(keyType: String, scheme: String, text: String) {
    self.keyType = keyType
    self.scheme = scheme
    self.text = text
    (unknown, unknownOfValue) = ([], [])
  }

  /// The public key of a signing key.
  public init(of key: SigningKey) { self.init(keyType: "ed25519", scheme: "ed25519", text: key.publicKey) }

  /// An Ed25519 key from a PEM file (RFC 8410, section 4); `nil` for anything else.
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

  /// The key as JSON.
  public var value: LocatedValue {
    .object(
      [
        "keytype": .text(keyType), "scheme": .text(scheme),
        "keyval": .object(["public": text.isEmpty ? nil : .text(text)], and: unknownOfValue),
      ], and: unknown)
  }

  /// The identifier by the specification: the SHA-256 of the key's canonical form, in hexadecimal.
  ///
  /// Files of other publishers may list the key under another identifier, which is used then.
  public var identifier: KeyIdentifier {
    // This can't fail: a key that was read has a canonical form, and a new one holds only texts.
    let bytes = (try? CanonicalJSON.bytes(of: value)) ?? []
    return KeyIdentifier(ContentHash(of: bytes, by: .sha256).hexadecimal)
  }

  /// Whether both are the same key, whatever their identifiers, the names of their type (a type may have several names)
  /// and the white space in their texts (PEM files differ in line ends).
  func isSameKey(as other: PublicKey) -> Bool {
    text.utf8.lazy.filter(Self.isVisible).elementsEqual(other.text.utf8.lazy.filter(Self.isVisible))
  }

  private static func isVisible(_ byte: UInt8) -> Bool { byte > 0x20 }
}
