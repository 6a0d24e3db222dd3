import StrictJSON

/// A metadata file: what it says, and who signed it (TUF 1.0.34, section 4.2.1).
public struct SignedMetadata<Payload: MetadataPayload>: Sendable {
  /// What the file says.
  public let payload: Payload
  /// The signatures, at most one of each key.
  public private(set) var signatures: [Signature]
  /// The bytes that are signed: the payload in canonical form.
  public let signedBytes: [UInt8]
  private let unknown: [LocatedObject.Member]

  /// A file of this program's own, without signatures.
  /// - Throws: `MetadataError` when the payload has no canonical form.
  public init(_ payload: Payload) throws(MetadataError) {
    self.payload = payload
    signatures = []
    signedBytes = try Self.canonical(payload.value)
    unknown = []
  }

  /// Reads a file, and trusts nothing that it says.
  /// - Throws: `MetadataError` when it isn't metadata of this kind.
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
      throw MetadataError(.writtenTwice(signature.keyIdentifier.text), at: "signatures")
    }
  }

  /// Adds a signature, in place of one that the same key made before.
  public mutating func add(_ signature: Signature) {
    signatures.removeAll { $0.keyIdentifier == signature.keyIdentifier }
    signatures.append(signature)
  }

  /// The file as it is published: JSON without white space, its members in order.
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
