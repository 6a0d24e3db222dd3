internal import StrictJSON

extension LocatedValue {
  /// Whether it says that nothing is known: `null`, a list or a text of nothing.
  var isEmpty: Bool { isNull || array?.isEmpty ?? string?.isEmpty ?? false }

  /// An object without the members that say nothing; any other value as it is.
  func withoutEmptyMembers() -> LocatedValue {
    guard let object else { return self }
    return LocatedValue(.object(LocatedObject(object.members.filter { !$0.value.isEmpty })), at: span)
  }

  /// An object with another value for one of its members; any other value as it is.
  func mappingMember(_ key: String, _ transform: (LocatedValue) -> LocatedValue) -> LocatedValue {
    guard let object else { return self }
    let members = object.members.map { member in
      member.key.hasSameBytes(as: key)
        ? LocatedObject.Member(key: key, keySpan: member.keySpan, value: transform(member.value)) : member
    }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }

  /// The value without the members whose keys stand at those places, at any depth.
  func removingMembers(at places: Set<Range<Int>>) -> LocatedValue {
    switch content {
    case .array(let elements):
      return LocatedValue(.array(elements.map { $0.removingMembers(at: places) }), at: span)
    case .object(let object):
      let members = object.members.filter { !places.contains($0.keySpan) }.map { member in
        LocatedObject.Member(
          key: member.key, keySpan: member.keySpan, value: member.value.removingMembers(at: places))
      }
      return LocatedValue(.object(LocatedObject(members)), at: span)
    default: return self
    }
  }
}
