import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Limits")
struct LimitTests {
  private static func many(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }
  private func many(_ count: Int, _ text: (Int) -> String) -> String { Self.many(count, text) }

  @Test("nesting stops at 64 levels, even of a hundred thousand", arguments: [64, 100_000])
  func depth(count: Int) {
    let reading = Reading(svg(many(count) { _ in "<g>" } + many(min(count, 99)) { _ in "</g>" }))
    #expect(reading.codes == ["svg-limit"])
    #expect(reading.marked == "<g")
  }

  @Test("a depth of 64 is allowed")
  func allowedDepth() {
    #expect(Reading(svg(many(63) { _ in "<g>" } + many(63) { _ in "</g>" })).problems.isEmpty)
  }

  @Test(
    "a tag with more than 256 attributes is rejected before libxml2 compares them", arguments: [257, 50_000])
  func attributes(count: Int) {
    let reading = Reading(svg("<g/><path \(many(count) { "a\($0)='' " })/>"))
    #expect(reading.codes == ["svg-limit"])
    #expect(reading.marked == "<path")
  }

  @Test(
    "attributes can't be hidden from the count",
    arguments: [
      "<!-- > --><g ATTRIBUTES/>", "<![CDATA[<!--]]><g ATTRIBUTES/>", "<?p <!--?><g ATTRIBUTES/>",
      "<g b='>' ATTRIBUTES/>", "<g b = \"'\" ATTRIBUTES/>",
      "<g\nb='/>'\tATTRIBUTES></g>", "<!----><g ATTRIBUTES/>", "<g b='<!--' ATTRIBUTES/>",
    ])
  func hiddenAttributes(content: String) {
    let reading = Reading(svg(content.replacing("ATTRIBUTES", with: many(9_999) { " a\($0)=''" })))
    #expect(["svg-limit", "svg-syntax"].contains(reading.codes.first))
    #expect(reading.codes.count == 1)
  }

  @Test("text that looks like a tag isn't counted")
  func attributesInText() {
    let attributes = many(1_000) { " a\($0)=''" }
    #expect(
      Reading(svg("<!-- <g\(attributes)> --><![CDATA[<g\(attributes)>]]><?p <g\(attributes)>?>")).problems
        .isEmpty)
  }

  @Test("256 attributes on a tag are allowed")
  func allowedAttributes() {
    #expect(Reading(svg("<g \(many(256) { "a\($0)='' " })/>")).problems.isEmpty)
  }

  @Test("more than twenty thousand elements are rejected")
  func elements() {
    #expect(Reading(svg(many(19_999) { _ in "<g/>" })).problems.isEmpty)
    #expect(Reading(svg(many(20_000) { _ in "<g/>" })).codes == ["svg-limit"])
  }

  @Test("a file of more than 512 KiB is rejected unread, a shorter one is read")
  func bytes() {
    let long = String(repeating: "M", count: 10 << 20)
    #expect(Reading(svg("<path d='\(long)'/>")).codes == ["svg-limit"])
    #expect(Reading(svg("<path d='\(long.prefix(500_000))'/>")).problems.isEmpty)
    #expect(Reading(svg("<style>\(long.prefix(500_000))</style>")).problems.isEmpty)
  }

  @Test(
    "any repetition up to the limit is read or rejected",
    arguments: TestTier.some(of: [
      "<!--", "-->", "<![CDATA[", "]]>", "<?", "<", "&", "&#", "\"", "<g ", "<g a=", "<g/>", "<!DOCTYPE",
      "<a:",
      "<g xmlns:", "]", "<g a='&amp;'/>", "&lt;", "é", "<g xmlns:a='", "\r", "<!-",
    ]))
  func repeated(unit: String) {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    #expect(Reading(svg(text)).problems.count <= 1)
    #expect(Reading(text).problems.count == 1)
    #expect(Reading(svg("<g a='" + text)).problems.count == 1)
  }

  @Test("the time for namespaces in many tags doesn't add up")
  func namespaces() {
    let deep = many(60) { level in "<g \(many(250) { "xmlns:n\(level)_\($0)='u' " })>" }
    let used = many(9_000) { _ in "<n0_0:a n1_1:b=''/>" }
    let reading = Reading(svg(deep + used + many(60) { _ in "</g>" }))
    #expect(reading.problems.isEmpty)
  }

  @Test("a path that is too long for Android is reported at its element")
  func longPath() {
    let zigzag = many(9_000) { "L\($0 % 7) \($0 % 5)" }
    let text = svg(
      "<path d='M0 0h9v9z'/><g><path id='b' fill='red' d='M0 0\(zigzag)'/></g>", " viewBox='0 0 9 9'")
    let problems = LogoNormalizer().normalize(Array(text.utf8)).problems
    #expect(problems.map(\.code) == [.limit])
    let rest = problems.first.map { Array(text.utf8)[$0.span.lowerBound...] } ?? []
    #expect(rest.starts(with: "<path id='b'".utf8))
  }

  @Test("a file that is too long is reported at the element that makes it so, if one does")
  func longElement() {
    let data = String(repeating: "A", count: 600_000)
    #expect(Reading(svg("<g/><image href='data:\(data)'/>")).marked == "<")
    #expect(Reading(svg("\n<image href='data:\(data)'/>")).summary == "error 2:1 svg-limit\n")
    #expect(Reading(svg(many(60_000) { _ in "<g id='a'/>" })).summary == "error 1:1 svg-limit\n")
  }

  /// Files that are far smaller than their normal form.
  private static let growing: [(content: String, message: String)] = [
    (
      "<linearGradient id='g'>" + many(40) { "<stop offset='.\($0 + 10)' stop-color='#\($0 + 100)'/>" }
        + "</linearGradient><g fill='url(#g)'>" + many(900) { "<path d='M\($0 % 90) \($0 / 90)h1v.5z'/>" }
        + "</g>",
      "elements"
    ),
    (
      "<path id='p' d='M0 0" + many(800) { "L\($0 % 7).\($0) \($0 % 11).\($0)" } + "'/>"
        + many(180) { "<use href='#p' x='\($0 % 10)' transform='translate(40 40) rotate(\($0))'/>" },
      "bytes"
    ),
    (
      "<clipPath id='c'><circle cx='50' cy='50' r='49'/></clipPath>"
        + many(62) { _ in "<g clip-path='url(#c)'>" }
        + "<path transform='translate(40 40) rotate(45 50 50)' d='M0 0h90v90z' clip-path='url(#c)'/>"
        + many(62) { _ in "</g>" },
      ""
    ),
  ]

  @Test(
    "what the tool writes it reads again, or it says what is too much", arguments: TestTier.some(of: 0..<3))
  func output(index: Int) throws {
    let (content, message) = Self.growing[index]
    let result = LogoNormalizer().normalize(Array(svg(content, " viewBox='0 0 100 100'").utf8))
    if let logo = result.logo {
      let text = try logo.svg
      let again = LogoNormalizer().normalize(Array(text.utf8)).logo
      #expect(try again?.svg == text)
      #expect(message.isEmpty)
    } else {
      #expect(result.problems.map(\.code) == [.limit])
      #expect(result.problems.first?.message.contains(message) == true, "\(result.problems)")
      #expect(result.problems.first?.span == 0..<4)
    }
  }
}
