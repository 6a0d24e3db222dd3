import StrictJSON
import TestSupport

/// Changes JSON values at random: removes, doubles, swaps, renames and replaces their members and elements.
struct TreeMutation {
  /// Limits of readers, validators and languages.
  private static let scraps = [
    "null", "true", "false", "0", "-1", "-0.0", "1.0", "1.5", "2", "3", "1e2", "1e-9", "4294967296", "1e400",
    "9223372036854775808", "\"\"", "\"a\"", #""\u0000""#, #""e\u0300""#, "\"🦊\"", "[]", "{}", "[[]]", "\"#\"",
    "\"#/\"", "\"#/$defs/a\"", "\"^a\"", "\"object\"", "\"https://json-schema.org/draft/2020-12/schema\"",
  ]
  /// The values to insert: the scraps, and all parts of the given values.
  private let parts: [LocatedValue]
  /// Members to insert as a whole, so that a keyword often has a suitable value.
  private let members: [LocatedObject.Member]
  private let keys: [String]

  /// Mutations that insert parts of the given values, and `keys` beside those of the values.
  init(of values: [LocatedValue], keys: [String]) throws {
    let found = values.flatMap(\.parts)
    parts = try Self.scraps.map { try TestSchema.value($0) } + found
    members = found.flatMap { $0.object?.members ?? [] }
    self.keys = keys + members.map(\.key)
  }

  func mutate(_ value: LocatedValue, _ random: inout SeededGenerator) -> LocatedValue {
    // Most changes should be deep in a value.
    let descends = Int.random(in: 0..<4, using: &random) > 0
    switch value.content {
    case .object(let object):
      let members = descends ? descend(object.members, &random) : changed(object.members, &random)
      return LocatedValue(.object(LocatedObject(members)), at: value.span)
    case .array(var elements):
      change(&elements, descends: descends, &random)
      return LocatedValue(.array(elements), at: value.span)
    default: return other(than: value, &random)
    }
  }

  /// Something else, mostly of the same kind.
  private func other(than value: LocatedValue, _ random: inout SeededGenerator) -> LocatedValue {
    let candidates = (0..<4).map { _ in random.pick(parts) }
    return candidates.first { $0.kind == value.kind } ?? candidates[0]
  }

  private func descend(
    _ members: [LocatedObject.Member], _ random: inout SeededGenerator
  ) -> [LocatedObject.Member] {
    guard let index = members.indices.randomElement(using: &random) else { return changed(members, &random) }
    var members = members
    members[index] = member(members[index].key, mutate(members[index].value, &random))
    return members
  }

  /// The result has no duplicate key, which readers would reject.
  private func changed(
    _ members: [LocatedObject.Member], _ random: inout SeededGenerator
  ) -> [LocatedObject.Member] {
    var members = members
    var (key, value) = (random.pick(keys), random.pick(parts))
    if Int.random(in: 0..<4, using: &random) > 0 {
      let other = random.pick(self.members)
      (key, value) = (other.key, other.value)
    }
    if let index = members.indices.randomElement(using: &random) {
      let other = members.indices.randomElement(using: &random) ?? index
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        members.remove(at: index)
        return members
      case 1: value = members.remove(at: index).value
      case 2: value = members[index].value
      case 3: key = members[index].key
      case 4:
        (key, value) = (members[other].key, members[index].value)
        members[index] = member(members[index].key, members[other].value)
      default: break
      }
    }
    members.removeAll { Array($0.key.utf8) == Array(key.utf8) }
    return members + [member(key, value)]
  }

  private func change(_ elements: inout [LocatedValue], descends: Bool, _ random: inout SeededGenerator) {
    guard let index = elements.indices.randomElement(using: &random) else {
      elements.append(random.pick(parts))
      return
    }
    let operation = descends ? 5 : Int.random(in: 0..<5, using: &random)
    switch operation {
    case 0: elements.remove(at: index)
    case 1: elements.append(elements[index])
    case 2: elements[index] = random.pick(parts)
    case 3: elements.swapAt(index, Int.random(in: elements.indices, using: &random))
    case 4: elements.insert(random.pick(parts), at: index)
    default: elements[index] = mutate(elements[index], &random)
    }
  }

  private func member(_ key: String, _ value: LocatedValue) -> LocatedObject.Member {
    .init(key: key, keySpan: 0..<0, value: value)
  }
}

extension LocatedValue {
  fileprivate var kind: String {
    switch content {
    case .null, .bool: "word"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The value and all values in it.
  fileprivate var parts: [LocatedValue] {
    let inner = array ?? object?.members.map(\.value) ?? []
    return [self] + inner.flatMap(\.parts)
  }
}
