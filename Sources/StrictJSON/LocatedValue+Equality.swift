extension LocatedValue {
  /// Whether both are the same JSON value (JSON Schema 2020-12 core, section 4.2.2): places, the order of
  /// members and the spelling of numbers don't count, and strings are compared byte by byte.
  public func isEqual(to other: LocatedValue) -> Bool {
    // Not a switch over the pair, which would copy both.
    switch content {
    case .null: other.isNull
    case .bool(let flag): other.bool == flag
    case .number(let number): if case .number(let second) = other.content { number == second } else { false }
    case .string(let text):
      if case .string(let second) = other.content { text.hasSameBytes(as: second) } else { false }
    case .array(let elements):
      if case .array(let others) = other.content { Self.areEqual(elements, others) } else { false }
    case .object(let object):
      if case .object(let second) = other.content { object.isEqual(to: second) } else { false }
    }
  }

  private static func areEqual(_ elements: [LocatedValue], _ others: [LocatedValue]) -> Bool {
    elements.count == others.count && zip(elements, others).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension LocatedObject {
  fileprivate func isEqual(to other: LocatedObject) -> Bool {
    members.count == other.members.count
      && members.allSatisfy { member in other[member.key].map { member.value.isEqual(to: $0) } ?? false }
  }
}
