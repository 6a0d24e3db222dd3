public import StrictJSON

/// The files that clients may download, and the delegations of others (TUF 1.0.34, section 4.5).
public struct Targets: MetadataPayload {
  /// The `_type` of such files.
  public static let type = "targets"

  /// The common part of all metadata.
  public var header: MetadataHeader
  /// The files by path.
  public var files: [ByteString: TargetFile]
  /// The roles that may sign for some paths.
  public let delegations: Delegations?

  /// New targets.
  public init(
    header: MetadataHeader, files: [ByteString: TargetFile], delegations: Delegations? = nil
  ) {
    self.header = header
    self.files = files
    self.delegations = delegations
  }

  /// Reads a payload.
  public init(decoding value: LocatedValue) throws(MetadataError) {
    let fields = try MetadataFields(value, at: "signed")
    header = try MetadataHeader(fields, type: Self.type, known: ["targets", "delegations"])
    let listed = try fields.fields("targets")
    files = [:]
    files.reserveCapacity(listed.members.count)
    for member in listed.members {
      guard !member.key.isEmpty else { throw MetadataError(.emptyPath, at: "signed.targets") }
      files[ByteString(member.key)] = try TargetFile(listed.fields(member.key))
    }
    delegations =
      fields.optional("delegations") == nil ? nil : try Delegations(fields.fields("delegations"))
  }

  /// The file at a path. Paths are compared byte by byte.
  public func file(_ path: String) -> TargetFile? { files[ByteString(path)] }

  /// The payload as JSON.
  public var value: LocatedValue {
    let members = files.map { (key: $0.key.text, value: $0.value.value) }
    var payload: [(key: String, value: LocatedValue)] = [("targets", .object(members))]
    if let delegations { payload.append(("delegations", delegations.value)) }
    return header.payload(type: Self.type, payload)
  }
}

extension Targets: Delegator {
  var keys: KeyRing { delegations?.keys ?? KeyRing() }

  func keys(of role: RoleName) -> RoleKeys? { delegations?.keys(of: role) }
}
