internal import StrictJSON

/// The values of one list seen so far: a walk while they are few, a hash table from then on, so that a list of a hundred
/// thousand stays linear and a short one costs little.
struct DistinctValues {
  private static let walkLimit = 16
  private var few: [LocatedValue] = []
  private var many: Set<DistinctValue> = []

  /// Adds a value; `false` when one that JSON Schema calls equal is there already.
  mutating func insert(_ value: LocatedValue) -> Bool {
    guard few.count >= Self.walkLimit else {
      guard !few.contains(where: { $0.isEqual(to: value) }) else { return false }
      few.append(value)
      return true
    }
    if many.isEmpty { many = Set(few.map(DistinctValue.init)) }
    return many.insert(DistinctValue(value: value)).inserted
  }
}
