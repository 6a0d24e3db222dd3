internal import StrictJSON

/// Schemas for a list's elements (core, sections 10.3.1 and 11.2).
extension SchemaEvaluator {
  mutating func apply(
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

  mutating func apply(
    items node: Int, from first: Int, to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    guard first < elements.count else { return true }
    parts?.insertAll()
    if program.nodes[node].isNever { return refuse(elements, from: first, "items") }
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
  private mutating func refuse(_ elements: [LocatedValue], from first: Int, _ keyword: String) -> Bool {
    recorder.report(keyword, .surplusElement(first))
    return false
  }

  mutating func applyToUnevaluated(
    _ node: Int, _ elements: [LocatedValue], _ keyword: String, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var isValid = true
    for index in elements.indices where parts?.contains(index) != true {
      if program.nodes[node].isNever { return refuse(elements, from: index, keyword) }
      let step = EvaluationStep(keyword: keyword, target: .element(index))
      if evaluate(part: elements[index], node, by: step) { continue }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    parts?.insertAll()
    return isValid
  }

  mutating func apply(
    _ check: ContainsCheck, to elements: [LocatedValue], _ parts: inout EvaluatedParts?
  ) -> Bool {
    var count = 0
    recorder.beginAttempt()
    for (index, element) in elements.enumerated() {
      let step = EvaluationStep(keyword: "contains", target: .element(index))
      guard evaluate(part: element, check.node, by: step) else { continue }
      count += 1
      parts?.insert(index)
    }
    recorder.endAttempt(isWell: true)
    let isValid = check.count.contains(count)
    if !isValid { recorder.report("contains", .matchCount(count, check.count)) }
    return isValid
  }

  mutating func checkUnique(_ elements: [LocatedValue]) -> Bool {
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
