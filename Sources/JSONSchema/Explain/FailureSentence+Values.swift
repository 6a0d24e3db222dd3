internal import Diagnostics
internal import StrictJSON

/// Sentences about numbers out of their range, and values that aren't among those allowed.
extension FailureSentence {
  static func outOfRange(
    _ value: LocatedValue, _ relation: String, _ bound: ExactNumber, _ name: String
  ) -> FailureSentence {
    FailureSentence("\(name) is \(value.shown); \(relation) \(bound.literal.cut)")
  }

  static func notMultiple(_ value: LocatedValue, _ divisor: ExactNumber, _ name: String) -> FailureSentence {
    FailureSentence(
      "\(name) is \(value.shown), which isn't a multiple of \(divisor.literal.cut)",
      fix: NearestMultiples(of: divisor, to: value).map { "use \($0.below) or \($0.above)" })
  }

  static func notAllowed(_ name: String, isRoot: Bool) -> FailureSentence {
    isRoot
      ? FailureSentence("the schema allows no value at all")
      : FailureSentence("\(name) isn't allowed here", fix: "delete it")
  }

  /// - Parameter isName: whether the value is the name of a field.
  static func unknownValue(
    _ value: LocatedValue, _ values: [LocatedValue], _ name: String, isName: Bool = false
  ) -> FailureSentence {
    guard values.count != 1 else { return otherValue(value, values, name) }
    guard !values.isEmpty else { return FailureSentence("\(name) has no value that is allowed") }
    let message = "\(name) \(value.shown) isn't known"
    let names = values.prefix(41).map { $0.string ?? $0.shown }
    if let text = value.string, let nearest = NearestName.of(text, in: values.texts) {
      guard !isName else { return FailureSentence("\(message); did you mean \"\(nearest)\"?") }
      return FailureSentence("\(message); use \(nearest)", fix: "write one of \(names.listed)")
    }
    return FailureSentence("\(message); use one of \(names.listed)", fix: quotes(value, values))
  }

  /// - Parameter values: the one value that is allowed.
  static func otherValue(_ value: LocatedValue, _ values: [LocatedValue], _ name: String) -> FailureSentence {
    let wanted = values.map(\.shown).joined()
    return FailureSentence("\(name) must be \(wanted), not \(value.shown)", fix: quotes(value, values))
  }

  /// What to do where the value is right but for its quotes.
  private static func quotes(_ value: LocatedValue, _ values: [LocatedValue]) -> String? {
    for wanted in values.prefix(1000) {
      if let text = value.string, wanted.string == nil, wanted.shown.hasSameBytes(as: text) {
        return "write it without quotes: \(text)"
      }
      if let text = wanted.string, value.string == nil, value.shown.hasSameBytes(as: text) {
        return "put it in quotes: \"\(text)\""
      }
    }
    return nil
  }
}

extension [LocatedValue] {
  /// The texts among the first thousand.
  fileprivate var texts: [String] { prefix(1000).compactMap(\.string) }
}
