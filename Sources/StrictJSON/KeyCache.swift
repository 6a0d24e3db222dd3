/// The keys that were read last: the same key in the next object needs no new string. A text has few different ones.
struct KeyCache {
  /// A key with its fingerprint.
  struct Key {
    let text: String
    let fingerprint: KeyFingerprint
  }

  private struct Entry {
    let key: Key
    /// Where the key was written without escapes.
    let range: Range<Int>
  }

  /// One for each slot of a fingerprint; empty before the first key.
  private var entries: [Entry?] = []

  /// The key that is written there as in `bytes`, without escapes; `nil` where it wasn't read before.
  func key(at range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ fingerprint: KeyFingerprint) -> Key?
  {
    guard !entries.isEmpty, let entry = entries[fingerprint.slot], entry.key.fingerprint == fingerprint,
      UnsafeBufferPointer(rebasing: bytes[entry.range])
        .hasSameBytes(as: UnsafeBufferPointer(rebasing: bytes[range]))
    else { return nil }
    return entry.key
  }

  /// Keeps a key that is written there without escapes.
  mutating func insert(_ key: Key, at range: Range<Int>) {
    if entries.isEmpty { entries = Array(repeating: nil, count: KeyFingerprint.slots) }
    entries[key.fingerprint.slot] = Entry(key: key, range: range)
  }
}
