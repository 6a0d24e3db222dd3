/// What is wrong with one field of a document.
public enum FieldProblem: Hashable, Sendable {
  /// It isn't there.
  case missing
  /// Something else is there than this, a phrase such as "a string".
  case expected(String)
}

extension FieldProblem: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .missing: "this field is missing"
    case .expected(let phrase): "\(phrase) is expected here"
    }
  }
}
