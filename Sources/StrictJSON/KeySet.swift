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
    let mark = Self.mark(of: key)
    guard marks & mark == 0, members.count < KeyIndex.walkLimit else {
      return index.insert(key, after: members)
    }
    marks |= mark
    return true
  }

  /// A bit that keys with the same bytes have in common, and few others.
  private static func mark(of key: String) -> UInt64 {
    var key = key
    return key.withUTF8 { bytes in
      1 &<< UInt64(truncatingIfNeeded: bytes.count &* 3 &+ Int(bytes.first ?? 0) &* 5 &+ Int(bytes.last ?? 0))
    }
  }
}
