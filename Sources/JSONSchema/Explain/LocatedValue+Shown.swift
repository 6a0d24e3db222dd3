internal import Diagnostics
internal import StrictJSON

/// Values in a message.
extension LocatedValue {
  /// As a person would write it, with long and deep parts cut.
  var shown: String { shown(depth: 2) }

  /// The value with its type: `the number 12`.
  var found: String {
    switch content {
    case .null, .bool, .string: shown
    case .number: "the number \(shown)"
    case .array: "a list"
    case .object: "a mapping of fields"
    }
  }

  /// Whether it is an array or an object.
  var isContainer: Bool {
    switch content {
    case .array, .object: true
    default: false
    }
  }

  private func shown(depth: Int) -> String {
    switch content {
    case .null: return "null"
    case .bool(let flag): return "\(flag)"
    case .number(let number): return number.literal.truncated
    case .string(let text): return "\"\(text.truncated)\""
    case .array(let elements):
      guard depth > 0 || elements.isEmpty else { return "[…]" }
      let first = elements.prefix(3).map { $0.shown(depth: depth - 1) }
      return "[" + first.joined(separator: ", ") + (elements.count > 3 ? ", …]" : "]")
    case .object(let object):
      guard !object.members.isEmpty else { return "{}" }
      guard depth > 0 else { return "{…}" }
      let first = object.members.prefix(3).map { "\($0.key.truncated): \($0.value.shown(depth: depth - 1))" }
      return "{ " + first.joined(separator: ", ") + (object.members.count > 3 ? ", … }" : " }")
    }
  }
}

extension [String] {
  /// The texts in quotes.
  var quoted: [String] { map { "\"\($0.truncated)\"" } }

  /// At most forty of the texts as a list in a message.
  var listed: String { prefix(40).map(\.truncated).joined(separator: ", ") + (count > 40 ? ", …" : "") }

  /// The list with a conjunction before the last text.
  func listed(last conjunction: String) -> String {
    guard (2...40).contains(count), let last else { return listed }
    return dropLast().joined(separator: ", ") + conjunction + last
  }
}
