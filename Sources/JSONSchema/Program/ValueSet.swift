internal import StrictJSON

/// The values of `enum`: a walk while they are few, a hash table when a list of codes has thousands.
struct ValueSet: Sendable {
  private static let walkLimit = 8
  /// The values, in the schema's order.
  let values: [LocatedValue]
  private let index: Set<DistinctValue>

  init(_ values: [LocatedValue]) {
    self.values = values
    index = values.count > Self.walkLimit ? Set(values.map(DistinctValue.init)) : []
  }

  /// Whether a value equals one of them.
  func contains(_ value: LocatedValue) -> Bool {
    guard index.isEmpty else { return index.contains(DistinctValue(value: value)) }
    return values.contains { $0.isEqual(to: value) }
  }
}
