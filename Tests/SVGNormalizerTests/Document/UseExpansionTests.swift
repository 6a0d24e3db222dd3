import Testing

@testable import SVGNormalizer

@Suite("Limits of use")
struct UseExpansionTests {
  private func expanded(_ content: String) -> Reading {
    var reading = Reading(svg(content, " viewBox='0 0 8 8'"))
    #expect(reading.problems.isEmpty)
    reading.apply(.expandUses)
    return reading
  }

  private func count(_ element: SVGElement) -> Int { 1 + element.children.reduce(0) { $0 + count($1) } }

  private func depth(_ element: SVGElement) -> Int { 1 + (element.children.map(depth).max() ?? 0) }

  @Test("copies of copies of copies are rejected, and not all made", arguments: ["g", "symbol", "svg"])
  func billionLaughs(container: String) throws {
    let levels = (1...20).map { level in
      let copies = String(repeating: "<use href='#l\(level - 1)'/>", count: 10)
      return "<\(container) id='l\(level)'>\(copies)</\(container)>"
    }
    let reading = expanded("<defs><path id='l0' d='M0 0'/>\(levels.joined())</defs><use href='#l20'/>")
    #expect(reading.codes == ["svg-limit"])
    #expect(try count(#require(reading.document).root) <= SVGLimits.elements)
  }

  @Test("a chain of uses deeper than 64 is rejected")
  func chain() throws {
    let uses = (1...200).map { "<use id='u\($0)' href='#u\($0 - 1)'/>" }.joined()
    let reading = expanded("<path id='u0' d='M0 0'/><defs>\(uses)</defs><use href='#u200'/>")
    #expect(reading.codes == ["svg-limit"])
    #expect(try depth(#require(reading.document).root) <= SVGLimits.depth)
  }

  @Test("more than ten thousand uses are rejected")
  func uses() {
    let reading = expanded("<g id='g'/>" + String(repeating: "<use href='#g'/>", count: 10_001))
    #expect(reading.codes == ["svg-limit"])
  }

  @Test("a long path isn't copied again and again")
  func longPath() {
    let path = "<path id='p' d='\(String(repeating: "M0 0", count: 50_000))'/>"
    #expect(expanded(path + String(repeating: "<use href='#p'/>", count: 5)).problems.isEmpty)
    #expect(expanded(path + String(repeating: "<use href='#p'/>", count: 50)).codes == ["svg-limit"])
  }

  @Test(
    "cycles are rejected",
    arguments: [
      "<use id='a' href='#a'/>", "<g id='a'><use href='#a'/></g>",
      "<use id='a' href='#b'/><use id='b' href='#a'/>",
      "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>",
      "<defs><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g></defs><use href='#a'/>",
      "<clipPath id='c'><use id='a' href='#a'/></clipPath>",
    ])
  func cycle(content: String) {
    let codes = expanded(content).codes
    #expect(!codes.isEmpty && codes.allSatisfy { $0 == "svg-cycle" })
  }

  @Test("a use of the whole picture is a cycle")
  func picture() {
    var reading = Reading(svg("<use href='#r'/>", " id='r'"))
    reading.apply(.expandUses)
    #expect(reading.codes == ["svg-cycle"])
  }

  @Test("a cycle that isn't drawn is allowed")
  func unusedCycle() {
    #expect(expanded("<defs><g id='a'><use href='#a'/></g></defs>").problems.isEmpty)
  }

  @Test("ids that are equivalent in Unicode are distinct", arguments: [("\u{E9}", "e\u{301}")])
  func ids(first: String, second: String) {
    let reading = expanded("<defs><g id='\(first)' class='1'/></defs><use href='#\(second)'/>")
    #expect(reading.codes == ["svg-reference"])
  }
}
