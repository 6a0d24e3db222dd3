/// The keys of one object seen so far: a walk while they are few, a hash table from then on, so that an object
/// of a hundred thousand keys stays linear and a small one costs nothing.
public struct KeySet {
  private static let walkLimit = 16
  private var few: [String] = []
  private var many: Set<ByteString> = []

  /// No key yet.
  public init() {}

  /// Adds a key; `false` when one of the same bytes is there already.
  public mutating func insert(_ key: String) -> Bool {
    guard few.count >= Self.walkLimit else {
      guard !few.contains(where: { $0.hasSameBytes(as: key) }) else { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(few.map(ByteString.init)) }
    return many.insert(ByteString(key)).inserted
  }
}
