import StrictJSON

/// One signature of a metadata file (TUF 1.0.34, section 4.2.1).
public struct Signature: Sendable {
  /// The key that is said to have made it.
  public let keyIdentifier: KeyIdentifier
  /// The signature in hexadecimal, as it was written; files that wait for signatures may hold an empty one.
  public let text: String
  private let unknown: [LocatedObject.Member]

  /// A signature that this program made.
  public init(keyIdentifier: KeyIdentifier, bytes: [UInt8]) {
    self.keyIdentifier = keyIdentifier
    text = bytes.hexadecimal
    unknown = []
  }

  init(_ fields: MetadataFields) throws(MetadataError) {
    keyIdentifier = KeyIdentifier(try fields.string("keyid"))
    text = try fields.string("sig")
    unknown = fields.unknown(besides: ["keyid", "sig"])
  }

  /// The bytes of the signature, or `nil` when the text isn't hexadecimal.
  public var bytes: [UInt8]? { [UInt8](hexadecimal: text) }

  var value: LocatedValue { .object(["keyid": .text(keyIdentifier.text), "sig": .text(text)], and: unknown) }
}
