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
  /// The findings if two builds differ. No command has any as long as builds are reproducible.
  static func irreproducible() async throws -> [Diagnostic] {
    let first = try await ReleasedCatalogue(SourceText(path: "italy.json", bytes: Market.released()))
    let second = try await ReleasedCatalogue(
      SourceText(path: "italy.json", bytes: Market.released(Market().changed())))
    let kind = try ProjectFiles.schemas().kind
    let context = ReleaseContext(
      fresh: first, rebuilt: second, existing: .success(first), cataloguePath: "italy.json", baseline: nil,
      settings: MarketSettings(first.source, nil), kind: try KindSchema(kind), baselineKind: nil,
      publishedSchema: try PublishedSchema.compiled(of: kind),
      trackedGeneratedPaths: [])
    return Rule.reproducible.diagnostics(context)
  }

  @Test("two builds that differ are reported with the path to the first difference")
  func difference() async throws {
    #expect(
      try await Self.irreproducible().map(\.message) == [
        "italy.json differs between two builds at brands[1].keywords"
      ])
  }
}
