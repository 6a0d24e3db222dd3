public import StrictJSON

/// The keys that a client trusts, and the roles for which they sign (TUF 1.0.34, section 4.3).
public struct Root: MetadataPayload {
  /// The `_type` of such files.
  public static let type = "root"

  /// The common part of all metadata.
  public var header: MetadataHeader
  /// The keys of all roles.
  public var keys: KeyRing
  /// The keys of each of the four roles.
  public var roles: [RoleName: RoleKeys]
  /// Whether file names contain the version or hash, so that a client sees one release only.
  public let usesConsistentSnapshots: Bool
  private let statesConsistency: Bool
  private let unknownRoles: [LocatedObject.Member]

  /// A new root with consistent snapshots.
  public init(header: MetadataHeader, keys: KeyRing, roles: [RoleName: RoleKeys]) {
    self.header = header
    self.keys = keys
    self.roles = roles
    (usesConsistentSnapshots, statesConsistency) = (true, true)
    unknownRoles = []
  }

  /// Reads a payload.
  public init(decoding value: LocatedValue) throws(MetadataError) {
    let fields = try MetadataFields(value, at: "signed")
    header = try MetadataHeader(
      fields, type: Self.type, known: ["keys", "roles", "consistent_snapshot"])
    keys = try KeyRing(fields.fields("keys"))
    let roles = try fields.fields("roles")
    self.roles = [:]
    for name in RoleName.topLevel { self.roles[name] = try RoleKeys(roles.fields(name.text)) }
    unknownRoles = roles.unknown(besides: RoleName.topLevel.map(\.text))
    statesConsistency = fields.optional("consistent_snapshot") != nil
    usesConsistentSnapshots = statesConsistency ? try fields.bool("consistent_snapshot") : false
  }

  /// The payload as JSON.
  public var value: LocatedValue {
    let roles = RoleName.topLevel.compactMap { name in self.roles[name].map { (name.text, $0.value) } }
    var members: [(key: String, value: LocatedValue)] = [
      ("keys", keys.value), ("roles", .object(roles, and: unknownRoles)),
    ]
    if statesConsistency { members.append(("consistent_snapshot", .bool(usesConsistentSnapshots))) }
    return header.payload(type: Self.type, members)
  }
}

extension Root: Delegator {
  func keys(of role: RoleName) -> RoleKeys? { roles[role] }
}

extension Root {
  /// Whether a key that signed for a role before no longer signs for it.
  func removesKeys(from role: RoleName, since before: Root) -> Bool {
    let present = Set(roles[role]?.identifiers ?? [])
    return (before.roles[role]?.identifiers ?? []).contains { identifier in
      guard let key = before.keys[identifier] else { return false }
      return !present.contains(identifier) || keys[identifier]?.isSameKey(as: key) != true
    }
  }
}
