/// What was found wrong so far. Nothing stops at the first mistake; only so many are kept.
struct ProblemLog: Sendable {
  private(set) var problems: [LogoProblem] = []
  /// Whether the logo is refused.
  var hasRefusal: Bool { problems.contains { $0.isRefusal } }
  private let source: SVGSource

  /// The most that are kept of refusals, and of warnings.
  private static let mostKept = 100

  init(source: SVGSource) { self.source = source }

  /// Adds a mistake for which the logo is refused, at an element, at one of its attributes, or at a place within that
  /// attribute's value, in bytes of its UTF-8.
  mutating func refuse(
    _ code: LogoProblemCode, _ message: String, fix: String, at element: SVGElement, attribute: String? = nil,
    offset: Int? = nil
  ) {
    guard hasRoom(forRefusal: true) else { return }
    let span = source.span(of: attribute, in: element, offsetInValue: offset)
    add(.refusal(code, message, fix: fix, span: span))
  }

  /// Adds a mistake that doesn't keep the logo from being published.
  mutating func warn(
    _ code: LogoProblemCode, _ message: String, fix: String, at element: SVGElement, attribute: String? = nil,
    offset: Int? = nil
  ) {
    guard hasRoom(forRefusal: false) else { return }
    let span = source.span(of: attribute, in: element, offsetInValue: offset)
    add(code, isRefusal: false, message, fix: fix, span: span)
  }

  /// Adds a mistake that has a place of its own.
  mutating func add(
    _ code: LogoProblemCode, isRefusal: Bool, _ message: String, fix: String, span: Range<Int>
  ) {
    add(LogoProblem(code: code, isRefusal: isRefusal, message: message, fix: fix, span: span))
  }

  /// Adds a mistake that has a place of its own.
  mutating func add(_ problem: LogoProblem) {
    // A shape that `use` draws ten times is wrong once.
    guard hasRoom(forRefusal: problem.isRefusal), !problems.contains(problem) else { return }
    problems.append(problem)
  }

  /// Many warnings may not keep a refusal out.
  private func hasRoom(forRefusal isRefusal: Bool) -> Bool {
    problems.count { $0.isRefusal == isRefusal } < Self.mostKept
  }
}
