internal import StrictJSON

/// Applies schemas to values. What changes is in the state alone, so that reading the constant program counts no
/// references.
struct SchemaEvaluator<Recorder: EvaluationRecorder> {
  typealias State = EvaluationState<Recorder>

  let program: SchemaProgram

  /// Applies a schema of the program to a value.
  static func run(
    _ program: SchemaProgram, on value: LocatedValue, by node: Int, _ recorder: Recorder
  ) -> (isValid: Bool, state: State) {
    // Enough for several schemas for each byte of a value.
    var state = State(stepLimit: 5_000_000 + 20 * value.span.count, recorder: recorder)
    let isValid = BorrowedValue.with(value) {
      SchemaEvaluator(program: program).evaluate(part: $0, node, by: .root, &state)
    }
    return (isValid, state)
  }

  /// Whether a value is valid; `parts` collects its evaluated parts for the outer schema.
  func evaluate(
    _ value: BorrowedValue, _ index: Int, by step: @autoclosure () -> EvaluationStep,
    _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    guard state.enterSchema() else { return false }
    state.recorder.begin(index, value, by: step())
    let node = program.nodes[index]
    let hasEntered = program.usesDynamicScope && state.enter(node.resource)
    let isValid =
      node.tracksEvaluation
      ? applyTracked(node, to: value, &parts, &state) : applyChecks(of: node, to: value, &parts, &state)
    if hasEntered { state.leaveResource() }
    state.recorder.end(isValid: isValid)
    state.leaveSchema()
    return isValid
  }

  /// Whether a part of a value is valid; its own evaluated parts don't matter.
  func evaluate(
    part value: BorrowedValue, _ index: Int, by step: @autoclosure () -> EvaluationStep,
    _ state: inout State
  ) -> Bool {
    var parts: EvaluatedParts?
    return evaluate(value, index, by: step(), &parts, &state)
  }

  /// Applies a schema that needs to know which parts its own keywords have evaluated.
  private func applyTracked(
    _ node: SchemaNode, to value: BorrowedValue, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    var own: EvaluatedParts? = EvaluatedParts(of: value.content)
    let isValid = applyChecks(of: node, to: value, &own, &state)
    if isValid, let own { parts?.formUnion(own) }
    return isValid
  }

  /// Applies the checks of a schema, with one look at the value's type for all of them.
  private func applyChecks(
    of node: SchemaNode, to value: BorrowedValue, _ parts: inout EvaluatedParts?, _ state: inout State
  ) -> Bool {
    guard node.looksInside else {
      return all(node.checks) { applyToAny(program.checks[$0], value, &parts, &state) }
    }
    switch value.content {
    case .null, .bool: return all(node.checks) { applyToAny(program.checks[$0], value, &parts, &state) }
    case .number(let number):
      return all(node.checks) { apply(program.checks[$0], to: number, value, &parts, &state) }
    case .string(let text):
      return all(node.checks) { apply(program.checks[$0], to: text, value, &parts, &state) }
    case .array(let elements):
      return all(node.checks) { apply(program.checks[$0], to: elements, value, &parts, &state) }
    case .object(let object):
      return all(node.checks) { apply(program.checks[$0], to: object, value, &parts, &state) }
    }
  }

  /// Whether all pass. A recorder of every failure has them all evaluated.
  @inline(__always)
  func all(_ positions: some Sequence<Int>, _ passes: (Int) -> Bool) -> Bool {
    var isValid = true
    for position in positions where !passes(position) {
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }
}
