import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueAuthoring
@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueSources

@Suite("Fields with other names in the entry schema and in kind.yaml")
struct RenamedFieldTests {
  private let fields: RenamedFields

  init() throws { fields = try RenamedFields() }

  @Test("the published catalogue is the same, but for the names")
  func catalogue() async throws {
    let usual = String(decoding: try await RenamedFields.catalogue(of: fields.usual), as: UTF8.self)
    let renamed = String(decoding: try await RenamedFields.catalogue(of: fields.renamed), as: UTF8.self)
    #expect(renamed != usual && renamed == RenamedFields.renamingCatalogue(usual))
  }

  @Test(
    "the rules find the same, and their messages have the names of the file",
    arguments: [
      ("rank: 1", "rank: 2", "E214", "place 2 is used but place 1 isn't"),
      ("group: ali", "group: pam", "E213", "owner \"pam\" is the brand itself; delete it"),
      ("category: grocery", "category: grocry", "E218", "section \"grocry\" isn't in catalogue.yaml"),
      ("since: 1958-01-01", "since: 1958-01-01\nendedOn: 1957-01-01", "E106", "lastDay 1957-01-01 is before"),
      ("since: 1958-01-01", "endedOn: 1957-01-01", "E212", "state active doesn't go with lastDay"),
      ("group: ali", "replacedBy: ali", "E212", "state active doesn't go with heir"),
      ("group: ali", "initialsColor: black", "E206", "remove lettersInk"),
      ("logo: pam.svg", "logo: pan.svg", "E208", "mark \"pan.svg\" not found"),
      ("\"#FFFFFF\"", "\"#165226\"", "E207", "of markTile #165226"),
      ("  - Pam Panorama", "  - carta", "E205", "alias \"carta\" is a stop word"),
    ])
  func rules(_ written: String, _ instead: String, _ rule: String, _ message: String) async throws {
    var sources = fields.renamed
    sources.brands = try sources.brands.map { brand in
      guard brand.path.hasSuffix("/pam.yaml") else { return brand }
      let text = String(decoding: brand.bytes, as: UTF8.self)
      let line = RenamedFields.renamingLines(written)
      try #require(text.contains(line))
      let changed = text.replacing(line, with: RenamedFields.renamingLines(instead))
      return SourceText(path: brand.path, bytes: Array(changed.utf8))
    }
    let found = try await AddedFields.pipeline().build(sources).diagnostics
    let findings = found.filter { $0.rule == rule }
    #expect(findings.contains { $0.message.contains(message) }, "\(found.map(\.message))")
  }

  @Test("changes are in the same sections, and break apps alike")
  func difference() async throws {
    let usual = try await changes(of: fields.usual)
    let renamed = try await changes(of: fields.renamed)
    #expect(renamed.isBreaking && usual.isBreaking)
    #expect(renamed.text == usual.text.replacing("logoBackground", with: "markTile"))
    #expect(renamed.text.contains("Barcode rules") && renamed.text.contains("Logos"))
  }

  /// What a stricter barcode rule and another tile change, as a report.
  private func changes(of sources: SourceFiles) async throws -> (text: String, isBreaking: Bool) {
    let old = String(decoding: try await RenamedFields.catalogue(of: sources), as: UTF8.self)
    let new = old.replacing("\"pattern\": null", with: "\"pattern\": \"^2.*$\"")
      .replacing("#FFFFFF", with: "#EEEEEE")
    let difference = CatalogueDifference(
      from: try ReleasedCatalogue(SourceText(path: "old.json", bytes: Array(old.utf8))),
      to: try ReleasedCatalogue(SourceText(path: "new.json", bytes: Array(new.utf8))),
      by: try ComparedFields(sources.schemas.kind))
    let printer = DifferencePrinter(format: .text, isColoured: false, logoAddresses: nil)
    return (String(decoding: printer.print(difference), as: UTF8.self), difference.isBreaking)
  }

  @Test("a published catalogue becomes the same brand files again, and code")
  func imported() async throws {
    let json = try await RenamedFields.catalogue(of: fields.renamed)
    let result = try CatalogueImport.run(
      ImportSources(
        catalogue: SourceText(path: "italy.json", bytes: json), schemas: fields.renamed.schemas))
    let file = try #require(result.files.first { $0.path == "brands/pam.yaml" })
    let text = String(decoding: file.bytes, as: UTF8.self)
    for line in ["title: Pam", "section: grocery", "otherNames:", "place: 1", "owner: ali", "card:"] {
      #expect(text.contains("\n\(line)"), "\(line) in \(text)")
    }
    #expect(!text.contains("letters") && !text.contains("markDigest"), "derived fields are dropped: \(text)")
    let generator = try CodeGenerator(
      template: "Brands.ts.mustache", for: "Brands.ts", templates: fields.renamed.templates,
      kind: fields.renamed.schemas.kind,
      importsLibrary: false, isInternal: false)
    let code = generator.code(of: try generator.catalogue(decoding: json))
    #expect(String(decoding: code, as: UTF8.self).contains("title: \"Pam\""))
  }

  @Test("the formatter, the statistics and the preview read them")
  func otherReaders() async throws {
    let formatter = try BrandFileFormatter(fields.renamed.schemas.kind)
    for brand in fields.renamed.brands {
      let outcome = formatter.format(brand)
      #expect(outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    }
    for sources in [fields.usual, fields.renamed] {
      #expect(try await CatalogueStatistics(sources).total.logos == 1)
    }
  }

  @Test("without a behaviour there are none of its rules and none of its code")
  func plainKind() async throws {
    let result = try await AddedFields.pipeline().build(PlainKind.sources())
    #expect(result.diagnostics == [])
    let code = try await PlainKind.code().values.map { String(decoding: $0, as: UTF8.self) }
    #expect(code.allSatisfy { !$0.contains("arcodeFormat") })
  }

  @Test("statistics count no logos and no barcode rules of a kind that has none")
  func plainStatistics() async throws {
    let statistics = try await CatalogueStatistics(PlainKind.sources())
    let table = StatisticsPrinter(format: .markdown, isColoured: false).print(statistics)
    #expect(
      String(decoding: table, as: UTF8.self).hasPrefix(
        "| Category | Brands | Retired |\n| --- | --: | --: |\n"))
    let json = StatisticsPrinter(format: .json, isColoured: false).print(statistics)
    let counted = try #require(JSONReader.read(json).object?.members.map(\.key))
    #expect(counted == ["country", "brands", "retired", "categories", "missing", "unreadable"])
  }
}
