public import StrictJSON

/// Which keys sign for a role, and how many of them have to (TUF 1.0.34, section 4.3).
public struct RoleKeys: Sendable {
  /// The keys, each named once.
  public var identifiers: [KeyIdentifier]
  /// How many different keys have to sign, at least 1.
  public var threshold: Int64
  private let unknown: [LocatedObject.Member]

  /// Keys of which `threshold` have to sign.
  public init(_ identifiers: [KeyIdentifier], threshold: Int64) {
    self.identifiers = identifiers
    self.threshold = threshold
    unknown = []
  }

  /// - Parameter known: further members of the same object that have been read.
  init(_ fields: MetadataFields, besides known: [String] = []) throws(MetadataError) {
    identifiers = try fields.strings("keyids").map { KeyIdentifier($0) }
    threshold = try fields.integer("threshold", atLeast: 1)
    unknown = fields.unknown(besides: ["keyids", "threshold"] + known)
    var seen: Set<KeyIdentifier> = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
      throw MetadataError(.writtenTwice(identifier.text), at: fields.path(of: "keyids"))
    }
  }

  /// The role as the root lists it.
  public var value: LocatedValue { .object(members, and: unknown) }

  /// The members, for objects that hold more than these.
  var members: [(key: String, value: LocatedValue)] {
    [("keyids", .list(identifiers.map { .text($0.text) })), ("threshold", .integer(threshold))]
  }

  var unknownMembers: [LocatedObject.Member] { unknown }
}
