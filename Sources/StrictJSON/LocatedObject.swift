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
  /// Where each key is among the members; only for large objects, where a walk would be quadratic.
  private let positions: [ByteString: Int]?

  /// Above this many members a look-up goes through a hash table.
  private static let indexingThreshold = 32

  /// An object of the given members. Readers refuse a key that is written twice; here the first one counts.
  public init(_ members: [Member]) {
    self.members = members
    guard members.count > Self.indexingThreshold else {
      positions = nil
      return
    }
    let keys = members.enumerated().map { (ByteString($1.key), $0) }
    positions = Dictionary(keys) { first, _ in first }
  }

  /// The member of that key.
  public func member(_ key: String) -> Member? {
    if let positions { return positions[ByteString(key)].map { members[$0] } }
    return members.first { $0.key.hasSameBytes(as: key) }
  }

  /// The value under that key.
  public subscript(key: String) -> LocatedValue? { member(key)?.value }
}
