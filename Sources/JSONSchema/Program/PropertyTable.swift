internal import StrictJSON

/// The schemas of the keyword `properties`, by name.
struct PropertyTable: Sendable {
  private static let walkLimit = 8
  /// The names, in the schema's order.
  let names: [String]
  /// The schemas, in the same order.
  let nodes: [Int]
  /// The names' marks, in the same order.
  private let marks: [KeyMark]
  /// Where each name is; empty while a walk is sooner.
  private let positions: [ByteString: Int]

  init(_ properties: [(name: String, node: Int)]) {
    names = properties.map(\.name)
    nodes = properties.map(\.node)
    marks = names.map { KeyMark($0) }
    let keys = names.enumerated().map { (ByteString($1), $0) }
    positions = names.count > Self.walkLimit ? Dictionary(keys) { first, _ in first } : [:]
  }

  /// Where the key of a member is in the table. Members usually come in the schema's order, so that a look at the
  /// expected position saves the search.
  @inline(__always)
  func position(of key: BorrowedKey, expected: Int) -> Int? {
    if expected < marks.count, marks[expected] == key.mark, key.isEqual(to: names[expected]) {
      return expected
    }
    guard positions.isEmpty else { return position(of: key.text) }
    for position in marks.indices where marks[position] == key.mark && key.isEqual(to: names[position]) {
      return position
    }
    return nil
  }

  /// Where a name is in the table.
  func position(of name: String) -> Int? {
    guard positions.isEmpty else { return positions[ByteString(name)] }
    return names.firstIndex { $0.hasSameBytes(as: name) }
  }
}
