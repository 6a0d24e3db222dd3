internal import StrictJSON

/// The schemas of the keyword `properties`, by name.
struct PropertyTable: Sendable {
  private static let walkLimit = 8
  /// The names, in the schema's order.
  let names: [String]
  /// The schemas, in the same order.
  let nodes: [Int]
  /// Where each name is; empty while a walk is sooner.
  private let positions: [ByteString: Int]

  init(_ properties: [(name: String, node: Int)]) {
    names = properties.map(\.name)
    nodes = properties.map(\.node)
    let keys = names.enumerated().map { (ByteString($1), $0) }
    positions = names.count > Self.walkLimit ? Dictionary(keys) { first, _ in first } : [:]
  }

  /// Where a name is in the table. Members usually come in the schema's order, so that a look at the expected
  /// position saves the hashing.
  func position(of name: String, expected: Int) -> Int? {
    if expected < names.count, names[expected].hasSameBytes(as: name) { return expected }
    guard positions.isEmpty else { return positions[ByteString(name)] }
    return names.firstIndex { $0.hasSameBytes(as: name) }
  }

  /// Whether there is a schema of that name.
  func contains(_ name: String) -> Bool { position(of: name, expected: 0) != nil }
}
