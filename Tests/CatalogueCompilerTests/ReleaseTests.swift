import Catalogue
import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueRules
@testable import CatalogueSources

/// The rest is in the cases compiler/release-rules and release-versions.
@Suite("What a release may change for apps that have the last one")
struct ReleaseTests {
  @Test("two builds that differ are reported with the path to the first difference")
  func irreproducible() async throws {
    let first = try await ReleasedCatalogue(SourceText(path: "italy.json", bytes: Market.released()))
    let second = try await ReleasedCatalogue(
      SourceText(path: "italy.json", bytes: Market.released(Market().changed())))
    let kind = try ProjectFiles.schemas().kind
    let context = ReleaseContext(
      fresh: first, rebuilt: second, existing: .success(first), cataloguePath: "italy.json", baseline: nil,
      settings: MarketSettings(first.source, nil), kind: try KindSchema(kind), baselineKind: nil,
      publishedSchema: try PublishedSchema.compiled(of: kind),
      trackedGeneratedPaths: [])
    #expect(
      Rule.reproducible.diagnostics(context).map(\.message) == [
        "italy.json differs between two builds at brands[1].keywords"
      ])
  }
}
