internal import StrictJSON

/// Tells which values of one list equal an earlier one: by a walk while there are few, by a hash table from then on, so
/// that a list of a hundred thousand stays linear and a short one costs little.
struct DistinctValues {
  private static let walkLimit = 16
  private let elements: [LocatedValue]
  private var many: Set<DistinctValue> = []

  init(_ elements: [LocatedValue]) { self.elements = elements }

  /// Adds the element at a position, which comes after all that were added before; `false` when one that JSON Schema
  /// calls equal is there already.
  mutating func insert(_ position: Int) -> Bool {
    guard position >= Self.walkLimit else {
      return !elements[..<position].contains { $0.isEqual(to: elements[position]) }
    }
    if many.isEmpty { many = Set(elements[..<position].map(DistinctValue.init)) }
    return many.insert(DistinctValue(value: elements[position])).inserted
  }
}
