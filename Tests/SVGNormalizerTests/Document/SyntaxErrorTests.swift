import Testing

@testable import SVGNormalizer

@Suite("Files that aren't well-formed XML")
struct SyntaxErrorTests {
  /// The content, a part of the message, and the text before the error.
  private static let mistakes: [(content: String, message: String, before: String)] = [
    ("<g><path></g>", "is still open", "<g><path>"),
    ("</g>", "is still open", ""),
    ("<g a='1' a='2'/>", "twice: \"a\"", "<g a='1' a='2'"),
    ("a & b", "after &", "a &"),
    ("<g a='R&D'/>", "semicolon", "<g a='R&D"),
    ("<g a=1/>", "no quotes", "<g a="),
    ("<g a/>", "no value: \"a\"", "<g a"),
    ("<g a='1'b=''/>", "a space is missing", "<g a='1'"),
    ("<g a='1/><g b='2'/>", "there is a <", "<g a='1/>"),
    ("<i:g/>", "isn't declared: \"i\"", "<i:g"),
    ("<g xlink:href='#a' i:b=''/>", "isn't declared: \"i\"", "<g xlink:href='#a' i:b=''"),
    ("<a:b:c/>", "two colons", "<a:b"),
    ("<!-- -- -->", "-- within a comment", "<!-- "),
    ("a]]>", "]]> in the text", "a"),
    ("<?xml version='1.0'?>", "very beginning", "<?xml"),
    ("\u{1}", "doesn't allow", ""),
  ]

  @Test("are rejected with a plain message near the error", arguments: mistakes)
  func mistake(content: String, message: String, before: String) throws {
    let text = svg(content)
    let reading = Reading(text)
    let problem = try #require(reading.problems.first)
    #expect(reading.codes == ["svg-syntax"])
    #expect(problem.message.contains(message))
    let expected = svg("").utf8.count - "</svg>".utf8.count + before.utf8.count
    #expect(abs(problem.span.lowerBound - expected) <= 1)
  }

  @Test(
    "characters that XML doesn't allow aren't allowed as references",
    arguments: [
      "&#xD800;", "&#xDFFF;", "&#0;", "&#x1;", "&#xFFFE;", "&#x110000;", "&#99999999999999999999;", "&#;",
    ])
  func reference(text: String) {
    #expect(Reading(svg("<text>\(text)</text>")).codes == ["svg-syntax"])
    #expect(Reading(svg("<path d='\(text)'/>")).codes == ["svg-syntax"])
  }

  @Test("an entity that isn't declared is named", arguments: ["&nbsp;", "<g a='&nbsp;'/>"])
  func entity(content: String) {
    let reading = Reading(svg(content))
    #expect(reading.codes == ["svg-entity"])
    #expect(reading.problems.first?.message.contains("&nbsp;") == true)
  }

  @Test("every incomplete file is an error")
  func beginnings() {
    let bytes = Array(("<?xml version='1.0'?>\n<!-- é -->" + svg("<g a='&lt;'><![CDATA[x]]>y</g>")).utf8)
    for end in bytes.indices {
      #expect(Reading(Array(bytes[..<end])).problems.count == 1, "the first \(end) bytes")
    }
    #expect(Reading(bytes).problems.isEmpty)
  }

  @Test("an element that is never closed is marked at its beginning")
  func unclosed() {
    let text = svg("<g><path/>")
    #expect(Reading(String(text.dropLast("</svg>".count))).marked == "<g")
  }

  @Test("nothing may follow the picture", arguments: ["x", "<g/>", svg("")])
  func trailing(text: String) {
    #expect(Reading(svg("") + text).codes == ["svg-syntax"])
  }

  @Test("the root element has to be SVG's")
  func root() {
    #expect(Reading("<html/>").codes == ["svg-root"])
    #expect(Reading("<g xmlns='http://www.w3.org/2000/svg'/>").codes == ["svg-root"])
    #expect(Reading("<s:svg xmlns:s='urn:x'/>").codes == ["svg-wrong-ns"])
    #expect(Reading("<svg xmlns='http://www.w3.org/2000/svg/'/>").codes == ["svg-wrong-ns"])
    #expect(Reading("<SVG xmlns='http://www.w3.org/2000/svg'/>").codes == ["svg-root"])
  }

  @Test("an external style sheet is rejected")
  func styleSheet() {
    let instruction = "<?xml-stylesheet href='a.css' type='text/css'?>"
    for text in [instruction + svg(""), svg(instruction), svg("") + instruction] {
      let reading = Reading(text)
      #expect(reading.codes == ["svg-external"])
      #expect(reading.marked == instruction)
    }
  }

  @Test("without a namespace, as in HTML, a file is read as SVG, and an edit adds what is missing")
  func noNamespace() throws {
    let text = "<svg viewBox='0 0 8 8'><g onload=''><path d='M0 0h8v8z'/></g><x xmlns='urn:x'/></svg>"
    var reading = Reading(text)
    #expect(reading.problems.map(\.isError) == [false])
    #expect(reading.document?.root.children.map(\.namespace) == [.svg, .foreign])
    let edit = try #require(reading.problems.first?.edit)
    reading.apply(.rejectActiveContent)
    #expect(reading.codes == ["svg-wrong-ns", "svg-handler"])
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.span, with: edit.replacement.utf8)
    #expect(Reading(bytes).problems.isEmpty)
  }

  @Test(
    "that are code, or two versions of one file, are named as such, at the first sign of it",
    arguments: [
      ("<path d='' {...props}/>", "JSX", "{"), ("<path style={{fill: 'red'}}/>", "JSX", "{"),
      ("\n<<<<<<< HEAD\n<g/>\n=======\n<g id='a'/>\n>>>>>>> theirs\n", "merge conflict", "<<<<<<<"),
    ])
  func otherSyntax(content: String, name: String, marked: String) {
    let reading = Reading(svg(content))
    #expect(reading.codes == ["svg-syntax"])
    #expect(reading.problems.first?.message.contains(name) == true)
    #expect(reading.marked == marked)
  }

  @Test("a section that is never closed is marked at its beginning", arguments: ["<!--", "<![CDATA[", "<?"])
  func unclosedSection(start: String) {
    let reading = Reading(svg("<g/>\(start)x"))
    #expect(reading.codes == ["svg-syntax"])
    #expect(reading.marked == start)
  }

  @Test("the prefix of a link, which HTML doesn't declare, is to be declared")
  func linkPrefix() {
    let fix = Reading("<svg><use xlink:href='#a'/></svg>").problems.first?.fix
    #expect(fix == "add xmlns:xlink=\"http://www.w3.org/1999/xlink\" to the svg element")
  }
}
