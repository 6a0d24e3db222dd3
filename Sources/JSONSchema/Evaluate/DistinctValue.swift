internal import StrictJSON

/// A value that is the same as another when JSON Schema calls them equal, so that a list of a hundred thousand
/// can be searched for duplicates in linear time.
struct DistinctValue: Hashable {
  let value: LocatedValue

  static func == (left: DistinctValue, right: DistinctValue) -> Bool { left.value.isEqual(to: right.value) }

  func hash(into hasher: inout Hasher) {
    switch value.content {
    case .null: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(ByteString(text))
    case .array(let elements): for element in elements { hasher.combine(DistinctValue(value: element)) }
    case .object(let object): hasher.combine(Self.hash(of: object))
    }
  }

  /// The order of the members doesn't count.
  private static func hash(of object: LocatedObject) -> Int {
    object.members.reduce(object.members.count) { hash, member in
      var hasher = Hasher()
      hasher.combine(ByteString(member.key))
      hasher.combine(DistinctValue(value: member.value))
      return hash ^ hasher.finalize()
    }
  }
}

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
