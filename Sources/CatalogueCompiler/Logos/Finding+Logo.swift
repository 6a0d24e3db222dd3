internal import Diagnostics
internal import SVGNormalizer

extension Finding {
  /// What the normaliser found, at its place; what concerns the picture as a whole is at no line.
  init(_ problem: LogoProblem, in source: SourceText) {
    self.init(
      "\(problem.message) (\(problem.code.rawValue))",
      at: problem.span.isEmpty ? .file(source.path) : source.location(problem.span), fix: problem.fix)
  }
}
