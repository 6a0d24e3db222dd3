import UpdateFramework

/// A repository in memory: what each role says, who signs it, and the files that are published of it.
struct TestRepository {
  /// The default expiry.
  static let expires = "2027-01-01T00:00:00Z"

  /// Who signs for a role.
  var signers: [String: [TestKey]] = [:]
  /// The published files by path.
  var files: [String: [UInt8]] = [:]
  /// Whether the length and the hash of files are listed besides their version.
  var listsContent = true
  private var payloads: [String: JSON] = [:]

  /// A repository with version 1 of every role, signed by a key each: `root-1`, `timestamp-1` …
  init() throws {
    for role in ["root", "timestamp", "snapshot", "targets"] {
      self[role] = [
        "_type": .string(role), "spec_version": "1.0.34", "version": 0, "expires": .string(Self.expires),
      ]
    }
    self["root"]["consistent_snapshot"] = true
    for role in ["root", "timestamp", "snapshot", "targets"] {
      signers[role] = [try TestKey("\(role)-1")]
      authorise(role)
    }
    self["targets"][in: "targets"]["a.txt"] = Self.target("a")
    try publish("root", "targets", "snapshot", "timestamp")
  }

  /// What a role says, to be changed before it is published.
  subscript(role: String) -> JSON {
    get { payloads[role] ?? .object([]) }
    set { payloads[role] = newValue }
  }

  /// Names the keys that sign for a top-level role in the root.
  mutating func authorise(_ role: String, by keys: [TestKey]? = nil, threshold: Int64 = 1) {
    let keys = keys ?? signers[role] ?? []
    for key in keys { self["root"][in: "keys"][key.identifier] = key.json }
    self["root"][in: "roles"][role] = Self.keys(keys, threshold: threshold)
  }

  /// Gives a role another key, and publishes a root that names it, signed by the old and the new ones.
  mutating func rotate(_ role: String, to name: String) throws {
    let before = signers["root"] ?? []
    let key = try TestKey(name)
    authorise(role, by: [key])
    signers[role] = [key]
    if role == "root" { signers["root"] = before + [key] }
    try publish("root")
    if role == "root" { signers["root"] = [key] }
  }

  /// Publishes the next version of some roles, one after the other.
  mutating func publish(_ roles: String...) throws {
    for role in roles {
      self[role]["version"] = .integer((self[role]["version"] ?? 0).integer + 1)
      try publishAgain(role)
    }
  }

  /// Publishes what a role says under the version that it states.
  mutating func publishAgain(_ role: String) throws {
    try publish(role, SignedFile.bytes(self[role], by: signers[role] ?? []))
  }

  /// Publishes any bytes as a role's file, and lists them.
  mutating func publish(_ role: String, _ bytes: [UInt8]) {
    files[path(of: role)] = bytes
    let listed = Self.listed(bytes, version: self[role]["version"] ?? 0, withContent: listsContent)
    switch role {
    case "root", "timestamp": break
    case "snapshot": self["timestamp"]["meta"] = ["snapshot.json": listed]
    default: self["snapshot"][in: "meta"][role + ".json"] = listed
    }
  }

  /// The path of a role's newest file.
  func path(of role: String) -> String {
    let isConsistent = if case .bool(true) = self["root"]["consistent_snapshot"] { true } else { false }
    let hasVersion = role == "root" || role != "timestamp" && isConsistent
    let name = (RoleName(delegated: role)?.fileName ?? role + ".json")
    return hasVersion ? "\((self[role]["version"] ?? 0).integer).\(name)" : name
  }

  /// The names of keys as a role lists them.
  static func keys(_ keys: [TestKey], threshold: Int64 = 1) -> JSON {
    ["keyids": .array(keys.map { .string($0.identifier) }), "threshold": .integer(threshold)]
  }

  /// A target of that content.
  static func target(_ content: String) -> JSON {
    let bytes = Array(content.utf8)
    return ["length": .integer(Int64(bytes.count)), "hashes": hashes(bytes)]
  }

  private static func listed(_ bytes: [UInt8], version: JSON, withContent: Bool) -> JSON {
    withContent
      ? ["version": version, "length": .integer(Int64(bytes.count)), "hashes": hashes(bytes)]
      : ["version": version]
  }

  private static func hashes(_ bytes: [UInt8]) -> JSON {
    ["sha256": .string(ContentHash(of: bytes, by: .sha256).hexadecimal)]
  }
}
