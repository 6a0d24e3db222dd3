/// Finds the members of one object by their keys: by a walk while they are few, by a hash table from then on, so
/// that an object of a hundred thousand keys stays linear and a small one costs nothing.
struct KeyIndex: Sendable {
  static let walkLimit = 32
  /// Where each key is among the members; empty while they are few.
  private var positions: [ByteString: Int] = [:]

  /// No key yet.
  init() {}

  /// The keys of those members; where two are the same, the first counts.
  init(of members: [LocatedObject.Member]) {
    guard members.count > Self.walkLimit else { return }
    let keys = members.enumerated().map { (ByteString($1.key), $0) }
    positions = Dictionary(keys) { first, _ in first }
  }

  /// Where the first of the members with that key is.
  func position(of key: String, among members: [LocatedObject.Member]) -> Int? {
    guard positions.isEmpty else { return positions[ByteString(key)] }
    for position in members.indices where members[position].key.hasSameBytes(as: key) { return position }
    return nil
  }

  /// Adds the key of the member that is to come after `members`, whose keys it has; `false` when one of them is
  /// the same.
  mutating func insert(_ key: String, after members: [LocatedObject.Member]) -> Bool {
    if positions.isEmpty { self = KeyIndex(of: members) }
    guard !positions.isEmpty else { return position(of: key, among: members) == nil }
    guard let first = positions.updateValue(members.count, forKey: ByteString(key)) else { return true }
    positions[ByteString(key)] = first
    return false
  }
}
