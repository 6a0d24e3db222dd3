import Testing

@testable import SVGNormalizer

@Suite("The CSS cascade")
struct CascadeTests {
  @Test(
    "counts declarations by importance, then place, then specificity, then order",
    arguments: [
      (".a{fill:red}", "", "red"),
      ("#i{fill:red} .a{fill:blue}", "", "red"),
      ("path{fill:red} path{fill:blue}", "", "blue"),
      ("path{fill:red}", "fill:blue", "blue"),
      ("path{fill:red!important}", "fill:blue", "red"),
      ("path{fill:red!important}", "fill:blue ! IMPORTANT", "blue"),
      ("", "", "green"),
      (".a{fill:nonsense}", "", "green"),
    ])
  func order(_ rules: String, _ inline: String, _ expected: String) {
    let path = SVGElement(
      name: "path",
      attributes: [
        SVGAttribute(name: "id", value: "i"), SVGAttribute(name: "class", value: "b a"),
        SVGAttribute(name: "style", value: inline), SVGAttribute(name: "fill", value: " green "),
      ])
    let style = SVGElement(name: "style", text: rules)
    var document = SVGDocument(root: SVGElement(name: "svg", children: [style, path]))
    var log = ProblemLog(source: SVGSource(bytes: []))
    DocumentPass.applyStyles.apply(&document, &log)
    #expect(document.root.children.map { $0["fill"] } == [expected])
    #expect(document.root.children[0].attributes.map(\.name) == ["id", "fill"])
  }
}
