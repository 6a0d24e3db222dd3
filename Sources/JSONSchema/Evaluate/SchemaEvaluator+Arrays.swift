internal import StrictJSON

/// Schemas for a list's elements (core, sections 10.3.1 and 11.2).
extension SchemaEvaluator {
  /// Whether an array passes a check; `nil` when the check isn't about arrays in particular.
  mutating func apply(
    _ check: SchemaCheck, toArray elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool? {
    switch check {
    case .minItems(let least): return require(elements.count >= least, check)
    case .maxItems(let most): return require(elements.count <= most, check)
    case .uniqueItems: return checkUnique(elements)
    case .prefixItems(let nodes): return apply(prefix: program.pools.schemas[nodes], to: elements, &parts)
    case .items(let node, let first): return apply(items: node, from: first, to: elements, &parts)
    case .contains(let node, let least, let most):
      return apply(contains: node, least, most, to: elements, &parts)
    case .unevaluatedItems(let node): return applyToUnevaluated(node, elements, &parts)
    default: return nil
    }
  }

  /// Notes that a check fails if it does.
  mutating func require(_ passes: Bool, _ check: SchemaCheck) -> Bool {
    if !passes { recorder.report(check.keyword, .check(check)) }
    return passes
  }

  private mutating func apply(
    prefix nodes: [Int], to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for (index, (element, node)) in zip(elements, nodes).enumerated() {
      parts?.insert(index)
      let step = EvaluationStep(keyword: "prefixItems", choice: .index(index), target: .element(index))
      if evaluate(part: element, node, by: step) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  private mutating func apply(
    items node: Int, from first: Int, to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    guard first < elements.count else { return true }
    parts?.insertAll()
    if program.nodes[node].isNever { return refuse(from: first, "items") }
    var isValid = true
    for index in first..<elements.count {
      let step = EvaluationStep(keyword: "items", target: .element(index))
      if evaluate(part: elements[index], node, by: step) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  /// Elements that may not be there at all: the first of them tells it for all.
  private mutating func refuse(from first: Int, _ keyword: String) -> Bool {
    recorder.report(keyword, .surplusElement(first))
    return false
  }

  private mutating func applyToUnevaluated(
    _ node: Int, _ elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for index in elements.indices where parts?.contains(index) != true {
      if program.nodes[node].isNever { return refuse(from: index, "unevaluatedItems") }
      let step = EvaluationStep(keyword: "unevaluatedItems", target: .element(index))
      if evaluate(part: elements[index], node, by: step) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    parts?.insertAll()
    return isValid
  }

  private mutating func apply(
    contains node: Int, _ least: Int, _ most: Int, to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    var count = 0
    recorder.beginAttempt()
    for (index, element) in elements.enumerated() {
      let step = EvaluationStep(keyword: "contains", target: .element(index))
      guard evaluate(part: element, node, by: step) else { continue }
      count += 1
      parts?.insert(index)
    }
    recorder.endAttempt(isWell: true)
    guard count < least || count > most else { return true }
    let keyword = count > most ? "maxContains" : least == 1 ? "contains" : "minContains"
    recorder.report(keyword, .matchCount(count, of: node, least: least, most: most))
    return false
  }

  private mutating func checkUnique(_ elements: [LocatedValue]) -> Bool {
    var distinct = DistinctValues()
    var isValid = true
    for (index, element) in elements.enumerated() where !distinct.insert(element) {
      recorder.report("uniqueItems", .repeated(index))
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }
}
