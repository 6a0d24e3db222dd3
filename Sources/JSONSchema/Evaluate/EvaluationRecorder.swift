internal import StrictJSON

/// Takes note of what an evaluation finds. The evaluator is compiled once for each kind of recorder, so that the one which
/// notes nothing costs nothing.
protocol EvaluationRecorder {
  /// Whether the first failure ends the evaluation.
  static var stopsAtFirstFailure: Bool { get }
  /// Whether the value is known to be invalid and nothing more would be noted.
  var isFull: Bool { get }
  /// A schema is applied to a value.
  mutating func begin(_ node: Int, _ value: BorrowedValue, by step: @autoclosure () -> EvaluationStep)
  /// The schema that was begun last has been applied.
  mutating func end(isValid: Bool)
  /// The schema that was begun last fails a keyword.
  mutating func report(_ keyword: String, _ problem: @autoclosure () -> SchemaProblem)
  /// Begins to note failures that may turn out to be none, such as those of an alternative.
  mutating func beginAttempt()
  /// Ends it; they were none if the attempt as a whole is well.
  mutating func endAttempt(isWell: Bool)
}

/// Notes nothing: only whether the value is valid is asked.
struct SilentRecorder: EvaluationRecorder {
  static var stopsAtFirstFailure: Bool { true }
  var isFull: Bool { false }

  func begin(_ node: Int, _ value: BorrowedValue, by step: @autoclosure () -> EvaluationStep) {}
  func end(isValid: Bool) {}
  func report(_ keyword: String, _ problem: @autoclosure () -> SchemaProblem) {}
  func beginAttempt() {}
  func endAttempt(isWell: Bool) {}
}

/// Notes every failure and, on request, also what was valid, for its annotations.
struct TreeRecorder: EvaluationRecorder {
  static var stopsAtFirstFailure: Bool { false }

  /// With as many problems nothing more is noted: each takes memory, and nobody reads so many.
  private static let problemLimit = 10_000
  private let keepsValid: Bool
  /// The schemas that are being applied, the innermost last, below them a place for the root's result.
  private var open: [EvaluationUnit]
  /// For each attempt that is open, which unit it belongs to and how many entries that had.
  private var attempts: [(unit: Int, entries: Int)] = []
  private var problems = 0

  init(keepsValid: Bool, value: LocatedValue) {
    self.keepsValid = keepsValid
    open = [EvaluationUnit(node: 0, step: EvaluationStep(keyword: ""), value: value)]
  }

  /// Among alternatives failures may still turn out to be none.
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
    // What a schema that fails says about a value counts for nothing (core, section 7.7.1.2).
    if !isValid { unit.entries.removeAll { $0.isValidUnit } }
    guard keepsValid || !isValid else { return }
    // Once nothing more is noted, a failure tells nothing; the document's own unit has to be there all the same.
    guard isValid || open.count == 1 || !unit.entries.isEmpty else { return }
    open[open.count - 1].entries.append(.unit(unit))
  }

  mutating func report(_ keyword: String, _ problem: @autoclosure () -> SchemaProblem) {
    guard problems < Self.problemLimit || sumsUpWhatIsNoted(keyword) else { return }
    problems += 1
    open[open.count - 1].entries.append(.problem(keyword: keyword, problem()))
  }

  /// Whether a keyword's failure is what makes those of its alternatives count, and some of these are noted. There are no
  /// more such schemas than were open when the limit was reached.
  private func sumsUpWhatIsNoted(_ keyword: String) -> Bool {
    (keyword == "anyOf" || keyword == "oneOf") && open.last?.entries.isEmpty == false
  }

  mutating func beginAttempt() {
    attempts.append((open.count - 1, open[open.count - 1].entries.count))
  }

  mutating func endAttempt(isWell: Bool) {
    guard let attempt = attempts.popLast(), isWell else { return }
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
