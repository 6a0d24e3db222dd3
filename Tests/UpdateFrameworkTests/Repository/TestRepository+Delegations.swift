extension TestRepository {
  /// Which paths a test delegates.
  enum Paths {
    case patterns([String])
    case hashPrefixes([String])

    static let all = Paths.patterns(["*"])
  }

  /// Delegates paths to a role whose key has its name, and lets the role begin where it isn't there yet.
  mutating func delegate(
    _ paths: Paths = .all, to role: String, from delegator: String = "targets", isTerminating: Bool = false,
    keys: [TestKey]? = nil, threshold: Int64 = 1
  ) throws {
    let keys = try keys ?? [TestKey(role)]
    begin(role, signedBy: keys)
    var delegation = Self.keys(keys, threshold: threshold)
    delegation["name"] = .string(role)
    delegation["terminating"] = .bool(isTerminating)
    switch paths {
    case .patterns(let patterns): delegation["paths"] = .array(patterns.map { .string($0) })
    case .hashPrefixes(let prefixes): delegation["path_hash_prefixes"] = .array(prefixes.map { .string($0) })
    }
    for key in keys { self[delegator][in: "delegations"][in: "keys"][key.identifier] = key.json }
    self[delegator][in: "delegations"][in: "roles"].elements += [delegation]
  }

  /// Delegates all paths to bins by their hash.
  mutating func delegateToBins(of bitLength: Int64, prefix: String, key: TestKey) {
    var bins = Self.keys([key])
    bins["bit_length"] = .integer(bitLength)
    bins["name_prefix"] = .string(prefix)
    self["targets"]["delegations"] = ["keys": .object([(key.identifier, key.json)]), "succinct_roles": bins]
  }

  /// Lets a role for targets begin, if it isn't there yet.
  mutating func begin(_ role: String, signedBy keys: [TestKey]) {
    guard signers[role] == nil else { return }
    signers[role] = keys
    self[role] = [
      "_type": "targets", "spec_version": "1.0.34", "version": 0, "expires": .string(Self.expires),
      "targets": [:],
    ]
  }

  /// Publishes some delegated roles, and then what lists them.
  mutating func release(_ roles: String...) throws {
    for role in roles { try publish(role) }
    try publish("targets", "snapshot", "timestamp")
  }
}
