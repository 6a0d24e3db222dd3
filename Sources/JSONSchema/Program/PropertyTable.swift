internal import StrictJSON

/// The schemas of the keyword `properties`, by name.
struct PropertyTable: Sendable {
  private static let scanLimit = 8
  /// The names, in the schema's order.
  let names: [String]
  /// The schemas, in the same order.
  let nodes: [Int]
  /// The names' fingerprints, in the same order.
  private let fingerprints: [KeyFingerprint]
  /// The position of each name; empty while a scan is faster.
  private let positions: [ByteString: Int]

  init(_ properties: [(name: String, node: Int)]) {
    names = properties.map(\.name)
    nodes = properties.map(\.node)
    fingerprints = names.map { KeyFingerprint($0) }
    let keys = names.enumerated().map { (ByteString($1), $0) }
    positions = names.count > Self.scanLimit ? Dictionary(keys) { first, _ in first } : [:]
  }

  /// The position of a member's key. Members usually come in the schema's order, so the expected position is tried
  /// before a search.
  @inline(__always)
  func position(of key: BorrowedKey, expected: Int) -> Int? {
    if expected < fingerprints.count, fingerprints[expected] == key.fingerprint,
      key.isEqual(to: names[expected])
    {
      return expected
    }
    guard positions.isEmpty else { return position(of: key.text) }
    for position in fingerprints.indices
    where fingerprints[position] == key.fingerprint && key.isEqual(to: names[position]) {
      return position
    }
    return nil
  }

  /// The position of a name in the table.
  func position(of name: String) -> Int? {
    guard positions.isEmpty else { return positions[ByteString(name)] }
    return names.firstIndex { $0.hasSameBytes(as: name) }
  }
}
