internal import StrictJSON

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
