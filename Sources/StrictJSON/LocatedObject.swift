/// An object's members in the order in which they were written. Keys are compared byte by byte: two spellings
/// of `é` that Unicode calls equivalent are two keys, as RFC 8259 (section 8.3) has it.
public struct LocatedObject: Sendable {
  /// One member: its key, where the key stands, and the value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// Where the key stands.
    public let keySpan: Range<Int>
    /// The value.
    public let value: LocatedValue

    /// A member as it was read.
    public init(key: String, keySpan: Range<Int>, value: LocatedValue) {
      self.key = key
      self.keySpan = keySpan
      self.value = value
    }
  }

  /// The members, in source order.
  public let members: [Member]
  private let keys: KeyIndex

  /// An object of the given members. Readers refuse a key that is written twice; here the first one counts.
  public init(_ members: [Member]) {
    self.init(members, keys: KeyIndex(of: members))
  }

  /// An object whose keys are known already.
  init(_ members: [Member], keys: KeyIndex) {
    self.members = members
    self.keys = keys
  }

  /// The member of that key.
  public func member(_ key: String) -> Member? {
    keys.position(of: key, among: members).map { members[$0] }
  }

  /// The value under that key.
  public subscript(key: String) -> LocatedValue? {
    keys.position(of: key, among: members).map { members[$0].value }
  }
}
