import Catalogue
import TestSupport
import Testing

/// What Tests/Fixtures/search asks: its README.md says more.
@Suite("Search for what people type")
struct SearchQueryTests {
  private let index: SearchIndex

  init() throws {
    index = SearchIndex(try Catalogue(decoding: Project.bytes("\(SearchQuery.folder)/catalogue.json")))
  }

  @Test("the brand that is meant is among the first three")
  func finds() throws {
    for query in try SearchQuery.all() {
      let ids = index.search(query.text, limit: 3).map(\.id)
      #expect(ids.contains(query.brand), "\(query): \(ids)")
    }
  }

  @Test("noise finds next to nothing")
  func noise() {
    var generator = SeededGenerator(seed: 1)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let found = (0..<1000).map { _ in
      let text = String((0..<Int.random(in: 5...8, using: &generator)).map { _ in generator.pick(letters) })
      return index.search(text, limit: .max).count
    }
    #expect(found.count { $0 > 0 } <= 5)
    #expect(found.max() ?? 0 <= 3)
  }
}
