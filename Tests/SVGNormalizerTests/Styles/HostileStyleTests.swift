import TestSupport
import Testing

@testable import SVGNormalizer

/// Most of these would take minutes without limits.
@Suite("Hostile style sheets")
struct HostileStyleTests {
  private func element(_ name: String, _ attributes: [String: String] = [:], _ children: [SVGElement] = [])
    -> SVGElement
  {
    SVGElement(
      name: name, attributes: attributes.map { SVGAttribute(name: $0.key, value: $0.value) },
      children: children)
  }

  /// The problems of a picture, and whether anything got a fill.
  private func apply(_ rules: String, to elements: [SVGElement]) -> (
    codes: Set<LogoProblemCode>, isFilled: Bool
  ) {
    var style = SVGElement(name: "style")
    style.text = rules
    var document = SVGDocument(root: element("svg", [:], [style] + elements))
    var log = ProblemLog(source: SVGSource(bytes: []))
    DocumentPass.applyStyles.apply(&document, &log)
    return (Set(log.problems.map(\.code)), isFilled(document.root))
  }

  private func isFilled(_ element: SVGElement) -> Bool {
    element["fill"] != nil || element.children.contains(where: isFilled)
  }

  private func nested(_ name: String, depth: Int) -> SVGElement {
    (1..<depth).reduce(element(name)) { child, _ in element(name, [:], [child]) }
  }

  @Test(
    "long selectors on deep trees aren't tried in all combinations",
    arguments: [" ", ">", "> a ", " > a "])
  func descendants(combinator: String) {
    let selector = "b" + String(repeating: "\(combinator)a", count: 40)
    let result = apply("\(selector){fill:red}", to: (0..<10).map { _ in nested("a", depth: 60) })
    #expect(!result.isFilled)
  }

  @Test("of thousands of rules for different classes, only some are tried")
  func manyRules() {
    let rules = (0..<2000).map { ".c\($0){fill:red}" }.joined()
    let result = apply(rules, to: (0..<2000).map { element("path", ["class": "c\($0)"]) })
    #expect(result.codes.isEmpty)
    #expect(result.isFilled)
  }

  @Test(
    "the number of rules that have to be tried on every element is limited",
    .enabled(if: TestTier.isSlow, "make test-all runs it"),
    arguments: ["*", "svg path[d*=aa]"])
  func tooManyMatches(selector: String) {
    let rules = String(repeating: "\(selector){fill:red}", count: 5000)
    let result = apply(rules, to: (0..<1000).map { _ in element("path", ["d": "aaaa"]) })
    #expect(result.codes == [.limit])
  }

  @Test("searching long values in long attributes is too much work")
  func longSubstring() {
    let text = String(repeating: "a", count: 100_000)
    let rules = "[d*=\(text.prefix(50_000))b]{fill:red}"
    #expect(apply(rules, to: [element("path", ["d": text])]).codes == [.limit])
  }

  @Test(
    "deep nesting doesn't overflow the stack",
    arguments: ["{", "(", "[", "a(", "@media{", "a{", "/*"])
  func nesting(opening: String) {
    let deep = String(repeating: opening, count: 50_000 / opening.utf8.count)
    #expect(!apply(deep, to: [element("path")]).isFilled)
    #expect(!apply("a{fill:\(deep)", to: [element("a")]).isFilled)
  }

  @Test(
    "missing ends aren't searched for again and again",
    arguments: [
      "url(", "url('", "url(\"a", "'", "\\", "a{b:c", "@a", "[a='b", "<!", "1e", "-", "a,", ".a ",
      "!important", ":",
    ])
  func unclosed(piece: String) {
    let long = String(repeating: piece, count: 50_000 / piece.utf8.count)
    #expect(!apply(long, to: [element("path")]).isFilled)
    #expect(!apply("path{fill:\(long)", to: [element("path")]).isFilled)
    #expect(PaintValue.parse(long) == nil)
  }

  @Test("many classes, properties and values are allowed")
  func longLists() {
    let classes = (0..<5000).map { "c\($0)" }.joined(separator: " ")
    let style = String(repeating: "fill:red;stroke:blue!important;z:y;", count: 10_000)
    let result = apply(".c4999{fill:red}", to: [element("path", ["class": classes, "style": style])])
    #expect(result.isFilled)
  }
}
