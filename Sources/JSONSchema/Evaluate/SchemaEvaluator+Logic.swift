internal import StrictJSON

/// The keywords that combine schemas (core, sections 10.2.1 and 10.2.2).
extension SchemaEvaluator {
  func apply(
    allOf nodes: [Int], to value: BorrowedValue, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var isValid = true
    for (index, node) in nodes.enumerated() {
      if applyInPlace(
        value, node, by: EvaluationStep(keyword: "allOf", choice: .index(index)), &parts, &state)
      {
        continue
      }
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  func apply(
    anyOf nodes: [Int], to value: BorrowedValue, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var isValid = false
    state.recorder.beginAttempt()
    for (index, node) in nodes.enumerated() {
      if applyInPlace(
        value, node, by: EvaluationStep(keyword: "anyOf", choice: .index(index)), &parts, &state)
      {
        isValid = true
        // The others matter only for the parts that they evaluate.
        if parts == nil, Recorder.stopsAtFirstFailure { break }
      }
    }
    state.recorder.endAttempt(succeeded: isValid)
    if !isValid { state.recorder.report("anyOf", .noAlternative) }
    return isValid
  }

  func apply(
    oneOf nodes: [Int], to value: BorrowedValue, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var first: Int?
    var second: Int?
    state.recorder.beginAttempt()
    for (index, node) in nodes.enumerated() {
      if applyInPlace(
        value, node, by: EvaluationStep(keyword: "oneOf", choice: .index(index)), &parts, &state)
      {
        guard first != nil else {
          first = node
          continue
        }
        second = second ?? node
        if Recorder.stopsAtFirstFailure { break }
      }
    }
    state.recorder.endAttempt(succeeded: first != nil)
    guard let first else {
      state.recorder.report("oneOf", .noAlternative)
      return false
    }
    if let second { state.recorder.report("oneOf", .severalAlternatives(first, second)) }
    return second == nil
  }

  func apply(not node: Int, to value: BorrowedValue, _ state: inout State) -> Bool {
    state.recorder.beginAttempt()
    let fits = evaluate(part: value, node, by: EvaluationStep(keyword: "not"), &state)
    state.recorder.endAttempt(succeeded: true)
    if fits { state.recorder.report("not", .check(.not(node))) }
    return !fits
  }

  func apply(
    if condition: Int, _ then: Int?, _ otherwise: Int?, to value: BorrowedValue,
    _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    state.recorder.beginAttempt()
    let fits = applyInPlace(value, condition, by: EvaluationStep(keyword: "if"), &parts, &state)
    state.recorder.endAttempt(succeeded: true)
    guard let branch = fits ? then : otherwise else { return true }
    return applyInPlace(value, branch, by: EvaluationStep(keyword: fits ? "then" : "else"), &parts, &state)
  }
}
