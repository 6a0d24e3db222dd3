/// The keys of one object that is being read, to find duplicates.
public struct KeySet: Sendable {
  /// One bit for each key's fingerprint. Most keys of a small object find theirs free, and aren't compared at all.
  private var fingerprints: UInt64 = 0
  /// The position of each key.
  private(set) var index = KeyIndex()

  /// No key yet.
  public init() {}

  /// Adds the key of the member that will follow `members`, whose keys were added before; `false` for a duplicate.
  public mutating func insert(_ key: String, after members: ArraySlice<LocatedObject.Member>) -> Bool {
    members.withUnsafeBufferPointer { insert(key, KeyFingerprint(key), after: $0) }
  }

  /// As above, for a key whose fingerprint is known.
  mutating func insert(_ key: String, _ fingerprint: KeyFingerprint, after members: KeyIndex.Members) -> Bool
  {
    guard fingerprints & fingerprint.bit == 0, members.count < KeyIndex.scanLimit else {
      return index.insert(key, fingerprint, after: members)
    }
    fingerprints |= fingerprint.bit
    return true
  }
}

/// Finds the members of one object by their keys: a linear scan while they are few and a hash table from then on, so
/// that a small object costs nothing and one of a hundred thousand keys takes linear time.
struct KeyIndex: Sendable {
  /// The members of an object, which are read where they are: a copy of one would count references to its parts.
  typealias Members = UnsafeBufferPointer<LocatedObject.Member>

  static let scanLimit = 32
  /// The position of each key among the members; empty while they are few.
  private var positions: [ByteString: Int] = [:]

  /// No key yet.
  init() {}

  /// The keys of those members; of duplicates the first counts.
  init(of members: Members) {
    guard members.count > Self.scanLimit else { return }
    let keys = members.enumerated().map { (ByteString($1.key), $0) }
    positions = Dictionary(keys) { first, _ in first }
  }

  /// The position of the first member with that key.
  func position(of key: String, _ fingerprint: KeyFingerprint, among members: Members) -> Int? {
    guard positions.isEmpty else { return positions[ByteString(key)] }
    guard let first = members.baseAddress else { return nil }
    var position = 0
    while position < members.count {
      let member = first + position
      if member.pointee.fingerprint == fingerprint, member.pointee.key.hasSameBytes(as: key) {
        return position
      }
      position += 1
    }
    return nil
  }

  /// Adds the key of the member that will follow `members`, whose keys were added before; `false` for a duplicate.
  mutating func insert(_ key: String, _ fingerprint: KeyFingerprint, after members: Members) -> Bool {
    if positions.isEmpty { self = KeyIndex(of: members) }
    guard !positions.isEmpty else { return position(of: key, fingerprint, among: members) == nil }
    guard let first = positions.updateValue(members.count, forKey: ByteString(key)) else { return true }
    positions[ByteString(key)] = first
    return false
  }
}

/// A small number that is equal for keys of the same bytes and mostly different for others, so that most comparisons
/// need no look at the keys.
public struct KeyFingerprint: Hashable, Sendable {
  private let bits: UInt32

  /// The fingerprint of a key: its length and three of its bytes.
  public init(_ key: String) {
    var key = key
    self = key.withUTF8 { KeyFingerprint(bytes: $0) }
  }

  /// The fingerprint of a key in UTF-8.
  init(bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, let last = bytes.last else {
      bits = 0
      return
    }
    let middle = UInt32(bytes[bytes.count / 2])
    bits = UInt32(truncatingIfNeeded: bytes.count) << 24 | UInt32(first) << 16 | middle << 8 | UInt32(last)
  }

  /// One of 64 bits: the highest of the product depend on all (by the golden ratio).
  var bit: UInt64 { 1 &<< UInt64((bits &* 0x9E37_79B1) >> 26) }
}
