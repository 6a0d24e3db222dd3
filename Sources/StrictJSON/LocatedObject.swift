/// An object's members in the order in which they were written. Keys are compared byte by byte: two spellings
/// of `é` that Unicode calls equivalent are two keys, as RFC 8259 (section 8.3) has it.
public struct LocatedObject: Sendable {
  /// One member: its key, the key's range, and the value.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// The key's fingerprint.
    public let fingerprint: KeyFingerprint
    // A length of 32 bits leaves room for the fingerprint: a member takes no more memory than without it.
    private let keyLength: UInt32
    private let keyStart: Int
    /// The value.
    public let value: LocatedValue

    /// A member as it was read.
    public init(key: String, keySpan: Range<Int>, value: LocatedValue) {
      self.init(key: key, KeyFingerprint(key), keySpan: keySpan, value: value)
    }

    /// As above, with a key whose fingerprint is known.
    init(key: String, _ fingerprint: KeyFingerprint, keySpan: Range<Int>, value: LocatedValue) {
      self.key = key
      self.fingerprint = fingerprint
      keyStart = keySpan.lowerBound
      keyLength = UInt32(clamping: keySpan.count)
      self.value = value
    }

    /// The key's range.
    public var keySpan: Range<Int> { keyStart..<keyStart + Int(keyLength) }
  }

  /// The members, in source order.
  public let members: [Member]
  private let keys: KeyIndex

  /// An object of the given members. Readers reject duplicate keys; here the first one counts.
  public init(_ members: [Member]) {
    self.init(members, keys: members.withUnsafeBufferPointer(KeyIndex.init(of:)))
  }

  /// An object whose keys are indexed already.
  init(_ members: [Member], keys: KeyIndex) {
    self.members = members
    self.keys = keys
  }

  /// The member of that key.
  public func member(_ key: String) -> Member? { position(of: key).map { members[$0] } }

  /// The value under that key.
  public subscript(key: String) -> LocatedValue? { position(of: key).map { members[$0].value } }

  private func position(of key: String) -> Int? {
    members.withUnsafeBufferPointer { keys.position(of: key, KeyFingerprint(key), among: $0) }
  }
}
