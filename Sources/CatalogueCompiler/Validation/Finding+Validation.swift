internal import Diagnostics
internal import JSONSchema
internal import StrictJSON

/// What is wrong with JSON and with schemas, as findings with their positions.
extension Finding {
  init(_ error: JSONError, in source: SourceText) {
    self.init("\(error)", at: source.location(error.span))
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
