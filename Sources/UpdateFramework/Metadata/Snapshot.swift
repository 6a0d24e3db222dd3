public import StrictJSON

/// Which targets files belong to one release (TUF 1.0.34, section 4.4).
public struct Snapshot: MetadataPayload {
  /// The `_type` of such files.
  public static let type = "snapshot"

  /// What all kinds of metadata have in common.
  public var header: MetadataHeader
  /// What is published of each targets file, by its listed name (`targets.json`).
  public var files: [ByteString: ListedFile]

  /// A snapshot of this program's own, of one targets file.
  public init(header: MetadataHeader, targets: ListedFile) {
    self.header = header
    files = [ByteString(RoleName.targets.listedName): targets]
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

  /// The payload as it is written.
  public var value: LocatedValue {
    let members = files.map { (key: $0.key.text, value: $0.value.value) }
    return header.payload(type: Self.type, [("meta", .object(members))])
  }

  /// What is published of a role's file.
  public func file(of role: RoleName) -> ListedFile? { files[ByteString(role.listedName)] }
}
