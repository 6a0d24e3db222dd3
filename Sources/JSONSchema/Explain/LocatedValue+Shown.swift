internal import StrictJSON

/// Values as they stand in a sentence.
extension LocatedValue {
  /// As a person would write it; what is long or deep is cut, so that a sentence stays one however large the value is.
  var shown: String { shown(depth: 2) }

  /// What the value is, with its article.
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
    case .number(let number): return number.literal.cut
    case .string(let text): return "\"\(text.cut)\""
    case .array(let elements):
      guard depth > 0 || elements.isEmpty else { return "[…]" }
      let first = elements.prefix(3).map { $0.shown(depth: depth - 1) }
      return "[" + first.joined(separator: ", ") + (elements.count > 3 ? ", …]" : "]")
    case .object(let object):
      guard !object.members.isEmpty else { return "{}" }
      guard depth > 0 else { return "{…}" }
      let first = object.members.prefix(3).map { "\($0.key.cut): \($0.value.shown(depth: depth - 1))" }
      return "{ " + first.joined(separator: ", ") + (object.members.count > 3 ? ", … }" : " }")
    }
  }
}

extension String {
  /// At most 60 characters of the text. Unicode scalars are counted: a single grapheme may be a million of them.
  var cut: String {
    let scalars = unicodeScalars.prefix(61)
    return scalars.count > 60 ? String(scalars.prefix(57)) + "…" : self
  }
}

extension [String] {
  /// The texts as a list for a sentence, which ends where nobody would read on.
  var listed: String { prefix(40).map(\.cut).joined(separator: ", ") + (count > 40 ? ", …" : "") }

  /// The texts as a list with a word before the last one.
  func listed(last conjunction: String) -> String {
    guard (2...40).contains(count), let last else { return listed }
    return dropLast().joined(separator: ", ") + conjunction + last
  }
}
