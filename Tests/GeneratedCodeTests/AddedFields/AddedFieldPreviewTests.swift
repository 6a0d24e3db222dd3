import CatalogueCompiler
import CatalogueEmit
import CataloguePreviews
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("A field that is added to the entry schema, in the preview")
struct AddedFieldPreviewTests {
  /// What the tests read of the page's data.
  private struct PageData: Decodable {
    struct Brand: Decodable {
      struct Detail: Decodable { let title: String, lines: [String] }
      struct Change: Decodable { let text: String }

      let id: String, aliases: [String], details: [Detail], changes: [Change]
    }
    let brands: [Brand]
  }

  /// The data of a brand, compared with a release in which Pam had other lines.
  private func brand(_ id: String, since lines: String = AddedFields.lines) async throws -> PageData.Brand {
    let released = try await AddedFields(lines: lines).build()
    let json = try #require(released.files?.first { $0.destination == .catalogue }?.bytes)
    var sources = try AddedFields().sources
    sources.baseline = SourceText(path: "italy.json", bytes: json)
    let page = SourceText(path: PreviewFiles.page, bytes: Array("{{data}}".utf8))
    var preview = CataloguePreview(
      PreviewFiles([PreviewFiles.page: page]), isServed: false, jobs: 2, nonce: "nonce")
    let result = await preview.render(sources)
    let data = Data(try #require(result.page, "\(result.diagnostics.map(\.message))"))
    return try #require(try JSONDecoder().decode(PageData.self, from: data).brands.first { $0.id == id })
  }

  @Test("is among the details by its title, of every type")
  func details() async throws {
    let details = try await brand("pam").details
    #expect(
      details.map { "\($0.title) = \($0.lines.joined(separator: " | "))" } == [
        "Sources: where the facts of this file can be looked up = https://www.wikidata.org/wiki/Q105615038",
        "Aliases: other names of this brand and of no other = Pam Panorama",
        #"Slogan = Più di "una" spesa\"#, "Nicknames = Panorama Grande, Zebedeo", "Accent colour = #00A7E1",
        "Day of the first shop = 1964-02-29", "Size of the shops = large", "Partner = ali",
        "Number of shops = 89", "Whether it delivers = yes", "Founder = Name: Ada; Birthday: 1930-05-06",
        "Prices of a card = Price in cents: 500; Whom it is for: adults | Price in cents: 0; Whom it is for: children",
      ])
  }

  @Test("has no line where it says nothing; fields that the page shows otherwise have none either")
  func nothing() async throws {
    let titles = try await brand("ali").details.map(\.title)
    #expect(
      titles.map { $0.prefix { $0 != ":" } } == ["Sources", "Size of the shops", "Whether it delivers"])
  }

  @Test("is among the changes by its title")
  func changes() async throws {
    let lines = AddedFields.lines.replacing("89", with: "88").replacing("1930", with: "1931")
      .replacing("500", with: "400").replacing("Panorama Grande, ", with: "")
    #expect(
      try await brand("pam", since: lines).changes.map(\.text) == [
        #"Nicknames: added "Panorama Grande""#, "Number of shops: 88 → 89",
        #"Founder, Birthday: "1931-05-06" → "1930-05-06""#,
        "Prices of a card, adults, Price in cents: 400 → 500",
      ])
  }

  @Test("is searched as the schema says")
  func search() async throws {
    #expect(try await brand("pam").aliases.suffix(2) == ["Panorama Grande", "Zebedeo"])
  }
}
