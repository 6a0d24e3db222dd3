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

/// How a subschema and the value that it is applied to are reached from the schema around it.
struct EvaluationStep: Sendable {
  /// Which value it is, seen from the value around it.
  enum Target: Sendable {
    case sameValue
    case member(Int)
    /// The name of a member, which `propertyNames` looks at.
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

  /// The step as a part of a JSON pointer.
  var pointer: String {
    switch choice {
    case .only: keyword.isEmpty ? "" : "/\(keyword)"
    case .index(let index): "/\(keyword)/\(index)"
    case .name(let name): "/\(keyword)/\(JSONPointer.escaped(name))"
    }
  }
}

/// What a value fails.
enum SchemaProblem: Sendable {
  /// The check of a keyword that looks at the value as a whole; the check says what is wanted.
  case check(SchemaCheck)
  /// A member is missing.
  case missing(String)
  /// The member at that position isn't known.
  case unknownMember(Int)
  /// There is nothing to say about the element at that position but that it shouldn't be there.
  case surplusElement(Int)
  /// The element at that position equals an earlier one.
  case repeated(Int)
  /// None of the alternatives fits.
  case noAlternative
  /// More than one of the alternatives fits, where just one may; the schemas of the first two of them.
  case severalAlternatives(Int, Int)
  /// How many elements fit a schema, and how many should.
  case matchCount(Int, of: Int, least: Int, most: Int)
}
