public import StrictJSON

/// The keys of a role, and how many of them must sign (TUF 1.0.34, section 4.3).
public struct RoleKeys: Sendable {
  /// The keys, each named once.
  public var identifiers: [KeyIdentifier]
  /// How many different keys must sign, at least 1.
  public var threshold: Int64
  private let unknown: [LocatedObject.Member]

  /// Keys of which `threshold` must sign.
  public init(_ identifiers: [KeyIdentifier], threshold: Int64) {
    self.identifiers = identifiers
    self.threshold = threshold
    unknown = []
  }

  /// - Parameter known: other known members of the same object.
  init(_ fields: MetadataFields, besides known: [String] = []) throws(MetadataError) {
    identifiers = try fields.strings("keyids").map { KeyIdentifier($0) }
    threshold = try fields.integer("threshold", atLeast: 1)
    unknown = fields.unknown(besides: ["keyids", "threshold"] + known)
    var seen: Set<KeyIdentifier> = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw MetadataError(.duplicate(identifier.text), at: fields.path(of: "keyids"))
    }
  }

  /// The role as JSON.
  public var value: LocatedValue { .object(members, and: unknown) }

  /// The members, for objects with more members.
  var members: [(key: String, value: LocatedValue)] {
    [("keyids", .list(identifiers.map { .text($0.text) })), ("threshold", .integer(threshold))]
  }

  var unknownMembers: [LocatedObject.Member] { unknown }
}

/// The keys of a root or a delegation, by identifier.
public struct KeyRing: Sendable {
  private var keys: [KeyIdentifier: PublicKey] = [:]

  /// No key.
  public init() {}

  init(_ fields: MetadataFields) throws(MetadataError) {
    for member in fields.members {
      keys[KeyIdentifier(member.key)] = try PublicKey(fields.fields(member.key))
    }
  }

  /// The identifiers, in no order.
  public var identifiers: some Collection<KeyIdentifier> { keys.keys }

  /// The key of that identifier.
  public subscript(identifier: KeyIdentifier) -> PublicKey? { keys[identifier] }

  /// Adds a key under its identifier by the specification.
  public mutating func insert(_ key: PublicKey) { keys[key.identifier] = key }

  /// Removes a key.
  public mutating func remove(_ identifier: KeyIdentifier) { keys[identifier] = nil }

  var value: LocatedValue { .object(keys.map { ($0.key.text, $0.value.value) }) }
}

/// Metadata that names the keys of other roles: a root, or targets with delegations.
protocol Delegator: Sendable {
  var keys: KeyRing { get }
  /// The keys of a role; `nil` when nothing is delegated to it.
  func keys(of role: RoleName) -> RoleKeys?
}
