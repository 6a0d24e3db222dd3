extension LocatedValue {
  /// Whether both are the same JSON value (JSON Schema 2020-12 core, section 4.2.2): places, the order of
  /// members and the spelling of numbers don't count, and strings are compared byte by byte.
  public func isEqual(to other: LocatedValue) -> Bool {
    switch (content, other.content) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.string(let first), .string(let second)): first.hasSameBytes(as: second)
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let first), .object(let second)):
      first.members.count == second.members.count
        && first.members.allSatisfy { member in
          second[member.key].map { member.value.isEqual(to: $0) } ?? false
        }
    default: false
    }
  }
}
