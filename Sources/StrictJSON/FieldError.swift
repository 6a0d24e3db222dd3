/// The error of a document's reader, which can say what is wrong with any field.
public protocol FieldError: Error {
  /// - Parameters:
  ///   - problem: what is wrong.
  ///   - path: where, as the keys and indices that lead there: `brands[17].barcode.formats[0].check`; empty for the
  ///     whole document.
  init(_ problem: FieldProblem, at path: String)
}
