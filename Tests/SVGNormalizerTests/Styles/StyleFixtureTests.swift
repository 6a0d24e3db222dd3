import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("The fixtures of the pass that applies styles")
struct StyleFixtureTests {
  /// The tree without the places of its tags and the white space between them.
  private func plain(_ element: SVGElement) -> SVGElement {
    var element = element
    element.offset = 0
    if element.name != "style" { element.text = "" }
    element.children = element.children.map(plain)
    return element
  }

  private func document(_ text: Substring) throws -> SVGDocument {
    let reading = Reading(String(text[(text.firstIndex(of: "<") ?? text.startIndex)...]))
    return SVGDocument(root: plain(try #require(reading.document).root))
  }

  @Test("before and after", arguments: ["01", "02", "03", "04"])
  func fixture(number: String) throws {
    let bytes = try Project.bytes("Tests/Fixtures/logos/passes/ApplyStyles.\(number).svg.txt")
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\n@@@\n")
    try #require(parts.count == 2)
    var before = try document(parts[0])
    let after = try document(parts[1])
    var log = ProblemLog(source: SVGSource(bytes: []))
    DocumentPass.applyStyles.apply(&before, &log)
    #expect(before == after)
    DocumentPass.applyStyles.apply(&before, &log)
    #expect(before == after, "a second time")
  }
}
