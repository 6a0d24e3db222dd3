import Foundation
import TestSupport
import Testing

@Suite(
  "The preview's search",
  .enabled(
    if: Program.isThere("node") && Program.isThere("typescript") || Project.isCI,
    "run scripts/require node typescript"))
struct PreviewSearchTests {
  @Test("it answers as the conformance fixture requires of apps")
  func conformance() throws {
    let result = try Program.run(
      ["node", "Tests/Fixtures/preview/search.mjs", "preview/search.js", "Tests/Fixtures/conformance"])
    #expect(result.lines == ["127 answers"], "\(result.errors)")
  }

  @Test("the brand that people mean is among the first three")
  func queries() throws {
    let result = try Program.run(
      ["node", "Tests/Fixtures/preview/search.mjs", "preview/search.js", SearchQuery.folder])
    #expect(result.lines == ["200 answers"], "\(result.errors)")
  }

  @Test("it is up to date: the apps' search without its types")
  func isCurrent() throws {
    let made = try Program.run(["scripts/preview-search", Program.built("catalogue")])
    try #require(made.status == 0, "\(made.errors)")
    // Compilers differ in their indents.
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
    let written = String(decoding: try Project.bytes("preview/search.js"), as: UTF8.self)
    #expect(words(made.output) == words(written))
  }
}
