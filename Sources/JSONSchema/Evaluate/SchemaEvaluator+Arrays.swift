internal import StrictJSON

/// Schemas for a list's elements (core, sections 10.3.1 and 11.2).
extension SchemaEvaluator {
  /// Whether an array passes a check.
  mutating func apply(
    _ check: SchemaCheck, to elements: [LocatedValue], _ value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch check {
    case .minItems(let least): require(elements.count >= least, check)
    case .maxItems(let most): require(elements.count <= most, check)
    case .uniqueItems: checkUnique(elements)
    case .prefixItems(let nodes): apply(prefix: program.pools.schemas[nodes], to: elements, &parts)
    case .items(let node, let first): apply(items: node, from: first, to: elements, &parts)
    case .contains(let node, let least, let most): apply(contains: node, least, most, to: elements, &parts)
    case .unevaluatedItems(let node): applyToUnevaluated(node, elements, &parts)
    default: applyToAny(check, value, &parts)
    }
  }

  private mutating func apply(
    prefix nodes: [Int], to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    BorrowedList.with(elements) { elements in
      all(0..<min(nodes.count, elements.count)) { evaluator, index in
        parts?.insert(index)
        let step = EvaluationStep(keyword: "prefixItems", choice: .index(index), target: .element(index))
        return elements.withValue(at: index) { evaluator.evaluate(part: $0, nodes[index], by: step) }
      }
    }
  }

  private mutating func apply(
    items node: Int, from first: Int, to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    guard first < elements.count else { return true }
    parts?.insertAll()
    if program.nodes[node].isNever { return refuse(from: first, "items") }
    return BorrowedList.with(elements) { elements in
      all(first..<elements.count) { $0.apply(node, "items", to: elements, at: $1) }
    }
  }

  private mutating func apply(
    _ node: Int, _ keyword: String, to elements: BorrowedList<LocatedValue>, at index: Int
  ) -> Bool {
    elements.withValue(at: index) {
      evaluate(part: $0, node, by: EvaluationStep(keyword: keyword, target: .element(index)))
    }
  }

  /// Elements that may not be there at all: the first of them tells it for all.
  private mutating func refuse(from first: Int, _ keyword: String) -> Bool {
    recorder.report(keyword, .surplusElement(first))
    return false
  }

  private mutating func applyToUnevaluated(
    _ node: Int, _ elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    let left = elements.indices.filter { parts?.contains($0) != true }
    parts?.insertAll()
    if let first = left.first, program.nodes[node].isNever { return refuse(from: first, "unevaluatedItems") }
    return BorrowedList.with(elements) { elements in
      all(left) { $0.apply(node, "unevaluatedItems", to: elements, at: $1) }
    }
  }

  private mutating func apply(
    contains node: Int, _ least: Int, _ most: Int, to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    var count = 0
    recorder.beginAttempt()
    BorrowedList.with(elements) { elements in
      for index in elements.indices where apply(node, "contains", to: elements, at: index) {
        count += 1
        parts?.insert(index)
      }
    }
    recorder.endAttempt(isWell: true)
    guard count < least || count > most else { return true }
    let keyword = count > most ? "maxContains" : least == 1 ? "contains" : "minContains"
    recorder.report(keyword, .matchCount(count, of: node, least: least, most: most))
    return false
  }

  private mutating func checkUnique(_ elements: [LocatedValue]) -> Bool {
    var distinct = DistinctValues()
    return all(elements.indices) { evaluator, index in
      if distinct.insert(elements[index]) { return true }
      evaluator.recorder.report("uniqueItems", .repeated(index))
      return false
    }
  }
}
