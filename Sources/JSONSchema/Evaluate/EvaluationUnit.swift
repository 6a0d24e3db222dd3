internal import StrictJSON

/// The result of applying one schema to one value: problems and subschemas in the order of evaluation.
struct EvaluationUnit: Sendable {
  enum Entry: Sendable {
    case problem(keyword: String, SchemaProblem)
    case unit(EvaluationUnit)
  }

  /// The schema.
  let node: Int
  /// The step from the parent unit.
  let step: EvaluationStep
  let value: LocatedValue
  var entries: [Entry] = []
  var isValid = true
}

/// The step from a schema and its value to a subschema and its value.
struct EvaluationStep: Sendable {
  /// The value, relative to the parent's value.
  enum Target: Sendable {
    case sameValue
    case member(Int)
    /// The name of a member, for `propertyNames`.
    case name(Int)
    case element(Int)
  }

  /// The subschema among those of a keyword.
  enum Choice: Sendable {
    case only
    case index(Int)
    case name(String)
  }

  /// The step to the document's own schema.
  static let root = EvaluationStep(keyword: "")

  let keyword: String
  var choice = Choice.only
  var target = Target.sameValue

  /// The step as part of a JSON pointer.
  var pointer: String {
    switch choice {
    case .only: keyword.isEmpty ? "" : "/\(keyword)"
    case .index(let index): "/\(keyword)/\(index)"
    case .name(let name): "/\(keyword)/\(JSONPointer.escaped(name))"
    }
  }
}

/// What is wrong with a value.
enum SchemaProblem: Sendable {
  /// It fails the check of a keyword about the value as a whole.
  case check(SchemaCheck)
  /// A member is missing.
  case missing(String)
  /// The member at that position is unknown.
  case unknownMember(Int)
  /// The element at that position isn't allowed, whatever it is.
  case surplusElement(Int)
  /// The element at that position equals an earlier one.
  case repeated(Int)
  /// No alternative matches.
  case noAlternative
  /// More than one alternative of `oneOf` matches: the schemas of the first two.
  case severalAlternatives(Int, Int)
  /// The wrong number of elements matches a schema.
  case matchCount(Int, of: Int, least: Int, most: Int)
}
