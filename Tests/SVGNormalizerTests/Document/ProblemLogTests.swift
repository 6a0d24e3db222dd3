import Testing

@testable import SVGNormalizer

@Suite("The log of what is wrong")
struct ProblemLogTests {
  @Test("a thousand warnings don't hide a refusal")
  func refusalAfterWarnings() {
    var log = ProblemLog(source: SVGSource(bytes: []))
    for number in 0..<1_000 { log.warn(.style, "\(number)", fix: "", at: SVGElement(name: "g")) }
    #expect(!log.hasRefusal)
    log.refuse(.script, "", fix: "", at: SVGElement(name: "g"))
    #expect(log.hasRefusal)
    #expect(log.problems.contains { $0.code == .script })
    #expect(log.problems.count < 300)
  }

  @Test("the same mistake at the same place is told once")
  func sameMistake() {
    var log = ProblemLog(source: SVGSource(bytes: []))
    for _ in 0..<2 { log.refuse(.text, "text", fix: "", at: SVGElement(name: "text")) }
    #expect(log.problems.count == 1)
  }
}
