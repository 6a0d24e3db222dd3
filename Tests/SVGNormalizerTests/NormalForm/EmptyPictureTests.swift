import Testing

@testable import SVGNormalizer

@Suite("A picture of which nothing is seen")
struct EmptyPictureTests {
  private static let shape = "<path d='M0 0h8v8z'/>"

  private static let pictures: [(content: String, marked: String, reason: String)] = [
    ("", "<svg", "no shape"), ("<x:path xmlns:x='urn:x' d='M0 0h8v8z'/>", "<svg", "no shape"),
    ("<g display='none'>\(shape)</g>", "<g", "display"),
    ("<style>.a{display:none}</style><g class='a'>\(shape)</g>", "<g", "display"),
    ("<path visibility='hidden' d='M0 0h8v8z'/>", "<path", "visibility"),
    ("<g opacity='0'>\(shape)</g>", "<g", "opacity 0"),
    ("<g transform='scale(0)'>\(shape)</g>", "<g", "scaled"),
    ("<path/>", "<path", "no size"), ("<circle r='0'/>", "<circle", "no size"),
    ("<path d='M0 0h8z'/>", "<path", "no area"),
    ("<path fill='none' d='M0 0h8v8z'/>", "<path", "neither a fill"),
    ("<path fill-opacity='0' d='M0 0h8v8z'/>", "<path", "neither a fill"),
    ("<rect x='9' width='3' height='3'/>", "<rect", "outside the viewBox"),
    ("<defs>\(shape)</defs>", "<path", "\"defs\""),
    ("<symbol>\(shape)</symbol>", "<path", "\"symbol\""),
    ("<x:x xmlns:x='urn:x'><rect/></x:x>", "<rect", "\"x\""),
    (
      "<clipPath id='c'><rect x='9' width='3' height='3'/></clipPath><g clip-path='url(#c)'>\(shape)</g>",
      "<path", "clip"
    ),
  ]

  @Test("is rejected at the first shape, and the message says what hides it", arguments: pictures)
  func reason(content: String, marked: String, reason: String) throws {
    let bytes = Array(svg(content, " viewBox='0 0 8 8'").utf8)
    let problem = try #require(LogoNormalizer().normalize(bytes).problems.last)
    #expect(problem.code == .empty)
    #expect(problem.message.contains(reason), "\(problem.message)")
    #expect(String(decoding: bytes[problem.span], as: UTF8.self) == marked)
  }

  @Test("isn't one whose only paint is rejected: that it is a pattern is all that is said")
  func pattern() {
    let pattern = "<pattern id='p' width='2' height='2'>\(Self.shape)</pattern>"
    let content = "\(pattern)<path fill='url(#p)' d='M0 0h8v8z'/>"
    let problems = LogoNormalizer().normalize(Array(svg(content, " viewBox='0 0 8 8'").utf8)).problems
    #expect(problems.map(\.message) == ["the fill is a pattern"])
  }
}
