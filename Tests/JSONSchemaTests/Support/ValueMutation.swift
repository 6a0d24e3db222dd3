import StrictJSON
import TestSupport

/// Changes a value in one place, as a contributor might by mistake.
enum ValueMutation {
  static func mutate(_ value: LocatedValue, _ random: inout SeededGenerator) -> LocatedValue {
    let descends = Int.random(in: 0..<4, using: &random) > 0
    switch value.content {
    case .object(let object) where !object.members.isEmpty:
      let index = Int.random(in: 0..<object.members.count, using: &random)
      return made(.object(LocatedObject(members(object.members, index, descends, &random))))
    case .array(let elements) where descends && !elements.isEmpty:
      let index = Int.random(in: 0..<elements.count, using: &random)
      return made(.array(self.elements(elements, index, &random)))
    case .string(let text) where descends: return made(.string(altered(text, &random)))
    default: return other(&random)
    }
  }

  private static func members(
    _ members: [LocatedObject.Member], _ index: Int, _ descends: Bool, _ random: inout SeededGenerator
  ) -> [LocatedObject.Member] {
    var members = members
    let member = members[index]
    switch Int.random(in: 0..<6, using: &random) {
    case 0: members.remove(at: index)
    case 1: members[index] = .init(key: member.key + "s", keySpan: 0..<0, value: member.value)
    case 2 where !descends: members[index] = .init(key: member.key, keySpan: 0..<0, value: other(&random))
    default:
      members[index] = .init(key: member.key, keySpan: 0..<0, value: mutate(member.value, &random))
    }
    return members
  }

  private static func elements(
    _ elements: [LocatedValue], _ index: Int, _ random: inout SeededGenerator
  ) -> [LocatedValue] {
    var elements = elements
    switch Int.random(in: 0..<4, using: &random) {
    case 0: elements.remove(at: index)
    case 1: elements.append(elements[index])
    case 2: elements += (0..<30).map { made(.string("\($0) more")) }
    default: elements[index] = mutate(elements[index], &random)
    }
    return elements
  }

  private static func altered(_ text: String, _ random: inout SeededGenerator) -> String {
    let additions = [
      " ", "è", "🦊", "-", "A", "#", "e\u{300}", "0", "?utm_source=x", String(repeating: "x", count: 40),
    ]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return ""
    case 1: return String(text.dropLast())
    case 2: return text.uppercased()
    case 3: return (additions.randomElement(using: &random) ?? "") + text
    default: return text + (additions.randomElement(using: &random) ?? "")
    }
  }

  /// A value of any type.
  private static func other(_ random: inout SeededGenerator) -> LocatedValue {
    let numbers = ["0", "1", "-1", "1.0", "1.5", "3000", "1e2"].compactMap(ExactNumber.init(literal:))
    let contents: [LocatedValue.Content] =
      [.null, .bool(true), .string("a"), .string("EAN13"), .array([]), .object(LocatedObject([]))]
      + numbers.map { .number($0) }
    return made(contents.randomElement(using: &random) ?? .null)
  }

  private static func made(_ content: LocatedValue.Content) -> LocatedValue {
    LocatedValue(content, at: 0..<0)
  }
}
