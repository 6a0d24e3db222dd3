import BundlePublisher
import Testing
import UpdateFramework

/// The people and machines that sign, each with a key, and their roots.
struct Team {
  /// The keys by their owners' names.
  private(set) var keys: [String: SigningKey] = [:]
  /// Who signs for a role.
  private var members: [RoleName: [String]]
  private(set) var roots: RootChain

  /// Anna and Bruno sign roots together; the others sign alone: release for targets, snapshot and timestamp.
  init(at time: SigningTime = .start) throws {
    let members: [RoleName: [String]] = [
      .root: ["anna", "bruno"], .targets: ["release"], .snapshot: ["snapshot"], .timestamp: ["timestamp"],
    ]
    let keys = members.values.joined().reduce(into: [:]) { $0[$1] = SigningKey() }
    let listed = try members.flatMap { role, names in
      try names.map { (role: role, key: PublicKey(of: try #require(keys[$0]))) }
    }
    var draft = try RootDraft(keys: listed, thresholds: [:], expires: time.after(days: 365))
    for name in ["anna", "bruno"] { try draft.sign(with: try #require(keys[name])) }
    (self.keys, self.members) = (keys, members)
    roots = try RootChain(first: draft.metadata.bytes)
  }

  /// The keys of some members.
  func keys(_ names: String...) throws -> [SigningKey] { try names.map { try #require(keys[$0]) } }

  /// The keys of all who sign releases.
  var publishers: [SigningKey] {
    RoleName.published.flatMap { members[$0] ?? [] }.compactMap { keys[$0] }
  }

  /// Makes and signs a root in which a role has other members, the new ones with new keys.
  mutating func change(
    _ role: RoleName, to names: [String], threshold: Int64 = 0, at time: SigningTime = .start
  ) throws {
    let before = members[.root] ?? []
    members[role] = names
    for name in names where keys[name] == nil { keys[name] = SigningKey() }
    let replacements = try names.map { PublicKey(of: try #require(keys[$0])) }
    var draft = try RootDraft(following: roots.newest.payload, expires: time.after(days: 365))
    try draft.edit { root throws(RootError) in
      try root.replaceKeys(of: role, with: replacements)
      if threshold > 0 { root.roles[role]?.threshold = threshold }
    }
    for name in Set(before + (members[.root] ?? [])) { try draft.sign(with: try #require(keys[name])) }
    try roots.append(draft.metadata.bytes)
  }
}
