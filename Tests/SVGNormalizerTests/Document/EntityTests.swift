import Testing

@testable import SVGNormalizer

@Suite("Entities")
struct EntityTests {
  private func file(_ declarations: String, _ content: String) -> String {
    "<!DOCTYPE svg [\(declarations)]>" + svg(content)
  }

  private func root(_ text: String) throws -> SVGElement {
    let reading = Reading(text)
    #expect(reading.problems.isEmpty)
    return try #require(reading.document).root
  }

  @Test("for plain text are expanded in attributes and text, also one within another")
  func expanded() throws {
    let text = try root(
      file(
        "<!ENTITY d 'M0 0h&n;v9z'>\r\n<!-- ]> --><!ENTITY n \"9\"><!ENTITY d 'M1 1'>",
        "<path d='&d;'/><style>.a{x:&n;&n;}</style>"))
    #expect(text.children[0]["d"] == "M0 0h9v9z")
    #expect(text.children[1].text == ".a{x:99}")
  }

  @Test("of namespaces make a file of Illustrator's readable")
  func namespaces() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: Adobe Illustrator 16.0.0, SVG Export Plug-In -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      \t<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
      \t<!ENTITY ns_svg "http://www.w3.org/2000/svg">
      \t<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
      \t<!ENTITY st0 "fill:#FFFFFF;">
      ]>
      <svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;"><path x:a="" style="&st0;"/></svg>
      """
    let path = try #require(try root(text).children.first)
    #expect(path["style"] == "fill:#FFFFFF;")
    #expect(path.namespace == .svg)
  }

  @Test("are plain text whatever they contain: quotes and brackets end nothing, and space becomes a space")
  func plainText() throws {
    let root = try root(
      file(
        "<!ENTITY q \"&#34;'&gt;&quot;&apos;]]&gt;\r\n\t&#xA;é&#233;\">", "<g id='&q;' class=\"&q;\">&q;</g>")
    )
    #expect(root.children[0]["id"] == "\"'>\"']]>    éé".replacing("    ", with: "   "))
    #expect(root.children[0].attributes.map(\.name) == ["id", "class"])
    #expect(root.children[0].text == "\"'>\"']]>\n\t\néé")
  }

  @Test("aren't looked for in comments, instructions and CDATA sections, and may be left unused")
  func noReferences() throws {
    let root = try root(
      file(
        "<!ENTITY a 'x'><!ENTITY b '&b;'>",
        "<!-- &a; &b; --><?p &a;?><style><![CDATA[&a;]]></style>&amp;&#38;"))
    #expect(root.children[0].text == "&a;")
    #expect(root.text == "&&")
  }

  @Test("keep the positions of all that comes after them")
  func positions() throws {
    let text = file(
      "<!ENTITY long '\(String(repeating: "x", count: 300))'>",
      "\n<g id='&long;é' class='&long;'/>&long;\n<path id='&long;' d='M0 0L'/>&long;")
    let bytes = Array(text.utf8)
    let element = try #require(try root(text).children.last)
    #expect(bytes[element.offset...].starts(with: "<path".utf8))
    for (mistake, marked) in [
      ("<script a='&long;'/>", "<script"), ("<g a='&long;' a=''/>", ""), ("&nbsp;", ""),
    ] {
      var reading = Reading(text.replacing("</svg>", with: "\n&long;\(mistake)</svg>"))
      reading.apply(.rejectActiveContent)
      #expect(reading.summary.contains(" 4:"), "\(reading.summary)")
      if !marked.isEmpty { #expect(reading.marked == marked) }
    }
  }

  @Test("keep positions within an attribute's value: what is in the entity is at the reference")
  func positionsInValues() throws {
    let bytes = Array(file("<!ENTITY x 'éx'>", "<path d='a&x;&#x20;b'/>").utf8)
    var log = ProblemLog(source: SVGSource(bytes: bytes))
    let path = try #require(SVGReader.read(bytes, log: &log)?.root.children.first)
    #expect(path["d"] == "aéx b")
    let marks = (0..<6).map {
      String(decoding: bytes[log.source.span(of: "d", in: path, offsetInValue: $0)], as: UTF8.self)
    }
    #expect(marks == ["a", "&x;", "&x;", "&x;", "&#x20;", "b"])
  }

  private static let laughs = (1...9).map {
    "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>"
  }.joined()

  @Test(
    "are rejected at their declaration where they hold markup, are in another file, or are many times others",
    arguments: [
      ("<!ENTITY l0 'ha'>\(laughs)", "&l9;", "<!ENTITY l"),
      ("<!ENTITY f SYSTEM 'file:///etc/passwd'>", "", "<!ENTITY f"),
      ("<!ENTITY f PUBLIC 'x' 'file:///etc/passwd'>", "", "<!ENTITY f"),
      ("<!ENTITY % p SYSTEM 'http://127.0.0.1:9/p.dtd'>%p;", "", "<!ENTITY"),
      ("<!ENTITY % p \"<!ENTITY q 'x'>\">%p;", "&q;", "<!ENTITY"),
      ("<!ENTITY m '<g/>'>", "", "<!ENTITY m"), ("<!ENTITY m '&#60;g/>'>", "", "<!ENTITY m"),
      ("<!ENTITY m '&#38;#60;g/>'>", "", "<!ENTITY m"), ("<!ENTITY m '&lt;g/>'>", "", "<!ENTITY m"),
      ("<!ENTITY m '%p;'>", "", "<!ENTITY m"), ("<!ENTITY m '&n'><!ENTITY n 'x'>", "", "<!ENTITY m"),
      ("<!ENTITY lt '&#38;#60;'>", "", "<!ENTITY lt"), ("<!ENTITY a '&a;'>", "<g id='&a;'/>", "<!ENTITY a"),
      ("<!ENTITY a '&nbsp;'>", "&a;", "<!ENTITY a"), ("<!ENTITY a>", "", "<!ENTITY a"),
      ("<!ENTITY a '\(String(repeating: "x", count: 3_000))'>", "&a;", "<!ENTITY a"),
    ])
  func rejected(declarations: String, content: String, marked: String) {
    let reading = Reading(file(declarations, content))
    #expect(reading.codes == ["svg-entity"])
    #expect(reading.marked?.hasPrefix(marked) == true, "\(reading.marked ?? "")")
  }

  @Test("may not make a file longer than it may be")
  func total() {
    let reading = Reading(
      file("<!ENTITY a '\(String(repeating: "x", count: 2_000))'>", String(repeating: "&a;", count: 400)))
    #expect(reading.codes == ["svg-limit"])
    #expect(reading.marked == "&a;")
  }

  @Test("that stand for nothing, many times over, take no time")
  func nothing() {
    let levels = (1...3).map {
      "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 1_000))'>"
    }.joined()
    #expect(Reading(file("<!ENTITY l0 ''>\(levels)", "&l3;")).problems.isEmpty)
  }

  @Test("that are declared and not used don't matter, and neither do brackets that declare nothing")
  func unused() throws {
    for declarations in ["", " ", "<!-- \" ' > -->", "<!ENTITY a 'x'>"] {
      _ = try root(file(declarations, "<g/>"))
    }
  }
}
