/// A problem without its position: what kind it is, what is wrong and what to do.
struct LogoFinding: Hashable, Sendable {
  let code: LogoProblemCode
  let message: String
  let fix: String

  init(_ code: LogoProblemCode, _ message: String, fix: String) {
    (self.code, self.message, self.fix) = (code, message, fix)
  }
}

/// The problems found so far. Nothing stops at the first error; at most 100 errors and 100 warnings are kept.
struct ProblemLog: Sendable {
  private(set) var problems: [LogoProblem] = []
  /// Whether the logo is rejected.
  var hasErrors: Bool { problems.contains { $0.isError } }
  /// The text in which positions are found.
  var source: SVGSource

  /// The limit for errors, and for warnings: many warnings never keep an error out.
  private static let mostKept = 100

  init(source: SVGSource) { self.source = source }

  /// Reports an error at an element, at one of its attributes, or within that attribute's value at an offset in bytes
  /// of its UTF-8.
  mutating func error(
    _ code: LogoProblemCode, _ message: String, fix: String, at element: SVGElement, attribute: String? = nil,
    offset: Int? = nil
  ) {
    report(LogoFinding(code, message, fix: fix), isError: true, at: element, attribute, offset)
  }

  /// Reports a problem that doesn't keep the logo from being published.
  mutating func warning(
    _ code: LogoProblemCode, _ message: String, fix: String, at element: SVGElement, attribute: String? = nil
  ) {
    report(LogoFinding(code, message, fix: fix), isError: false, at: element, attribute)
  }

  mutating func report(
    _ finding: LogoFinding, isError: Bool, at element: SVGElement, _ attribute: String? = nil,
    _ offset: Int? = nil
  ) {
    // Positions are looked up only for what is kept.
    guard !isFull(forErrors: isError) else { return }
    add(
      LogoProblem(
        code: finding.code, isError: isError, message: finding.message, fix: finding.fix,
        span: source.span(of: attribute, in: element, offsetInValue: offset)))
  }

  /// Adds a problem once: a shape that `use` draws ten times isn't wrong ten times.
  mutating func add(_ problem: LogoProblem) {
    guard !isFull(forErrors: problem.isError), !problems.contains(problem) else { return }
    problems.append(problem)
  }

  private func isFull(forErrors isError: Bool) -> Bool {
    problems.count { $0.isError == isError } >= Self.mostKept
  }

  /// The length in an attribute; `nil` if there is none, or if it can't be read, which is an error.
  /// - Parameter isInFont: Whether it may depend on the font.
  mutating func length(_ attribute: String, of element: SVGElement, isInFont: Bool = false) -> Length? {
    guard let text = element[attribute] else { return nil }
    let length = Length.parse(text)
    if let length, isInFont || !length.unit.dependsOnFont { return length }
    error(
      .number, "\"\(text)\" \(length == nil ? "is not a number" : "depends on the font")",
      fix: "write a number in \(attribute)", at: element, attribute: attribute)
    return nil
  }

  /// Reports a transformation that can't be read.
  mutating func transformation(_ attribute: String, of element: SVGElement) {
    error(
      .number, "\"\(element[attribute] ?? "")\" is not a transformation",
      fix: "write it as translate(x y), scale(s), rotate(degrees) or matrix(a b c d e f)", at: element,
      attribute: attribute)
  }

  /// Reports an attribute that should be one of some words and isn't: it counts as absent.
  mutating func checkWord(_ attribute: SVGAttribute, of element: SVGElement, _ words: [String]) {
    guard !words.contains(attribute.value) else { return }
    warning(
      .style, "\(attribute.name) is ignored: \"\(attribute.value.cssExcerpt)\" isn't one of its values",
      fix: "write \(words.joined(separator: " or ")), or delete it", at: element, attribute: attribute.name)
  }

  /// Reports an attribute that should be a number and isn't.
  /// - Parameter canBePercentage: Whether it may be a percentage too.
  mutating func checkNumber(_ attribute: String, of element: SVGElement, canBePercentage: Bool) {
    guard let length = length(attribute, of: element) else { return }
    guard length.unit != .none, !(canBePercentage && length.unit == .percentage) else { return }
    error(
      .number, "\(attribute) has the unit of a length", fix: "write a number without a unit", at: element,
      attribute: attribute)
  }
}
