internal import StrictJSON

/// The members and elements of all collections whose end wasn't read yet, those of inner ones after those of outer ones. The
/// array of each is made at its end, at its length.
struct PendingNodes {
  fileprivate(set) var members: [LocatedObject.Member] = []
  fileprivate var elements: [LocatedValue] = []
}

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
  /// Where its members and elements begin among the pending ones.
  private let first: (member: Int, element: Int)
  private var keys = KeySet()
  /// The end of its last node.
  private var end: Int
  let isMapping: Bool

  init(start: Int, isMapping: Bool, after pending: PendingNodes) {
    self.start = start
    self.isMapping = isMapping
    first = (pending.members.count, pending.elements.count)
    end = start
    expected = isMapping ? .key : .element
  }

  /// Whether the next node is a key.
  var expectsKey: Bool {
    if case .key = expected { true } else { false }
  }

  /// Takes a key; `false` for a duplicate, whose value will be skipped.
  mutating func take(key: String, at span: Range<Int>, _ pending: PendingNodes) -> Bool {
    let isNew = keys.insert(key, after: members(in: pending))
    expected = isNew ? .value(key: key, span: span) : .skippedValue
    return isNew
  }

  /// Skips the key that comes here, with its value.
  mutating func skipKey() { expected = .skippedValue }

  /// Takes a value.
  mutating func take(_ value: LocatedValue, _ pending: inout PendingNodes) {
    end = max(end, value.span.upperBound)
    switch expected {
    case .value(let key, let span):
      pending.members.append(.init(key: key, keySpan: span, value: value))
      expected = .key
    case .skippedValue: expected = .key
    case .element, .key: pending.elements.append(value)
    }
  }

  /// Its members so far.
  func members(in pending: PendingNodes) -> ArraySlice<LocatedObject.Member> {
    pending.members[first.member...]
  }

  /// The whole collection. One in brackets ends with its bracket, at `bracket`; any other ends with its last node,
  /// because libyaml ends it at the next token, which may be lines and comments later.
  func closed(bracket: Range<Int>, _ pending: inout PendingNodes) -> LocatedValue {
    LocatedValue(
      isMapping
        ? .object(LocatedObject(pending.members.take(from: first.member)))
        : .array(pending.elements.take(from: first.element)),
      at: start..<(bracket.isEmpty ? end : bracket.upperBound))
  }
}

extension Array {
  /// Takes the elements from an index on away, in an array of their number: that of a slice may have the room of all.
  fileprivate mutating func take(from start: Int) -> [Element] {
    var taken: [Element] = []
    taken.reserveCapacity(count - start)
    taken += self[start...]
    removeLast(taken.count)
    return taken
  }
}
