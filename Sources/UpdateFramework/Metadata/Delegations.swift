import StrictJSON

/// The delegations of targets: to roles by path, or to numbered bins with equal shares of all paths (TUF 1.0.34, section
/// 4.5).
public struct Delegations: Sendable {
  enum Roles: Sendable {
    case byPath([DelegatedRole])
    case bins(HashBins)
  }

  let keys: KeyRing
  let roles: Roles
  private let unknown: [LocatedObject.Member]

  /// Delegates all paths to bins.
  /// - Parameter keys: those that sign the bins.
  public init(to bins: HashBins, keys: [PublicKey]) {
    var ring = KeyRing()
    for key in keys { ring.insert(key) }
    (self.keys, roles, unknown) = (ring, .bins(bins), [])
  }

  /// The bins; `nil` where targets are delegated to roles by path.
  public var bins: HashBins? {
    if case .bins(let bins) = roles { bins } else { nil }
  }

  /// Whether enough of the keys that are named for a role have signed its file.
  public func accepts(_ metadata: SignedMetadata<Targets>, of role: RoleName) -> Bool {
    guard let listed = keys(of: role) else { return false }
    let signers = SignatureVerifier(schemes: [Ed25519Scheme()]).signers(of: metadata, among: listed, in: keys)
    return Int64(signers.count) >= listed.threshold
  }

  init(_ fields: MetadataFields) throws(MetadataError) {
    keys = try KeyRing(fields.fields("keys"))
    switch (fields.optional("roles") != nil, fields.optional("succinct_roles") != nil) {
    case (true, false): roles = .byPath(try Self.roles(fields))
    case (false, true): roles = .bins(try HashBins(fields.fields("succinct_roles")))
    default: throw MetadataError(.notOneOf(["roles", "succinct_roles"]), at: fields.path(of: "roles"))
    }
    unknown = fields.unknown(besides: ["keys", "roles", "succinct_roles"])
  }

  private static func roles(_ fields: MetadataFields) throws(MetadataError) -> [DelegatedRole] {
    var roles: [DelegatedRole] = []
    var seen: Set<RoleName> = []
    for (index, value) in try fields.array("roles").enumerated() {
      let role = try DelegatedRole(MetadataFields(value, at: fields.path(of: "roles[\(index)]")))
      guard seen.insert(role.name).inserted else {
        throw MetadataError(.duplicate(role.name.text), at: fields.path(of: "roles[\(index)].name"))
      }
      roles.append(role)
    }
    return roles
  }

  var value: LocatedValue {
    switch roles {
    case .byPath(let roles):
      .object(["keys": keys.value, "roles": .list(roles.map(\.value))], and: unknown)
    case .bins(let bins): .object(["keys": keys.value, "succinct_roles": bins.value], and: unknown)
    }
  }

  /// The keys of a delegated role.
  func keys(of role: RoleName) -> RoleKeys? {
    switch roles {
    case .byPath(let roles): roles.first { $0.name == role }?.keys
    case .bins(let bins): bins.contains(role) ? bins.keys : nil
    }
  }

  /// The roles that may list a path, the most trusted first, and whether the search ends with them.
  func roles(for path: String) -> (names: [RoleName], endsSearch: Bool) {
    switch roles {
    case .bins(let bins): return ([bins.name(for: path)], false)
    case .byPath(let roles):
      var names: [RoleName] = []
      for role in roles where role.covers(path) {
        names.append(role.name)
        if role.isTerminating { return (names, true) }
      }
      return (names, false)
    }
  }
}
