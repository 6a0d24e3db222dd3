import CatalogueCompiler
import Testing

@Suite("A part of a page that a program keeps current")
struct MarkedSectionTests {
  private func replace(_ text: String) -> String? {
    MarkedSection.replacing("table", in: Array(text.utf8), with: Array("new\n".utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(
    "what is between the comments is replaced, and nothing else",
    arguments: [
      ("<!-- table -->\nold\n<!-- /table -->\n", "<!-- table -->\nnew\n<!-- /table -->\n"),
      ("a\n<!-- table -->\n<!-- /table -->", "a\n<!-- table -->\nnew\n<!-- /table -->"),
      ("<!-- table -->\r\nold\r\n<!-- /table -->\r\n", "<!-- table -->\r\nnew\n<!-- /table -->\r\n"),
    ])
  func replaces(text: String, expected: String) {
    #expect(replace(text)?.unicodeScalars.elementsEqual(expected.unicodeScalars) ?? false)
  }

  @Test("a second time changes nothing")
  func twice() {
    let once = replace("<!-- table -->\nold\n<!-- /table -->\n")
    #expect(once.flatMap(replace) == once)
  }

  @Test(
    "without both comments on lines of their own, in their order, there is no such part",
    arguments: [
      "", "<!-- table -->\n", "<!-- /table -->\n<!-- table -->\n", "- <!-- table -->\n<!-- /table -->\n",
      "<!-- tables -->\n<!-- /tables -->\n",
    ])
  func missing(text: String) {
    #expect(replace(text) == nil)
  }
}
