internal import RegularExpressions
internal import StrictJSON

/// What each keyword asks.
extension SchemaEvaluator {
  /// Whether a value passes a keyword.
  mutating func apply(
    _ keyword: SchemaKeyword, to value: LocatedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch (keyword.check, value.content) {
    case (.reference(let node), _):
      return applyInPlace(value, node, by: EvaluationStep(keyword: keyword.name), &parts)
    case (.dynamicReference(let reference), _):
      return applyInPlace(value, target(of: reference), by: EvaluationStep(keyword: keyword.name), &parts)
    case (.members(let check), .object(let object)): return apply(check, to: object, &parts)
    case (.required(let keys), .object(let object)): return require(keys, in: object, keyword.name)
    case (.dependencies(let check), .object(let object)):
      return apply(check, to: value, object, keyword.name, &parts)
    case (.propertyNames(let node), .object(let object)): return applyToNames(node, of: object)
    case (.unevaluatedProperties(let node), .object(let object)):
      return applyToUnevaluated(node, object, keyword.name, &parts)
    case (.prefixItems(let nodes), .array(let elements)): return apply(prefix: nodes, to: elements, &parts)
    case (.items(let node, let first), .array(let elements)):
      return apply(items: node, from: first, to: elements, &parts)
    case (.unevaluatedItems(let node), .array(let elements)):
      return applyToUnevaluated(node, elements, keyword.name, &parts)
    case (.contains(let check), .array(let elements)): return apply(check, to: elements, &parts)
    case (.uniqueItems, .array(let elements)): return checkUnique(elements)
    case (.allOf(let nodes), _): return apply(allOf: nodes, to: value, &parts)
    case (.anyOf(let nodes), _): return apply(anyOf: nodes, to: value, &parts)
    case (.oneOf(let nodes), _): return apply(oneOf: nodes, to: value, &parts)
    case (.not(let node), _): return apply(not: node, to: value)
    case (.conditional(let check), _): return apply(check, to: value, &parts)
    case (let check, _):
      let isValid = satisfies(value, check)
      if !isValid { recorder.report(keyword.name, .check(check)) }
      return isValid
    }
  }

  /// Whether a value passes a check that looks at the value as a whole. What is about another type of value is passed.
  private mutating func satisfies(_ value: LocatedValue, _ check: SchemaCheck) -> Bool {
    switch (check, value.content) {
    case (.never, _): false
    case (.type(let types), _): types.contains(typeOf: value)
    case (.enumeration(let values), _): values.contains(value)
    case (.constant(let constant), _): constant.isEqual(to: value)
    case (.multipleOf(let divisor), .number(let number)): number.isMultiple(of: divisor)
    case (.minimum(let bound), .number(let number)): number >= bound
    case (.maximum(let bound), .number(let number)): number <= bound
    case (.exclusiveMinimum(let bound), .number(let number)): number > bound
    case (.exclusiveMaximum(let bound), .number(let number)): number < bound
    case (.length(let bounds), .string(let text)): bounds.contains(text.scalarCount)
    case (.pattern(let pattern), .string(let text)): matches(pattern, text)
    case (.format(let format), .string(let text)): format.accepts(text)
    case (.itemCount(let bounds), .array(let elements)): bounds.contains(elements.count)
    case (.memberCount(let bounds), .object(let object)): bounds.contains(object.members.count)
    default: true
    }
  }

  /// Whether a pattern matches; one that takes too long over a text decides nothing.
  mutating func matches(_ pattern: RegularExpression, _ text: String) -> Bool {
    pattern.matches(text)
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
  /// How many code points it has: what isn't a continuation byte in UTF-8 begins one.
  fileprivate var scalarCount: Int { utf8.count { $0 & 0xC0 != 0x80 } }
}
