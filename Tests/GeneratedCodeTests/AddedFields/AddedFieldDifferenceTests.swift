import CatalogueCompiler
import CatalogueDifferences
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("A field that is added to the entry schema, in a difference")
struct AddedFieldDifferenceTests {
  /// What the file of Pam has after a change of all added fields.
  private static let changed = #"""
    slogan: Fa la spesa
    nicknames: [Zebedeo, Pamela]
    accent: "#00A7E2"
    opened: 1964-03-01
    partner: pam
    shops: 90
    founder: {name: Ada, born: 1931-05-06}
    prices:
      - {cents: 600, audience: adults}
    """#

  private static let lines = [
    #"slogan: "Più di "una" spesa\" → "Fa la spesa""#,
    #"nicknames: added "Pamela"; removed "Panorama Grande""#,
    ##"accent: "#00A7E1" → "#00A7E2""##,
    #"opened: "1964-02-29" → "1964-03-01""#,
    #"size: "large" → "corner-shop""#,
    #"partner: "ali" → "pam""#,
    "shops: 89 → 90",
    "delivers: true → false",
    #"founder.born: "1930-05-06" → "1931-05-06""#,
    "prices[adults].cents: 500 → 600",
    "prices[children]: removed",
  ]

  private func published(_ fields: AddedFields) async throws -> ReleasedCatalogue {
    let result = try await fields.build()
    let files = try #require(result.files, "\(result.diagnostics.map(\.message))")
    let json = try #require(files.first { $0.destination == .catalogue }?.bytes)
    return try ReleasedCatalogue(SourceText(path: "italy.json", bytes: json))
  }

  private func change() async throws -> CatalogueDifference {
    let fields = try AddedFields()
    return CatalogueDifference(
      from: try await published(fields), to: try await published(AddedFields(lines: Self.changed)),
      by: try ComparedFields(fields.sources.schemas.kind))
  }

  private func print(_ difference: CatalogueDifference, _ format: DifferenceFormat) -> String {
    String(decoding: DifferencePrinter(format: format, isColoured: false).print(difference), as: UTF8.self)
  }

  /// The paths of the fields of Pam in the JSON.
  private func fields(of difference: CatalogueDifference) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(print(difference, .json).utf8))
    let fields = try #require((json as? [String: Any])?["fields"] as? [[String: Any]])
    return fields.filter { $0["id"] as? String == "pam" }.compactMap { $0["field"] as? String }
  }

  @Test("has a line for each change")
  func text() async throws {
    let text = print(try await change(), .text)
    #expect(text.split(separator: "\n").suffix(Self.lines.count) == Self.lines.map { "    \($0)" })
  }

  @Test("is in Markdown too")
  func markdown() async throws {
    let text = print(try await change(), .markdown)
    #expect(text.contains("  - `founder.born`: `1930-05-06` → `1931-05-06`\n"))
  }

  @Test("has its path in JSON: records by their members, lists of records by their keys")
  func json() async throws {
    let paths = Self.lines.compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(try fields(of: try await change()) == paths)
  }

  @Test("doesn't take a name of the same brand for one of another")
  func sameBrand() async throws {
    let fields = try AddedFields(lines: "nicknames: [Zebedeo]")
    // The file ends with the aliases.
    let difference = CatalogueDifference(
      from: try await published(fields), to: try await published(AddedFields(lines: "  - Zebedeo")),
      by: try ComparedFields(fields.sources.schemas.kind))
    let lines = print(difference, .text).split(separator: "\n").suffix(2)
    #expect(lines == [#"    aliases: added "Zebedeo""#, #"    nicknames: removed "Zebedeo""#])
  }

  @Test("breaks no app, whatever its value")
  func breaks() async throws { #expect(try await !change().isBreaking) }

  @Test("is new since a catalogue of the older schema, and gone the other way round")
  func olderSchema() async throws {
    let market = try await BuiltMarket(folder: "Tests/Fixtures/market")
    let old = try ReleasedCatalogue(SourceText(path: "old.json", bytes: market.json))
    let added = try AddedFields()
    let new = try await published(added)
    let names = [
      "slogan", "nicknames", "accent", "opened", "size", "partner", "shops", "delivers", "founder", "prices",
    ]
    let older = try BuiltMarket.sources("Tests/Fixtures/market").schemas.kind
    for kind in [added.sources.schemas.kind, older] {
      let compared = try ComparedFields(kind)
      #expect(try fields(of: CatalogueDifference(from: old, to: new, by: compared)) == names)
      #expect(CatalogueDifference(from: new, to: old, by: compared).isBreaking)
    }
  }
}
