internal import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// What the readers and the schemas tell, as findings with their places.
extension Finding {
  init(_ error: JSONError, in source: SourceText) {
    self.init("\(error)", at: source.location(error.span))
  }

  init(_ problem: YAMLProblem, in source: SourceText, edit: TextEdit? = nil) {
    self.init(
      problem.message, at: source.location(problem.span), fix: problem.fix,
      related: problem.related.map { [source.location($0)] } ?? [], edit: edit)
  }

  init(_ failure: SchemaFailure, in source: SourceText, edit: TextEdit? = nil) {
    self.init(failure.message, at: source.location(failure.span), fix: failure.fix, edit: edit)
  }

  /// - Parameter source: the schema; `nil` where it isn't one of those that were given.
  init(_ error: SchemaError, in source: SourceText?) {
    guard let source else {
      self.init("\(error) (in \(error.document))", at: nil, fix: error.fix)
      return
    }
    self.init("\(error)", at: source.location(error.span), fix: error.fix)
  }
}
