import StrictJSON

/// The keys that a root or a delegation lists, by identifier.
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

  /// Adds a key under the identifier that the specification gives it.
  public mutating func insert(_ key: PublicKey) { keys[key.identifier] = key }

  /// Removes a key.
  public mutating func remove(_ identifier: KeyIdentifier) { keys[identifier] = nil }

  var value: LocatedValue { .object(keys.map { ($0.key.text, $0.value.value) }) }
}
