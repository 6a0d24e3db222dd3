internal import StrictJSON

/// A mapping or a sequence whose end wasn't read yet.
struct OpenCollection {
  /// What the next node is.
  enum Expectation {
    case element
    case key
    case value(key: String, span: Range<Int>)
    /// The value of a key that is skipped, such as a duplicate.
    case skippedValue
  }

  let start: Int
  private(set) var expected: Expectation
  private(set) var members: [LocatedObject.Member] = []
  private var elements: [LocatedValue] = []
  private var keys = KeySet()
  /// The end of its last node.
  private var end: Int
  private let isMapping: Bool

  init(start: Int, isMapping: Bool) {
    self.start = start
    self.isMapping = isMapping
    end = start
    expected = isMapping ? .key : .element
  }

  /// Whether the next node is a key.
  var expectsKey: Bool {
    if case .key = expected { true } else { false }
  }

  /// Takes a key; `false` for a duplicate, whose value will be skipped.
  mutating func take(key: String, at span: Range<Int>) -> Bool {
    let isNew = keys.insert(key, after: members)
    expected = isNew ? .value(key: key, span: span) : .skippedValue
    return isNew
  }

  /// Skips the key that comes here, with its value.
  mutating func skipKey() { expected = .skippedValue }

  /// Takes a value.
  mutating func take(_ value: LocatedValue) {
    end = max(end, value.span.upperBound)
    switch expected {
    case .value(let key, let span):
      members.append(.init(key: key, keySpan: span, value: value))
      expected = .key
    case .skippedValue: expected = .key
    case .element, .key: elements.append(value)
    }
  }

  /// The whole collection. One in brackets ends with its bracket, at `bracket`; any other ends with its last node,
  /// because libyaml ends it at the next token, which may be lines and comments later.
  func closed(bracket: Range<Int>) -> LocatedValue {
    LocatedValue(
      isMapping ? .object(LocatedObject(members)) : .array(elements),
      at: start..<(bracket.isEmpty ? end : bracket.upperBound))
  }
}
