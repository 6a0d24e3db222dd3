internal import RegularExpressions
internal import StrictJSON

/// What each keyword asks.
extension SchemaEvaluator {
  /// Whether a value passes a check that isn't about one type of value; all others let it pass.
  mutating func applyToAny(
    _ check: SchemaCheck, _ value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch check {
    case .never: return require(false, check)
    case .type(let types): return require(types.contains(typeOf: value.content), check)
    case .enumeration(let values), .constant(let values):
      return require(program.pools.values[values].contains(value.copy), check)
    case .reference(let node): return applyInPlace(value, node, by: EvaluationStep(keyword: "$ref"), &parts)
    case .dynamicReference(let index):
      let node = target(of: program.pools.dynamicReferences[index])
      return applyInPlace(value, node, by: EvaluationStep(keyword: "$dynamicRef"), &parts)
    case .allOf(let nodes): return apply(allOf: program.pools.schemas[nodes], to: value, &parts)
    case .anyOf(let nodes): return apply(anyOf: program.pools.schemas[nodes], to: value, &parts)
    case .oneOf(let nodes): return apply(oneOf: program.pools.schemas[nodes], to: value, &parts)
    case .not(let node): return apply(not: node, to: value)
    case .conditional(let condition, let then, let otherwise):
      return apply(if: condition, then, otherwise, to: value, &parts)
    default: return true
    }
  }

  /// Whether a number passes a check.
  mutating func apply(
    _ check: SchemaCheck, to number: ExactNumber, _ value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch check {
    case .multipleOf(let divisor): require(number.isMultiple(of: program.pools.numbers[divisor]), check)
    case .minimum(let bound): require(number >= program.pools.numbers[bound], check)
    case .maximum(let bound): require(number <= program.pools.numbers[bound], check)
    case .exclusiveMinimum(let bound): require(number > program.pools.numbers[bound], check)
    case .exclusiveMaximum(let bound): require(number < program.pools.numbers[bound], check)
    default: applyToAny(check, value, &parts)
    }
  }

  /// Whether a text passes a check.
  mutating func apply(
    _ check: SchemaCheck, to text: String, _ value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch check {
    case .minLength(let least): require(text.hasScalars(atLeast: least), check)
    case .maxLength(let most): require(text.hasScalars(atMost: most), check)
    case .pattern(let pattern): require(matches(program.pools.patterns[pattern], text), check)
    case .format(let format): require(format.accepts(text), check)
    default: applyToAny(check, value, &parts)
    }
  }

  /// Notes that a check fails if it does.
  mutating func require(_ passes: Bool, _ check: SchemaCheck) -> Bool {
    if !passes { recorder.report(check.keyword, .check(check)) }
    return passes
  }

  /// Whether a pattern matches; one that takes too long over a text decides nothing.
  mutating func matches(_ pattern: RegularExpression, _ text: String) -> Bool {
    do throws(MatchingLimitError) { return try pattern.matches(text) } catch {
      giveUp(.pattern(pattern.pattern))
      return false
    }
  }

  /// Applies a schema to the value at hand; the parts that it looked at count only if the value is valid.
  mutating func applyInPlace(
    _ value: BorrowedValue, _ node: Int, by step: @autoclosure () -> EvaluationStep,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    guard parts != nil else { return evaluate(part: value, node, by: step()) }
    var own = parts?.emptied
    let isValid = evaluate(value, node, by: step(), &own)
    if isValid, let own { parts?.formUnion(own) }
    return isValid
  }
}

extension String {
  /// Whether it has that many code points: each takes one to four bytes of UTF-8, so that most texts need no counting.
  fileprivate func hasScalars(atLeast least: Int) -> Bool {
    utf8.count >= least && (utf8.count / 4 >= least || unicodeScalars.count >= least)
  }

  /// Whether it has no more code points than that.
  fileprivate func hasScalars(atMost most: Int) -> Bool {
    utf8.count <= most || utf8.count / 4 <= most && unicodeScalars.count <= most
  }
}
