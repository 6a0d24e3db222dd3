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
