import Testing

@testable import SVGNormalizer

@Suite("Positions of elements and attributes")
struct SVGSourceTests {
  /// The text at the position of an attribute of the first element within the root.
  private func marked(_ text: String, _ attribute: String?, offset: Int? = nil) throws -> String {
    let bytes = Array(text.utf8)
    let element = try #require(Reading(bytes).document?.root.children.first)
    let span = SVGSource(bytes: bytes).span(of: attribute, in: element, offsetInValue: offset)
    return String(decoding: bytes[span], as: UTF8.self)
  }

  @Test(
    "an attribute's name and value are marked",
    arguments: [
      (#"<path fill="red" d="M0 0"/>"#, "d", #"d="M0 0""#),
      ("<path\r\n\tid = 'é'\r\n\td\n=\r\n'M0\r\n0'\n/>", "d", "d\n=\r\n'M0\r\n0'"),
      ("<path data-d='d=1' d='>/'/>", "d", "d='>/'"),
      ("<use foo='' xlink:href='#a'/>", "xlink:href", "xlink:href='#a'"),
      ("<use href='#a' xlink:href='#b'/>", "href", "href='#a'"),
      ("<use xmlns:l='http://www.w3.org/1999/xlink' l:href='#a'/>", "xlink:href", "l:href='#a'"),
      ("<g xmlns:i='urn:i' i:label='x'/>", "foreign:label", "i:label='x'"),
    ])
  func attribute(tag: String, name: String, expected: String) throws {
    #expect(try marked(svg(tag), name) == expected)
    #expect(try marked("\u{FEFF}<?xml version='1.0'?>\r\n<!-- é -->" + svg("ü" + tag), name) == expected)
  }

  @Test("without an attribute, or if the tag lacks it, the tag's beginning is marked")
  func tag() throws {
    #expect(try marked(svg("<path d=''/>"), nil) == "<path")
    #expect(try marked(svg("<path d=''/>"), "fill") == "<path")
  }

  @Test("a property is also found in the style attribute")
  func style() throws {
    #expect(try marked(svg("<path style='fill:red' d=''/>"), "fill") == "style='fill:red'")
  }

  @Test("a position within a value is found after references, line ends and letters of several bytes")
  func positionInValue() throws {
    let tag = svg("<path d='&#xE9;é😀&#128512;&amp;\r\nM\rX'/>")
    let value = "éé😀😀& M X"
    #expect(Reading(tag).document?.root.children.first?["d"] == value)
    let expected = ["&#xE9;", "é", "😀", "&#128512;", "&amp;", "\r\n", "M", "\r", "X"]
    var offset = 0
    for (scalar, written) in zip(value.unicodeScalars, expected) {
      #expect(try marked(tag, "d", offset: offset) == written)
      offset += UTF8.width(scalar)
    }
    #expect(try marked(tag, "d", offset: offset).isEmpty)
  }

  @Test(
    "an offset beyond the value or the file marks nothing, and doesn't crash", arguments: [-1, 99, Int.max])
  func beyond(offset: Int) {
    let bytes = Array(svg("<path d='M0'/>").utf8)
    let source = SVGSource(bytes: bytes)
    let element = SVGElement(name: "path", offset: offset)
    #expect(source.span(of: "d", in: element, offsetInValue: offset).isEmpty)
    #expect(
      source.span(of: "d", in: SVGElement(name: "svg"), offsetInValue: offset).upperBound <= bytes.count)
  }
}
