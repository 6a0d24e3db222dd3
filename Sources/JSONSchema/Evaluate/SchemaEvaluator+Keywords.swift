internal import RegularExpressions
internal import StrictJSON

/// The keywords for any value, numbers and texts.
extension SchemaEvaluator {
  /// Whether a value passes a check for values of any type; all other checks pass.
  func applyToAny(
    _ check: SchemaCheck, _ value: BorrowedValue, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    switch check {
    case .never: return require(false, check, &state)
    case .type(let types): return require(types.contains(typeOf: value), check, &state)
    case .enumeration(let values), .constant(let values):
      return require(program.pools.values.with(values) { $0.contains(value.copy) }, check, &state)
    case .reference(let node):
      return applyInPlace(value, node, by: EvaluationStep(keyword: "$ref"), &parts, &state)
    case .dynamicReference(let index):
      let node = target(of: program.pools.dynamicReferences[index], state.scope)
      return applyInPlace(value, node, by: EvaluationStep(keyword: "$dynamicRef"), &parts, &state)
    case .allOf(let nodes): return apply(allOf: program.pools.schemas[nodes], to: value, &parts, &state)
    case .anyOf(let nodes): return apply(anyOf: program.pools.schemas[nodes], to: value, &parts, &state)
    case .oneOf(let nodes): return apply(oneOf: program.pools.schemas[nodes], to: value, &parts, &state)
    case .not(let node): return apply(not: node, to: value, &state)
    case .conditional(let condition, let then, let otherwise):
      return apply(if: condition, then, otherwise, to: value, &parts, &state)
    default: return true
    }
  }

  /// Whether a number passes a check.
  func apply(
    _ check: SchemaCheck, to number: ExactNumber, _ value: BorrowedValue, _ parts: inout EvaluatedParts?,
    _ state: inout State
  ) -> Bool {
    switch check {
    case .multipleOf(let divisor):
      require(number.isMultiple(of: program.pools.numbers[divisor]), check, &state)
    case .minimum(let bound): require(number >= program.pools.numbers[bound], check, &state)
    case .maximum(let bound): require(number <= program.pools.numbers[bound], check, &state)
    case .exclusiveMinimum(let bound): require(number > program.pools.numbers[bound], check, &state)
    case .exclusiveMaximum(let bound): require(number < program.pools.numbers[bound], check, &state)
    default: applyToAny(check, value, &parts, &state)
    }
  }

  /// Whether a text passes a check.
  func apply(
    _ check: SchemaCheck, to text: String, _ value: BorrowedValue, _ parts: inout EvaluatedParts?,
    _ state: inout State
  ) -> Bool {
    switch check {
    case .minLength(let least): require(text.hasScalars(atLeast: least), check, &state)
    case .maxLength(let most): require(text.hasScalars(atMost: most), check, &state)
    case .pattern(let pattern):
      require(program.pools.patterns.with(pattern) { matches($0, text, &state) }, check, &state)
    case .format(let format): require(format.accepts(text), check, &state)
    default: applyToAny(check, value, &parts, &state)
    }
  }

  /// Reports a check that fails.
  func require(_ passes: Bool, _ check: SchemaCheck, _ state: inout State) -> Bool {
    if !passes { state.recorder.report(check.keyword, .check(check)) }
    return passes
  }

  /// Whether a pattern matches; one that takes too long stops the evaluation.
  func matches(_ pattern: RegularExpression, _ text: String, _ state: inout State) -> Bool {
    do throws(MatchingLimitError) { return try pattern.matches(text) } catch {
      state.abort(.pattern(pattern.pattern))
      return false
    }
  }

  /// Applies a schema to the same value; the parts that it evaluates count only if the value is valid.
  func applyInPlace(
    _ value: BorrowedValue, _ node: Int, by step: @autoclosure () -> EvaluationStep,
    _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    guard parts != nil else { return evaluate(part: value, node, by: step(), &state) }
    var own = parts?.emptied
    let isValid = evaluate(value, node, by: step(), &own, &state)
    if isValid, let own { parts?.formUnion(own) }
    return isValid
  }

  /// The target of a dynamic reference: the outermost schema in scope that has the anchor (core, section 8.2.3.2).
  private func target(of reference: DynamicReference, _ scope: [Int]) -> Int {
    guard let anchor = reference.anchor else { return reference.initial }
    for resource in scope {
      if let node = program.resources[resource].dynamicAnchors[anchor] { return node }
    }
    return reference.initial
  }
}

extension String {
  /// Whether it has that many code points. Each takes one to four bytes of UTF-8, so that most texts need no counting.
  fileprivate func hasScalars(atLeast least: Int) -> Bool {
    guard utf8.count >= least, utf8.count / 4 < least else { return utf8.count >= least }
    var left = least
    // All but the first byte of a code point begin with the bits 10.
    for byte in utf8 where byte & 0xC0 != 0x80 {
      left -= 1
      if left <= 0 { return true }
    }
    return least == 0
  }

  /// Whether it has at most that many code points.
  fileprivate func hasScalars(atMost most: Int) -> Bool {
    utf8.count <= most || most < .max && !hasScalars(atLeast: most + 1)
  }
}
