import Testing

@testable import SVGNormalizer

@Suite("The CSS cascade")
struct CascadeTests {
  @Test(
    "counts declarations by importance, then origin, then specificity, then order",
    arguments: [
      ("", "", "fill=green"),
      (".a{fill:red}", "", "fill=red"),
      ("*{fill:red}", "", "fill=red"),
      ("#i{fill:red} .a{fill:blue}", "", "fill=red"),
      (".a.b{fill:red} .a{fill:blue}", "", "fill=red"),
      ("svg .a{fill:red} .a{fill:blue}", "", "fill=red"),
      ("path{fill:red} path{fill:blue}", "", "fill=blue"),
      ("path{fill:red;fill:blue}", "", "fill=blue"),
      ("path{fill:red!important;fill:blue}", "", "fill=red"),
      ("path{fill:red}", "fill:blue", "fill=blue"),
      ("#i{fill:red!important}", "fill:blue", "fill=red"),
      ("#i{fill:red!important}", "fill:blue ! IMPORTANT", "fill=blue"),
      ("#i{fill:red!important} path{fill:blue!important}", "", "fill=red"),
    ])
  func order(rules: String, inline: String, expected: String) {
    let picture = StyledPicture(rules: rules, path: "id='i' class='b a' style='\(inline)' fill=' green '")
    #expect(picture.path == "id=i|" + expected)
  }

  @Test("an invalid value loses against the next declaration")
  func invalidValue() {
    let picture = StyledPicture(rules: "path{fill:red} path{fill:nonsense}", path: "style='fill:1 2'")
    #expect(picture.path == "fill=red")
  }

  @Test("several style elements count in their order, wherever they are")
  func severalSheets() {
    let picture = StyledPicture(
      svg("<path/><style>path{fill:red}</style><g><style type='text/css'>path{fill:blue}</style></g>"))
    #expect(picture.path == "fill=blue")
    #expect(picture.elements.map(\.name) == ["svg", "path", "g"])
  }

  @Test("a style element of another language or for other media is removed without effect")
  func otherSheets() {
    let picture = StyledPicture(
      svg("<style type='text/less'>path{fill:red}</style><style media='print'>path{fill:red}</style><path/>"))
    #expect(picture.path.isEmpty)
    #expect(picture.messages == ["the rules for \"print\" are ignored"])
  }

  @Test("classes and styles are removed, and ids stay")
  func leftOver() {
    let picture = StyledPicture(
      svg("<g id='a' class='b' style=''><style/><path style='color:red' class='c'/></g>"))
    #expect(picture.elements.flatMap(\.attributes).map(\.name) == ["id", "color"])
  }

  @Test("elements of other vocabularies keep their attributes")
  func foreignElements() {
    let picture = StyledPicture(svg("<style>*{fill:red}</style><x xmlns='urn:x' style='fill:red'/>"))
    #expect(picture.elements[1].attributes == [SVGAttribute(name: "style", value: "fill:red")])
  }

  @Test("on an animation, fill is no paint")
  func animation() {
    let picture = StyledPicture(svg("<style>*{fill:red}</style><path><animate fill='freeze'/></path>"))
    #expect(picture.elements[2]["fill"] == "freeze")
  }

  @Test("the pass changes nothing the second time")
  func twice() {
    let once = StyledPicture(
      rules: ".a{fill:url( '#a' )RED;transform:ROTATE(1turn)}",
      path: "class='a' style='d:path(\"M0 0\");r:1px'")
    var document = SVGDocument(root: once.root)
    var log = ProblemLog(source: SVGSource(bytes: []))
    DocumentPass.applyStyles.apply(&document, &log)
    #expect(document.root == once.root)
  }
}
