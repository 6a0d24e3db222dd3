/// A condition on an element and its ancestors.
struct Selector: Hashable, Sendable {
  /// The relation of a condition to the one on its right.
  enum Combinator: Hashable, Sendable {
    case descendant, child
  }

  /// A condition on an ancestor.
  struct Ancestor: Hashable, Sendable {
    let combinator: Combinator
    let compound: CompoundSelector
  }

  let subject: CompoundSelector
  /// From right to left.
  let ancestors: [Ancestor]

  var specificity: Specificity {
    ancestors.reduce(subject.specificity) { $0 + $1.compound.specificity }
  }
}

/// Conditions that an element has to meet, all of them. Names are bytes, because Swift's strings are equal if they look
/// alike.
struct CompoundSelector: Hashable, Sendable {
  /// `nil` for any.
  var type: [UInt8]?
  var ids: [[UInt8]] = []
  var classes: [[UInt8]] = []
  var attributes: [AttributeSelector] = []
  /// How often `:root` is among the conditions.
  var roots = 0

  var specificity: Specificity {
    Specificity(ids: ids.count, classes: classes.count + attributes.count + roots, types: type == nil ? 0 : 1)
  }
}

/// A condition on an attribute (Selectors 4 section 6).
struct AttributeSelector: Hashable, Sendable {
  enum Comparison: Hashable, Sendable {
    case exists
    case equals
    /// `~=`: one of the words.
    case includes
    /// `|=`: the value, or a text that begins with the value and a hyphen.
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
    // An empty value never matches.
    case .prefix: return !value.isEmpty && text.starts(with: value)
    case .suffix: return !value.isEmpty && text.reversed().starts(with: value.reversed())
    case .substring: return !value.isEmpty && contains(text)
    }
  }

  private func contains(_ text: [UInt8]) -> Bool {
    guard text.count >= value.count else { return false }
    return (0...text.count - value.count).contains { text[$0...].starts(with: value) }
  }

  /// The cost of the comparison, in steps that each take as long as a comparison of names.
  func cost(for text: [UInt8]) -> Int {
    comparison == .substring ? 1 + text.count * value.count / 64 : 1 + text.count / 16
  }
}

/// The precedence of a selector (Selectors 4 section 16).
struct Specificity: Hashable, Comparable, Sendable {
  var ids = 0
  var classes = 0
  var types = 0

  static func < (left: Specificity, right: Specificity) -> Bool {
    (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
  }

  static func + (left: Specificity, right: Specificity) -> Specificity {
    Specificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes, types: left.types + right.types)
  }
}

/// Known selectors that aren't supported (Selectors 4 section 4 and following), because they depend on the reader, on
/// time, or on an element's siblings.
enum PseudoSelectors {
  static let classes: Set = [
    "active", "any-link", "checked", "default", "defined", "dir", "disabled", "empty", "enabled",
    "first-child",
    "first-of-type", "focus", "focus-visible", "focus-within", "has", "hover", "indeterminate", "is", "lang",
    "last-child", "last-of-type", "link", "not", "nth-child", "nth-last-child", "nth-last-of-type",
    "nth-of-type",
    "only-child", "only-of-type", "scope", "target", "visited", "where",
  ]
  static let elements: Set = ["after", "before", "first-letter", "first-line", "marker", "selection"]
}
