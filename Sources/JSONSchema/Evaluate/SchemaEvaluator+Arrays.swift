internal import StrictJSON

/// The keywords for arrays (core, sections 10.3.1 and 11.2).
extension SchemaEvaluator {
  /// Whether an array passes a check.
  func apply(
    _ check: SchemaCheck, to elements: [LocatedValue], _ value: BorrowedValue, _ parts: inout EvaluatedParts?,
    _ state: inout State
  ) -> Bool {
    switch check {
    case .minItems(let least): require(elements.count >= least, check, &state)
    case .maxItems(let most): require(elements.count <= most, check, &state)
    case .uniqueItems: checkUnique(elements, &state)
    case .prefixItems(let nodes): apply(prefix: program.pools.schemas[nodes], to: elements, &parts, &state)
    case .items(let node, let first): apply(items: node, from: first, to: elements, &parts, &state)
    case .contains(let node, let least, let most):
      apply(contains: node, least, most, to: elements, &parts, &state)
    case .unevaluatedItems(let node): applyToUnevaluated(node, elements, &parts, &state)
    default: applyToAny(check, value, &parts, &state)
    }
  }

  private func apply(
    prefix nodes: [Int], to elements: [LocatedValue], _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    BorrowedList.with(elements) { elements in
      all(0..<min(nodes.count, elements.count)) { index in
        parts?.insert(index)
        let step = EvaluationStep(keyword: "prefixItems", choice: .index(index), target: .element(index))
        return elements.withValue(at: index) { evaluate(part: $0, nodes[index], by: step, &state) }
      }
    }
  }

  private func apply(
    items node: Int, from first: Int, to elements: [LocatedValue], _ parts: inout EvaluatedParts?,
    _ state: inout State
  ) -> Bool {
    guard first < elements.count else { return true }
    parts?.insertAll()
    if program.nodes[node].isNever { return reject(from: first, "items", &state) }
    return BorrowedList.with(elements) { elements in
      all(first..<elements.count) { apply(node, "items", to: elements, at: $0, &state) }
    }
  }

  private func apply(
    _ node: Int, _ keyword: String, to elements: BorrowedList<LocatedValue>, at index: Int,
    _ state: inout State
  ) -> Bool {
    elements.withValue(at: index) {
      evaluate(part: $0, node, by: EvaluationStep(keyword: keyword, target: .element(index)), &state)
    }
  }

  /// Elements that aren't allowed at all: the first is reported for all.
  private func reject(from first: Int, _ keyword: String, _ state: inout State) -> Bool {
    state.recorder.report(keyword, .surplusElement(first))
    return false
  }

  private func applyToUnevaluated(
    _ node: Int, _ elements: [LocatedValue], _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    let left = elements.indices.filter { parts?.contains($0) != true }
    parts?.insertAll()
    if let first = left.first, program.nodes[node].isNever {
      return reject(from: first, "unevaluatedItems", &state)
    }
    return BorrowedList.with(elements) { elements in
      all(left) { apply(node, "unevaluatedItems", to: elements, at: $0, &state) }
    }
  }

  private func apply(
    contains node: Int, _ least: Int, _ most: Int, to elements: [LocatedValue],
    _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var count = 0
    state.recorder.beginAttempt()
    BorrowedList.with(elements) { elements in
      for index in elements.indices where apply(node, "contains", to: elements, at: index, &state) {
        count += 1
        parts?.insert(index)
      }
    }
    state.recorder.endAttempt(succeeded: true)
    guard count < least || count > most else { return true }
    let keyword = count > most ? "maxContains" : least == 1 ? "contains" : "minContains"
    state.recorder.report(keyword, .matchCount(count, of: node, least: least, most: most))
    return false
  }

  private func checkUnique(_ elements: [LocatedValue], _ state: inout State) -> Bool {
    var distinct = DistinctValues(elements)
    return all(elements.indices) { index in
      if distinct.insert(index) { return true }
      state.recorder.report("uniqueItems", .repeated(index))
      return false
    }
  }
}
