import Catalogue
import Foundation
import TestSupport
import Testing

@Suite("The table of what people type")
struct SearchTypoTests {
  private let catalogue: Catalogue
  private let queries: [SearchQuery]
  private let kinds = Set(SearchTypos.Kind.allCases.map(\.rawValue))

  init() throws {
    catalogue = try Catalogue(decoding: Project.bytes("\(SearchQuery.folder)/catalogue.json"))
    queries = try SearchQuery.all()
  }

  @Test("its typos are made by the rule, not picked")
  func typos() throws {
    var typos = SearchTypos()
    let made = typos.queries(catalogue, ofEach: 20)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      let lines = (queries.filter { !kinds.contains($0.kind) } + made).map { "\($0)\n" }.joined()
      try Data(lines.utf8).write(to: Project.root.appendingPathComponent("\(SearchQuery.folder)/queries.tsv"))
      Issue.record("the typos were recorded anew; read their diff, then run the test without RECORD_GOLDENS")
    }
    #expect(queries.filter { kinds.contains($0.kind) } == made)
  }

  @Test("it has 200 different queries, each for a brand of its catalogue")
  func isSound() {
    #expect(Set(queries.map(\.text)).count == 200 && queries.count == 200)
    let ids = Set(catalogue.brands.map(\.id))
    for query in queries { #expect(ids.contains(query.brand), "\(query)") }
  }
}
