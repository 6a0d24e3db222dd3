internal import Diagnostics
internal import SVGNormalizer

/// What is to be said about a logo's file, in the words of a finding.
struct LogoRemark: Hashable, Sendable {
  /// Whether the logo is refused, or published all the same.
  let isRefusal: Bool
  let message: String
  let fix: String
  /// The place in the file, as a range of byte offsets; empty for what concerns the picture as a whole.
  let span: Range<Int>
}

extension LogoRemark {
  /// What the normaliser found.
  init(_ problem: LogoProblem) {
    self.init(
      isRefusal: problem.isRefusal, message: "\(problem.message) (\(problem.code.rawValue))",
      fix: problem.fix, span: problem.span)
  }

  /// The remark at its place; what concerns the picture as a whole is at no line.
  func finding(in source: SourceText) -> Finding {
    Finding(message, at: span.isEmpty ? .file(source.path) : source.location(span), fix: fix)
  }
}
