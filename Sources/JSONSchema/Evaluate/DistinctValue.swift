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
