internal import StrictJSON

/// Which members or elements of one value some keyword has looked at: what `unevaluatedProperties` and
/// `unevaluatedItems` leave alone (core, section 11).
struct EvaluatedParts {
  private var isEvaluated: [Bool]

  /// None of a value's parts.
  init(of value: LocatedValue.Content) {
    switch value {
    case .array(let elements): self.init(count: elements.count)
    case .object(let object): self.init(count: object.members.count)
    case .null, .bool, .number, .string: self.init(count: 0)
    }
  }

  private init(count: Int) { isEvaluated = [Bool](repeating: false, count: count) }

  func contains(_ position: Int) -> Bool { isEvaluated[position] }

  mutating func insert(_ position: Int) { isEvaluated[position] = true }

  mutating func insertAll() { isEvaluated = [Bool](repeating: true, count: isEvaluated.count) }

  mutating func formUnion(_ other: EvaluatedParts) {
    for position in isEvaluated.indices where other.isEvaluated[position] { isEvaluated[position] = true }
  }

  /// As many as there are, none of them evaluated yet.
  var emptied: EvaluatedParts { EvaluatedParts(count: isEvaluated.count) }
}
