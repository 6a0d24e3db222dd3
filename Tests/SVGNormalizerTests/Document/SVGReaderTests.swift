import Testing

@testable import SVGNormalizer

@Suite("Reading the tree of an SVG file")
struct SVGReaderTests {
  private func root(_ text: String) throws -> SVGElement {
    let reading = Reading(text)
    #expect(reading.problems.isEmpty)
    return try #require(reading.document).root
  }

  @Test("elements, attributes and text come in the file's order")
  func tree() throws {
    let root = try root(svg("<g id='a' fill=\"red\"><path d='M0 0'/></g><style> .a{}<![CDATA[<b>]]></style>"))
    #expect(root.children.map(\.name) == ["g", "style"])
    #expect(root.children[0].attributes.map(\.name) == ["id", "fill"])
    #expect(root.children[0].children[0]["d"] == "M0 0")
    #expect(root.children[1].text == " .a{}<b>")
  }

  @Test("character references are replaced, and white space in attributes becomes spaces")
  func normalisation() throws {
    let root = try root(svg("<path d='&#77;0&#x20;0\r\n\tL&lt;é&#xE9;'/>"))
    #expect(root.children[0]["d"] == "M0 0  L<éé")
  }

  @Test("a prefix bound to SVG is SVG, another namespace isn't, and the usual prefixes are named as usual")
  func namespaces() throws {
    let root = try root(
      """
      <s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" xmlns:i="urn:i" xmlns="urn:d">
        <s:use l:href="#a" xml:space="preserve" i:label="x" width="1" s:height="2"/><path/><i:path/>
      </s:svg>
      """)
    #expect(root.children.map(\.name) == ["use", "path", "path"])
    #expect(root.children.map(\.namespace) == [.svg, .foreign, .foreign])
    #expect(
      root.children[0].attributes.map(\.name)
        == ["xlink:href", "xml:space", "foreign:label", "width", "foreign:height"])
  }

  @Test(
    "a DOCTYPE that declares nothing is dropped, and its DTD isn't fetched",
    arguments: [
      "<!DOCTYPE svg>",
      #"<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">"#,
      #"<?xml version="1.0" encoding="utf-8" standalone="no"?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.0//EN' "">"#,
    ])
  func bareDocumentType(prologue: String) throws {
    #expect(try root(prologue + svg("<g/>")).children.count == 1)
  }

  @Test(
    "a namespace is a name, even if it isn't a valid URI", arguments: ["a b", "&amp;ns_extend;", "relative"])
  func invalidURI(uri: String) throws {
    _ = try root(svg("<i:g xmlns:i='\(uri)'/>"))
  }

  @Test("XML 1.1 and a byte order mark make no difference")
  func versionAndMark() throws {
    _ = try root("\u{FEFF}<?xml version='1.1'?>" + svg("<g/>"))
  }

  @Test("each element knows its position in the file")
  func offsets() throws {
    let text =
      "\u{FEFF}<?xml version='1.0'?>\r\n<!-- <g> é --><?x <g>?>"
      + svg("\r\né<![CDATA[<g>]]><g\na='>'/><path/>")
    let root = try root(text)
    let bytes = Array(text.utf8)
    for element in [root] + root.children {
      let tag = Array("<\(element.name)".utf8)
      #expect(bytes[element.offset...].starts(with: tag), "\(element.name)")
    }
  }
}
