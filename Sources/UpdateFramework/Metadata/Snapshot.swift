public import StrictJSON

/// The targets files of one release (TUF 1.0.34, section 4.4).
public struct Snapshot: MetadataPayload {
  /// The `_type` of such files.
  public static let type = "snapshot"

  /// The common part of all metadata.
  public var header: MetadataHeader
  /// The targets files by their listed name, such as `targets.json`.
  public var files: [ByteString: ListedFile]

  /// A new snapshot.
  /// - Parameters:
  ///   - targets: the top-level targets.
  ///   - delegated: the files of delegated roles, by their listed name.
  public init(
    header: MetadataHeader, targets: ListedFile, delegated: [ByteString: ListedFile] = [:]
  ) {
    self.header = header
    files = delegated
    files[ByteString(RoleName.targets.listedName)] = targets
  }

  /// Reads a payload.
  public init(decoding value: LocatedValue) throws(MetadataError) {
    let fields = try MetadataFields(value, at: "signed")
    header = try MetadataHeader(fields, type: Self.type, known: ["meta"])
    let listed = try fields.fields("meta")
    files = [:]
    for member in listed.members {
      files[ByteString(member.key)] = try ListedFile(listed.fields(member.key))
    }
  }

  /// The payload as JSON.
  public var value: LocatedValue {
    let members = files.map { (key: $0.key.text, value: $0.value.value) }
    return header.payload(type: Self.type, [("meta", .object(members))])
  }

  /// The entry of a role's file.
  public func file(of role: RoleName) -> ListedFile? { files[ByteString(role.listedName)] }
}

/// The newest snapshot (TUF 1.0.34, section 4.6).
public struct Timestamp: MetadataPayload {
  /// The `_type` of such files.
  public static let type = "timestamp"

  /// The common part of all metadata.
  public var header: MetadataHeader
  /// The snapshot's entry.
  public var snapshot: ListedFile
  private let unknownFiles: [LocatedObject.Member]

  /// A new timestamp.
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

  /// The payload as JSON.
  public var value: LocatedValue {
    let files = LocatedValue.object(
      [(RoleName.snapshot.listedName, snapshot.value)], and: unknownFiles)
    return header.payload(type: Self.type, [("meta", files)])
  }
}
