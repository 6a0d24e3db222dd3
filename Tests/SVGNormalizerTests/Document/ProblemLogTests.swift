import Testing

@testable import SVGNormalizer

@Suite("The log of problems")
struct ProblemLogTests {
  @Test("a thousand warnings don't hide an error")
  func errorAfterWarnings() {
    var log = ProblemLog(source: SVGSource(bytes: []))
    for number in 0..<1_000 { log.warning(.style, "\(number)", fix: "", at: SVGElement(name: "g")) }
    #expect(!log.hasErrors)
    log.error(.script, "", fix: "", at: SVGElement(name: "g"))
    #expect(log.hasErrors)
    #expect(log.problems.contains { $0.code == .script })
    #expect(log.problems.count < 300)
  }

  @Test("the same problem at the same position is reported once")
  func sameProblem() {
    var log = ProblemLog(source: SVGSource(bytes: []))
    for _ in 0..<2 { log.error(.text, "text", fix: "", at: SVGElement(name: "text")) }
    #expect(log.problems.count == 1)
  }
}
