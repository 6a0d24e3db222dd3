/// What was found wrong so far. Nothing stops at the first mistake; only so many are kept.
struct ProblemLog: Sendable {
  private(set) var problems: [LogoProblem] = []
  private let source: SVGSource

  private static let mostKept = 100

  init(source: SVGSource) { self.source = source }

  /// Whether the logo is refused.
  var hasRefusal: Bool { problems.contains { $0.isRefusal } }

  /// Adds a mistake for which the logo is refused, at an element or at one of its attributes.
  mutating func refuse(
    _ code: LogoProblemCode, _ message: String, fix: String, at element: SVGElement, attribute: String? = nil
  ) {
    add(code, isRefusal: true, message, fix: fix, span: source.span(of: attribute, in: element))
  }

  /// Adds a mistake that doesn't keep the logo from being published.
  mutating func warn(
    _ code: LogoProblemCode, _ message: String, fix: String, at element: SVGElement, attribute: String? = nil
  ) {
    add(code, isRefusal: false, message, fix: fix, span: source.span(of: attribute, in: element))
  }

  /// Adds a mistake that has a place of its own.
  mutating func add(
    _ code: LogoProblemCode, isRefusal: Bool, _ message: String, fix: String, span: Range<Int>
  ) {
    let problem = LogoProblem(code: code, isRefusal: isRefusal, message: message, fix: fix, span: span)
    // A shape that `use` draws ten times is wrong once.
    guard problems.count < Self.mostKept, !problems.contains(problem) else { return }
    problems.append(problem)
  }
}
