internal import StrictJSON

/// Records the results of an evaluation. The evaluator is specialised for each recorder, so that the silent one costs
/// nothing.
protocol EvaluationRecorder {
  /// Whether the first failure ends the evaluation.
  static var stopsAtFirstFailure: Bool { get }
  /// Whether the value is known to be invalid and nothing more would be recorded.
  var isFull: Bool { get }
  /// A schema is applied to a value.
  mutating func begin(_ node: Int, _ value: BorrowedValue, by step: @autoclosure () -> EvaluationStep)
  /// The schema that was begun last has been applied.
  mutating func end(isValid: Bool)
  /// The schema that was begun last fails a keyword.
  mutating func report(_ keyword: String, _ problem: @autoclosure () -> SchemaProblem)
  /// Begins to record failures that may not count, such as those of an alternative.
  mutating func beginAttempt()
  /// Ends it; the failures don't count if the attempt as a whole succeeded.
  mutating func endAttempt(succeeded: Bool)
}

/// Records nothing, for the mere verdict.
struct SilentRecorder: EvaluationRecorder {
  static var stopsAtFirstFailure: Bool { true }
  var isFull: Bool { false }

  func begin(_ node: Int, _ value: BorrowedValue, by step: @autoclosure () -> EvaluationStep) {}
  func end(isValid: Bool) {}
  func report(_ keyword: String, _ problem: @autoclosure () -> SchemaProblem) {}
  func beginAttempt() {}
  func endAttempt(succeeded: Bool) {}
}

/// Records every failure and, on request, also the valid units, for their annotations.
struct TreeRecorder: EvaluationRecorder {
  static var stopsAtFirstFailure: Bool { false }

  /// After so many problems no more are recorded: each takes memory, and nobody reads so many.
  private static let problemLimit = 10_000
  private let keepsValid: Bool
  /// The schemas that are being applied, the innermost last; the first unit collects the root's result.
  private var open: [EvaluationUnit]
  /// For each open attempt, its unit and the number of entries that this had.
  private var attempts: [(unit: Int, entries: Int)] = []
  private var problems = 0

  init(keepsValid: Bool, value: LocatedValue) {
    self.keepsValid = keepsValid
    open = [EvaluationUnit(node: 0, step: EvaluationStep(keyword: ""), value: value)]
  }

  /// Among alternatives, failures may still turn out not to count.
  var isFull: Bool { problems >= Self.problemLimit && attempts.isEmpty }

  /// The unit of the document's own schema, once the evaluation has ended.
  var root: EvaluationUnit? {
    if case .unit(let unit)? = open.first?.entries.first { unit } else { nil }
  }

  mutating func begin(_ node: Int, _ value: BorrowedValue, by step: @autoclosure () -> EvaluationStep) {
    open.append(EvaluationUnit(node: node, step: step(), value: value.copy))
  }

  mutating func end(isValid: Bool) {
    guard var unit = open.popLast() else { return }
    unit.isValid = isValid
    // The annotations of a failed schema don't count (core, section 7.7.1.2).
    if !isValid { unit.entries.removeAll { $0.isValidUnit } }
    guard keepsValid || !isValid else { return }
    // A failure without recorded problems is dropped, but the document's own unit must exist.
    guard isValid || open.count == 1 || !unit.entries.isEmpty else { return }
    open[open.count - 1].entries.append(.unit(unit))
  }

  mutating func report(_ keyword: String, _ problem: @autoclosure () -> SchemaProblem) {
    guard problems < Self.problemLimit || completesAlternatives(keyword) else { return }
    problems += 1
    open[open.count - 1].entries.append(.problem(keyword: keyword, problem()))
  }

  /// Whether a keyword's failure makes the recorded failures of its alternatives count. There are no more such schemas
  /// than were open when the limit was reached.
  private func completesAlternatives(_ keyword: String) -> Bool {
    (keyword == "anyOf" || keyword == "oneOf") && open.last?.entries.isEmpty == false
  }

  mutating func beginAttempt() {
    attempts.append((open.count - 1, open[open.count - 1].entries.count))
  }

  mutating func endAttempt(succeeded: Bool) {
    guard let attempt = attempts.popLast(), succeeded else { return }
    let entries = open[attempt.unit].entries[attempt.entries...]
    problems -= entries.reduce(0) { $0 + $1.problemCount }
    open[attempt.unit].entries.replaceSubrange(attempt.entries..., with: entries.filter(\.isValidUnit))
  }
}

extension EvaluationUnit.Entry {
  fileprivate var isValidUnit: Bool {
    if case .unit(let unit) = self { unit.isValid } else { false }
  }

  fileprivate var problemCount: Int {
    switch self {
    case .problem: 1
    case .unit(let unit): unit.entries.reduce(0) { $0 + $1.problemCount }
    }
  }
}
