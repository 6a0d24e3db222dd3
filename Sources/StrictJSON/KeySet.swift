/// The keys of one object that is being read, to tell the second of two that are the same.
public struct KeySet: Sendable {
  /// One bit for each key's mark. Most keys of a small object find theirs free, and aren't compared at all.
  private var marks: UInt64 = 0
  /// Where each key is.
  private(set) var index = KeyIndex()

  /// No key yet.
  public init() {}

  /// Adds the key of the member that is to come after `members`, whose keys it has; `false` when one of them is
  /// the same.
  public mutating func insert(_ key: String, after members: [LocatedObject.Member]) -> Bool {
    insert(key, KeyMark(key), after: members)
  }

  /// As above, for a key whose mark is known already.
  mutating func insert(_ key: String, _ mark: KeyMark, after members: [LocatedObject.Member]) -> Bool {
    guard marks & mark.bit == 0, members.count < KeyIndex.walkLimit else {
      return index.insert(key, after: members)
    }
    marks |= mark.bit
    return true
  }
}
