import CatalogueEmit
import Diagnostics
import JSONSchema
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueSources

/// The rest is in the cases compiler/collection-*.
@Suite("A kind with several collections")
struct SeveralCollectionTests {
  private func json(_ files: SourceFiles) async throws -> [UInt8] {
    let result = await Course.pipeline.build(files)
    let file = result.files?.first { $0.destination == .catalogue }
    return try #require(file, "\(result.diagnostics.map(\.message))").bytes
  }

  @Test("its differences follow their JSON Schema")
  func compared() async throws {
    let old = try Course.files()
    let new = try Course.files().with("words/one.yaml", "id: one\nroots: [k-t-b]\n")
      .with("lessons/one.yaml", "id: one\nwords: [book, desk, one]\n").with("roots/k-t-b.yaml", "id: k-t-b\n")
    let (before, after) = (try await json(old), try await json(new))
    let difference = CatalogueDifference(
      from: try ReleasedCatalogue(SourceText(path: "old.json", bytes: before)),
      to: try ReleasedCatalogue(SourceText(path: "new.json", bytes: after)),
      by: try ComparedFields(old.schemas.kind))
    let schema = try Schema(try JSONReader.read(try Project.bytes("schemas/difference.schema.json")))
    #expect(schema.validate(try JSONReader.read(difference.json())).isEmpty)
  }
}
