import StrictJSON

/// A metadata file: its payload and signatures (TUF 1.0.34, section 4.2.1).
public struct SignedMetadata<Payload: MetadataPayload>: Sendable {
  /// The signed part.
  public let payload: Payload
  /// The signatures, at most one by each key.
  public private(set) var signatures: [Signature]
  /// The signed bytes: the payload in canonical form.
  public let signedBytes: [UInt8]
  private let unknown: [LocatedObject.Member]

  /// A new file without signatures.
  /// - Throws: `MetadataError` when the payload has no canonical form.
  public init(_ payload: Payload) throws(MetadataError) {
    self.payload = payload
    signatures = []
    signedBytes = try Self.canonical(payload.value)
    unknown = []
  }

  /// Reads a file, without verifying it.
  /// - Throws: `MetadataError` when it isn't metadata of this type.
  public init(decoding bytes: [UInt8]) throws(MetadataError) {
    let fields = try MetadataFields(Self.read(bytes), at: "")
    let signed = try fields.value("signed")
    signedBytes = try Self.canonical(signed)
    payload = try Payload(decoding: signed)
    unknown = fields.unknown(besides: ["signed", "signatures"])
    signatures = []
    for (index, value) in try fields.array("signatures").enumerated() {
      signatures.append(try Signature(MetadataFields(value, at: "signatures[\(index)]")))
    }
    var seen: Set<KeyIdentifier> = []
    for signature in signatures where !seen.insert(signature.keyIdentifier).inserted {
      throw MetadataError(.duplicate(signature.keyIdentifier.text), at: "signatures")
    }
  }

  /// Adds a signature, which replaces an earlier one by the same key.
  public mutating func add(_ signature: Signature) {
    signatures.removeAll { $0.keyIdentifier == signature.keyIdentifier }
    signatures.append(signature)
  }

  /// The published file: JSON without white space, its members in order.
  public var bytes: [UInt8] {
    let list = LocatedValue.list(signatures.map(\.value))
    var writer = JSONWriter(layout: .compact)
    writer.value(.object(["signatures": list, "signed": payload.value], and: unknown))
    return writer.finish()
  }

  private static func read(_ bytes: [UInt8]) throws(MetadataError) -> LocatedValue {
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw MetadataError(.notJSON(error), at: "")
    }
  }

  private static func canonical(_ value: LocatedValue) throws(MetadataError) -> [UInt8] {
    do {
      return try CanonicalJSON.bytes(of: value)
    } catch {
      throw MetadataError(.notCanonical(error), at: "signed")
    }
  }
}

/// One signature of a metadata file (TUF 1.0.34, section 4.2.1).
public struct Signature: Sendable {
  /// The key that is stated to have made it.
  public let keyIdentifier: KeyIdentifier
  /// The signature in hexadecimal, as written; it may be empty in files that still need signatures.
  public let text: String
  private let unknown: [LocatedObject.Member]

  /// A new signature.
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

  /// The signature's bytes; `nil` when the text isn't hexadecimal.
  public var bytes: [UInt8]? { [UInt8](hexadecimal: text) }

  var value: LocatedValue { .object(["keyid": .text(keyIdentifier.text), "sig": .text(text)], and: unknown) }
}
