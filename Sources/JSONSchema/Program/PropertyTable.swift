internal import StrictJSON

/// The schemas of the keyword `properties`, by name.
struct PropertyTable: Sendable {
  /// The names, in the schema's order.
  let names: [String]
  /// The schemas, in the same order.
  let nodes: [Int]
  private let positions: [ByteString: Int]

  init(_ properties: [(name: String, node: Int)]) {
    names = properties.map(\.name)
    nodes = properties.map(\.node)
    let keys = names.enumerated().map { (ByteString($1), $0) }
    positions = Dictionary(keys) { first, _ in first }
  }

  /// Where a name is in the table. Members usually come in the schema's order, so that a look at the expected
  /// position saves the hashing.
  func position(of name: String, expected: Int) -> Int? {
    if expected < names.count, names[expected].hasSameBytes(as: name) { return expected }
    return names.isEmpty ? nil : positions[ByteString(name)]
  }

  /// Whether there is a schema of that name.
  func contains(_ name: String) -> Bool { position(of: name, expected: 0) != nil }
}
