internal import StrictJSON

/// What an evaluation found about one value by one schema: the problems and the subschemas, in the order in which they
/// were looked at.
struct EvaluationUnit: Sendable {
  enum Entry: Sendable {
    case problem(keyword: String, SchemaProblem)
    case unit(EvaluationUnit)
  }

  /// The schema.
  let node: Int
  /// How the schema and the value were reached.
  let step: EvaluationStep
  let value: LocatedValue
  var entries: [Entry] = []
  var isValid = true
}
