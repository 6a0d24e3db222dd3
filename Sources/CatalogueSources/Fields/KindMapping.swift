internal import Diagnostics
internal import StrictJSON

/// Reads the mappings of `kind.yaml`, and collects what is wrong with them.
struct KindMapping {
  private(set) var problems: [InvalidKind.Problem] = []

  /// The members of a mapping that are known; others are reported.
  mutating func members(
    of value: LocatedValue, _ what: String, known: [String]
  ) -> [LocatedObject.Member] {
    guard let object = mapping(value, what) else { return [] }
    return object.members.filter { member in
      if known.contains(member.key) { return true }
      let hint = NearestName.of(member.key, in: known).map { "; did you mean \"\($0)\"?" }
      let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
      report("\(what) has no \"\(member.key)\"\(hint ?? ", but \(list)")", at: member.keySpan)
      return false
    }
  }

  /// The value as a mapping; reported where it isn't one.
  mutating func mapping(_ value: LocatedValue, _ what: String) -> LocatedObject? {
    if value.object == nil { report("\(what) must be a mapping", at: value.span) }
    return value.object
  }

  mutating func report(_ message: String, at span: Range<Int>) {
    problems.append(InvalidKind.Problem(message: message, span: span))
  }
}
