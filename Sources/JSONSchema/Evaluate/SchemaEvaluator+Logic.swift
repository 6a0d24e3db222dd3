internal import StrictJSON

/// Schemas that are put together (core, sections 10.2.1 and 10.2.2).
extension SchemaEvaluator {
  mutating func apply(allOf nodes: [Int], to value: BorrowedValue, _ parts: inout EvaluatedParts?) -> Bool {
    var isValid = true
    for (index, node) in nodes.enumerated() {
      if applyInPlace(value, node, by: EvaluationStep(keyword: "allOf", choice: .index(index)), &parts) {
        continue
      }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  mutating func apply(anyOf nodes: [Int], to value: BorrowedValue, _ parts: inout EvaluatedParts?) -> Bool {
    var isValid = false
    recorder.beginAttempt()
    for (index, node) in nodes.enumerated() {
      if applyInPlace(value, node, by: EvaluationStep(keyword: "anyOf", choice: .index(index)), &parts) {
        isValid = true
        // The others only matter to those who ask which parts of the value they look at.
        if parts == nil, Recorder.stopsAtFirstFailure { break }
      }
    }
    recorder.endAttempt(isWell: isValid)
    if !isValid { recorder.report("anyOf", .noAlternative) }
    return isValid
  }

  mutating func apply(oneOf nodes: [Int], to value: BorrowedValue, _ parts: inout EvaluatedParts?) -> Bool {
    var first: Int?
    var second: Int?
    recorder.beginAttempt()
    for (index, node) in nodes.enumerated() {
      if applyInPlace(value, node, by: EvaluationStep(keyword: "oneOf", choice: .index(index)), &parts) {
        guard first != nil else {
          first = node
          continue
        }
        second = second ?? node
        if Recorder.stopsAtFirstFailure { break }
      }
    }
    recorder.endAttempt(isWell: first != nil)
    guard let first else {
      recorder.report("oneOf", .noAlternative)
      return false
    }
    if let second { recorder.report("oneOf", .severalAlternatives(first, second)) }
    return second == nil
  }

  mutating func apply(not node: Int, to value: BorrowedValue) -> Bool {
    recorder.beginAttempt()
    let fits = evaluate(part: value, node, by: EvaluationStep(keyword: "not"))
    recorder.endAttempt(isWell: true)
    if fits { recorder.report("not", .check(.not(node))) }
    return !fits
  }

  mutating func apply(
    if condition: Int, _ then: Int?, _ otherwise: Int?, to value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    recorder.beginAttempt()
    let fits = applyInPlace(value, condition, by: EvaluationStep(keyword: "if"), &parts)
    recorder.endAttempt(isWell: true)
    guard let branch = fits ? then : otherwise else { return true }
    return applyInPlace(value, branch, by: EvaluationStep(keyword: fits ? "then" : "else"), &parts)
  }
}
