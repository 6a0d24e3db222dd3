public import StrictJSON

/// Which snapshot is the newest (TUF 1.0.34, section 4.6).
public struct Timestamp: MetadataPayload {
  /// The `_type` of such files.
  public static let type = "timestamp"

  /// What all kinds of metadata have in common.
  public var header: MetadataHeader
  /// What is published of the snapshot.
  public var snapshot: ListedFile
  private let unknownFiles: [LocatedObject.Member]

  /// A timestamp of this program's own.
  public init(header: MetadataHeader, snapshot: ListedFile) {
    self.header = header
    self.snapshot = snapshot
    unknownFiles = []
  }

  /// Reads a payload.
  public init(decoding value: LocatedValue) throws(MetadataError) {
    let fields = try MetadataFields(value, at: "signed")
    header = try MetadataHeader(fields, type: Self.type, known: ["meta"])
    let files = try fields.fields("meta")
    snapshot = try ListedFile(files.fields(RoleName.snapshot.listedName))
    unknownFiles = files.unknown(besides: [RoleName.snapshot.listedName])
  }

  /// The payload as it is written.
  public var value: LocatedValue {
    let files = LocatedValue.object(
      [(RoleName.snapshot.listedName, snapshot.value)], and: unknownFiles)
    return header.payload(type: Self.type, [("meta", files)])
  }
}
