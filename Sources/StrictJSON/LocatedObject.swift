/// An object's members in the order in which they were written. Keys are compared byte by byte: two spellings
/// of `é` that Unicode calls equivalent are two keys, as RFC 8259 (section 8.3) has it.
public struct LocatedObject: Sendable {
  /// One member: its key, where the key stands, and the value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// What tells the key from most others.
    public let mark: KeyMark
    // A length of 32 bits leaves the mark its place: a member takes no more memory than without it.
    private let keyLength: UInt32
    private let keyStart: Int
    /// The value.
    public let value: LocatedValue

    /// A member as it was read.
    public init(key: String, keySpan: Range<Int>, value: LocatedValue) {
      self.init(key: key, KeyMark(key), keySpan: keySpan, value: value)
    }

    /// As above, with a key whose mark is known already.
    init(key: String, _ mark: KeyMark, keySpan: Range<Int>, value: LocatedValue) {
      self.key = key
      self.mark = mark
      keyStart = keySpan.lowerBound
      keyLength = UInt32(clamping: keySpan.count)
      self.value = value
    }

    /// Where the key stands.
    public var keySpan: Range<Int> { keyStart..<keyStart + Int(keyLength) }
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
