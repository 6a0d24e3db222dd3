@testable import SVGNormalizer

/// A picture after its styles were applied.
struct StyledPicture {
  let root: SVGElement
  let problems: [LogoProblem]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var log = ProblemLog(source: SVGSource(bytes: bytes))
    var document = SVGReader.read(bytes, log: &log) ?? SVGDocument(root: SVGElement(name: "unreadable"))
    DocumentPass.applyStyles.apply(&document, &log)
    root = document.root
    problems = log.problems
  }

  /// One path with some attributes, under some rules.
  init(rules: String = "", path attributes: String) {
    self.init(svg("<style><![CDATA[\(rules)]]></style><path \(attributes)/>"))
  }

  /// All elements in the order of their tags.
  var elements: [SVGElement] { Self.list(root) }

  /// The path's attributes, written one after the other.
  var path: String {
    elements.first { $0.name == "path" }?.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: "|")
      ?? ""
  }

  var messages: [String] { problems.map(\.message) }

  private static func list(_ element: SVGElement) -> [SVGElement] {
    [element] + element.children.flatMap(list)
  }
}
