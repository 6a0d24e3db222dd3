/// Why an evaluation was given up: on a value that was made to keep it busy.
enum EvaluationLimit: Hashable, Sendable {
  /// Schemas refer to each other too many times on the way to one value.
  case depth
  /// Schemas were applied too many times.
  case steps
  /// A pattern took too many steps.
  case pattern(String)
}

extension EvaluationLimit {
  /// What a person is told.
  var sentence: String {
    switch self {
    case .depth: "the schema goes too deep to be checked against this value"
    case .steps: "the schema takes too many steps to be checked against this value"
    case .pattern(let pattern): "the pattern \(pattern) takes too many steps to be checked against this value"
    }
  }
}
