internal import StrictJSON

/// A value with the equality of JSON Schema and a hash, to find duplicates in linear time.
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

/// Finds the values of one list that equal an earlier one: by linear scans while they are few and by a hash table from
/// then on, so that a short list costs little and one of a hundred thousand takes linear time.
struct DistinctValues {
  private static let scanLimit = 16
  private let elements: [LocatedValue]
  private var many: Set<DistinctValue> = []

  init(_ elements: [LocatedValue]) { self.elements = elements }

  /// Adds the element at a position, which must follow those added before; `false` when it equals one of them.
  mutating func insert(_ position: Int) -> Bool {
    guard position >= Self.scanLimit else {
      return !elements[..<position].contains { $0.isEqual(to: elements[position]) }
    }
    if many.isEmpty { many = Set(elements[..<position].map(DistinctValue.init)) }
    return many.insert(DistinctValue(value: elements[position])).inserted
  }
}

/// The values of `enum`: a linear scan while they are few, a hash table for long lists of codes.
struct ValueSet: Sendable {
  private static let scanLimit = 8
  /// The values, in the schema's order.
  let values: [LocatedValue]
  private let index: Set<DistinctValue>

  init(_ values: [LocatedValue]) {
    self.values = values
    index = values.count > Self.scanLimit ? Set(values.map(DistinctValue.init)) : []
  }

  /// Whether a value equals one of them.
  func contains(_ value: LocatedValue) -> Bool {
    guard index.isEmpty else { return index.contains(DistinctValue(value: value)) }
    return values.contains { $0.isEqual(to: value) }
  }
}
