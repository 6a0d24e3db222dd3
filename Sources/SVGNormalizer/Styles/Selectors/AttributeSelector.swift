/// A condition on an attribute (Selectors 4 section 6).
struct AttributeSelector: Hashable, Sendable {
  enum Comparison: Hashable, Sendable {
    case exists
    case equals
    /// `~=`: one of the words.
    case includes
    /// `|=`: the value, or the value and a hyphen at the beginning.
    case dashMatch
    case prefix
    case suffix
    case substring
  }

  let name: [UInt8]
  var comparison: Comparison = .exists
  var value: [UInt8] = []

  /// Whether a value meets the condition.
  func matches(_ text: [UInt8]) -> Bool {
    switch comparison {
    case .exists: return true
    case .equals: return text == value
    case .includes:
      return !value.contains(where: \.isCSSWhitespace)
        && text.split(whereSeparator: \.isCSSWhitespace).contains { $0.elementsEqual(value) }
    case .dashMatch: return text == value || text.starts(with: value + [UInt8(ascii: "-")])
    // An empty value is found nowhere.
    case .prefix: return !value.isEmpty && text.starts(with: value)
    case .suffix: return !value.isEmpty && text.reversed().starts(with: value.reversed())
    case .substring: return !value.isEmpty && contains(text)
    }
  }

  private func contains(_ text: [UInt8]) -> Bool {
    guard text.count >= value.count else { return false }
    return (0...text.count - value.count).contains { text[$0...].starts(with: value) }
  }

  /// How long the comparison may take, in steps that each take as long as a comparison of names.
  func cost(for text: [UInt8]) -> Int {
    comparison == .substring ? 1 + text.count * value.count / 64 : 1 + text.count / 16
  }
}
