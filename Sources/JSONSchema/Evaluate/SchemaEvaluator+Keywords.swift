internal import RegularExpressions
internal import StrictJSON

/// What each keyword asks.
extension SchemaEvaluator {
  /// Whether a value passes a check.
  mutating func apply(_ check: SchemaCheck, to value: LocatedValue, _ parts: inout EvaluatedParts?) -> Bool {
    switch check {
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
    default: return applyByType(check, to: value, &parts)
    }
  }

  /// Whether a value passes a check that looks at one type of value, and lets all others pass.
  private mutating func applyByType(
    _ check: SchemaCheck, to value: LocatedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    let isValid: Bool
    switch value.content {
    case .string(let text): isValid = passes(text, check) && passesAsAny(value, check)
    case .number(let number): isValid = passes(number, check) && passesAsAny(value, check)
    case .array(let elements):
      if let answer = apply(check, toArray: elements, &parts) { return answer }
      isValid = passesAsAny(value, check)
    case .object(let object):
      if let answer = apply(check, to: object, of: value, &parts) { return answer }
      isValid = passesAsAny(value, check)
    case .null, .bool: isValid = passesAsAny(value, check)
    }
    if !isValid { recorder.report(check.keyword, .check(check)) }
    return isValid
  }

  private func passesAsAny(_ value: LocatedValue, _ check: SchemaCheck) -> Bool {
    switch check {
    case .never: false
    case .type(let types): types.contains(typeOf: value)
    case .enumeration(let values), .constant(let values): program.pools.values[values].contains(value)
    default: true
    }
  }

  private func passes(_ number: ExactNumber, _ check: SchemaCheck) -> Bool {
    switch check {
    case .multipleOf(let divisor): number.isMultiple(of: program.pools.numbers[divisor])
    case .minimum(let bound): number >= program.pools.numbers[bound]
    case .maximum(let bound): number <= program.pools.numbers[bound]
    case .exclusiveMinimum(let bound): number > program.pools.numbers[bound]
    case .exclusiveMaximum(let bound): number < program.pools.numbers[bound]
    default: true
    }
  }

  private mutating func passes(_ text: String, _ check: SchemaCheck) -> Bool {
    switch check {
    case .minLength(let least): text.hasScalars(atLeast: least)
    case .maxLength(let most): text.hasScalars(atMost: most)
    case .pattern(let pattern): matches(program.pools.patterns[pattern], text)
    case .format(let format): format.accepts(text)
    default: true
    }
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
    _ value: LocatedValue, _ node: Int, by step: @autoclosure () -> EvaluationStep,
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
