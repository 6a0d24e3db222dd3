internal import StrictJSON

/// Applies a schema to one value.
struct SchemaEvaluator<Recorder: EvaluationRecorder> {
  let program: SchemaProgram
  var recorder: Recorder
  /// Why the evaluation was given up, if it was; whatever it said until then counts for nothing.
  private(set) var limit: EvaluationLimit?
  /// The resources on the way to the schema at hand, the outermost first (core, section 7.1).
  private var scope: [Int] = []
  private var depth = 0
  private var stepsLeft: Int

  /// Deeper than any value that a reader takes in, with a few references for each of its levels.
  private static var depthLimit: Int { 300 }
  /// Enough for each byte of a value to be looked at by several schemas.
  private static func stepLimit(for value: LocatedValue) -> Int { 5_000_000 + 20 * value.span.count }

  init(_ program: SchemaProgram, value: LocatedValue, recorder: Recorder) {
    self.program = program
    self.recorder = recorder
    stepsLeft = Self.stepLimit(for: value)
  }

  /// Whether a value is valid; `parts` tells the schema around which of its parts were looked at.
  mutating func evaluate(
    _ value: BorrowedValue, _ index: Int, by step: @autoclosure () -> EvaluationStep,
    _ parts: inout EvaluatedParts?
  ) -> Bool {
    guard canGoOn() else { return false }
    recorder.begin(index, value, by: step())
    let isValid = inScope(of: index) { evaluator in
      evaluator.program.nodes[index].tracksEvaluation
        ? evaluator.applyTracked(index, to: value, &parts)
        : evaluator.applyChecks(of: index, to: value, &parts)
    }
    recorder.end(isValid: isValid)
    depth -= 1
    return isValid
  }

  /// Whether a part of a value is valid; what of it was looked at concerns nobody.
  mutating func evaluate(
    part value: BorrowedValue, _ index: Int, by step: @autoclosure () -> EvaluationStep
  ) -> Bool {
    var parts: EvaluatedParts?
    return evaluate(value, index, by: step(), &parts)
  }

  private mutating func canGoOn() -> Bool {
    guard limit == nil else { return false }
    guard stepsLeft > 0, depth < Self.depthLimit else {
      limit = stepsLeft > 0 ? .depth : .steps
      return false
    }
    stepsLeft -= 1
    depth += 1
    return true
  }

  mutating func giveUp(_ reason: EvaluationLimit) { limit = limit ?? reason }

  private mutating func inScope(of index: Int, _ body: (inout SchemaEvaluator) -> Bool) -> Bool {
    guard program.usesDynamicScope, scope.last != program.nodes[index].resource else { return body(&self) }
    scope.append(program.nodes[index].resource)
    defer { scope.removeLast() }
    return body(&self)
  }

  /// Applies a schema that asks which parts its own keywords have looked at.
  private mutating func applyTracked(
    _ index: Int, to value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    var own: EvaluatedParts? = EvaluatedParts(of: value.content)
    let isValid = applyChecks(of: index, to: value, &own)
    if isValid, let own { parts?.formUnion(own) }
    return isValid
  }

  /// Applies the checks of a schema; what kind of value it is is looked at once for all of them.
  private mutating func applyChecks(
    of index: Int, to value: BorrowedValue, _ parts: inout EvaluatedParts?
  ) -> Bool {
    switch value.content {
    case .null, .bool: applyChecks(of: index) { $0.applyToAny($1, value, &parts) }
    case .number(let number): applyChecks(of: index) { $0.apply($1, to: number, value, &parts) }
    case .string(let text): applyChecks(of: index) { $0.apply($1, to: text, value, &parts) }
    case .array(let elements): applyChecks(of: index) { $0.apply($1, to: elements, value, &parts) }
    case .object(let object): applyChecks(of: index) { $0.apply($1, to: object, value, &parts) }
    }
  }

  @inline(__always)
  private mutating func applyChecks(
    of index: Int, _ passes: (inout SchemaEvaluator, SchemaCheck) -> Bool
  ) -> Bool {
    all(program.nodes[index].checks) { passes(&$0, $0.program.checks[$1]) }
  }

  /// Whether all pass; whoever asks for every failure has them all looked at.
  @inline(__always)
  mutating func all(
    _ positions: some Sequence<Int>, _ passes: (inout SchemaEvaluator, Int) -> Bool
  ) -> Bool {
    var isValid = true
    for position in positions where !passes(&self, position) {
      isValid = false
      if Recorder.stopsAtFirstFailure { break }
    }
    return isValid
  }

  /// The schema that a dynamic reference leads to: the outermost one on the way here that has the anchor (core, section
  /// 8.2.3.2).
  func target(of reference: DynamicReference) -> Int {
    guard let anchor = reference.anchor else { return reference.initial }
    for resource in scope {
      if let node = program.resources[resource].dynamicAnchors[anchor] { return node }
    }
    return reference.initial
  }
}
