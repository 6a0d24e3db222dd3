import Catalogue
import Diagnostics
import StrictJSON
import Testing

@testable import CatalogueCompiler
@testable import CatalogueSources

@Suite("Reading a catalogue that is there already")
struct ReleasedCatalogueTests {
  private func read(_ text: String) throws -> ReleasedCatalogue {
    try ReleasedCatalogue(SourceText(path: "italy.json", bytes: Array(text.utf8)))
  }

  @Test("version, ids and tombstones are read; what a rule doesn't ask for may be missing")
  func minimal() throws {
    let catalogue = try read(
      """
      {"schemaVersion": 1, "version": "2026-05-31", "revision": 2,
       "brands": [{"id": "pam"}, {"name": "no id"}, 7],
       "tombstones": [{"id": "auchan", "endedOn": "2020-07-01"}, {"id": "gs", "endedOn": "soon"}]}
      """)
    #expect(catalogue.version.description == "2026-05-31 revision 2")
    #expect(catalogue.part(of: nil).ids == ["auchan", "gs", "pam"])
    #expect(catalogue.part(of: nil).tombstones["auchan"]?.endedOn?.description == "2020-07-01")
    #expect(catalogue.part(of: nil).tombstones["gs"]?.endedOn == nil)
  }

  @Test(
    "what isn't a catalogue is rejected with a sentence and no crash",
    arguments: [
      "", "null", "[]", "{}", "{", "{\"version\": 1}", "\u{FEFF}{}",
      #"{"schemaVersion": 1, "version": "2026-02-30", "revision": 1}"#,
      #"{"schemaVersion": "1", "version": "2026-05-31", "revision": 1}"#,
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": 0}"#,
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": -1}"#,
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": 1.5}"#,
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": 9223372036854775807}"#,
      #"{"schemaVersion": 9223372036854775807, "version": "2026-05-31", "revision": 1}"#,
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": 1, "revision": 2}"#,
    ])
  func broken(text: String) throws {
    #expect(throws: ReleasedCatalogue.Unreadable.self) { try read(text) }
  }

  @Test("a broken baseline stops the build with its position, and nothing is written")
  func brokenBaseline() async throws {
    var market = Market()
    market.baseline = Array("{\n  \"version\": oops\n}".utf8)
    let result = try await market.build()
    #expect(result.diagnostics.map(\.rule) == ["E407"])
    #expect(result.diagnostics.first?.location?.description == "baseline.json:2:14")
    #expect(result.files == nil)
  }
}
