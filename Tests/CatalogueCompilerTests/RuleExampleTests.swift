import Catalogue
import Diagnostics
import JSONSchema
import StrictJSON
import Testing

@testable import CatalogueCompiler

/// The examples that `catalogue rules` and docs/RULES.md show can't go stale: each is real output.
@Suite("Rule examples")
struct RuleExampleTests {
  @Test("an example is a line that a fixture of its rule prints", arguments: Rule.all.map(\.description.id))
  func isReal(id: String) async throws {
    let rule = try #require(Rule.all.first { $0.description.id == id }).description
    let fixtures = RuleFixture.all.filter { $0.rule == id }
    let printed = try fixtures.map { try $0.expected() } + [try await printedDirectly(by: id)]
    let lines = printed.joined().split(separator: "\n").filter { $0.contains("[\(id)]: ") }
    #expect(
      lines.contains { $0 == rule.example },
      "\(rule.example)\nThe findings are:\n\(lines.joined(separator: "\n"))")
  }

  /// What is printed for a rule that no folder of sources can break.
  private func printedDirectly(by id: String) async throws -> String {
    let found: [Diagnostic] =
      switch id {
      case "E404": try await trackedFile()
      case "E406": try await irreproducible()
      case "E501":
        try await build { $0.templates["Brands.swift.mustache"] = template }
      case "E502":
        try await build { $0.schemas.brand = Market.text("schemas/brand.schema.json", #"{"type": "thing"}"#) }
      case "W501":
        try await build {
          $0.schemas.published = Market.text("schemas/published.schema.json", #"{"requierd": ["brands"]}"#)
        }
      case "W108": try unformatted()
      case "E601", "W601":
        try ImportFixture.all.flatMap { try CatalogueImport.run($0.sources()).diagnostics }
      default: []
      }
    return try DiagnosticPrinter(format: .text, isColoured: false, rules: []).print(found)
  }

  private let template = Market.text(
    "templates/Brands.swift.mustache", "{{% CONTENT_TYPE:TEXT}}\nlet a = 1\nlet b = {{countri}}\n")

  private func build(_ change: (inout SourceFiles) -> Void) async throws -> [Diagnostic] {
    var files = try Market().files()
    change(&files)
    return await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files).diagnostics
  }

  private func trackedFile() async throws -> [Diagnostic] {
    var market = Market()
    market.existing = try await market.build().json
    return try await market.check(tracked: ["Generated/Brands.swift"]).diagnostics
  }

  private func irreproducible() async throws -> [Diagnostic] {
    let releases = try await [Market.released(), Market.released(Market().changed())].map {
      try ReleasedCatalogue(SourceText(path: "italy.json", bytes: $0))
    }
    let context = ReleaseContext(
      fresh: releases[0], rebuilt: releases[1], existing: releases[0], cataloguePath: "italy.json",
      baseline: nil,
      publishedSchema: try Schema(JSONReader.read(ProjectFiles.schemas().published.bytes)),
      trackedGeneratedPaths: [])
    return Rule.reproducible.diagnostics(context)
  }

  private func unformatted() throws -> [Diagnostic] {
    let formatter = try BrandFileFormatter(schema: try ProjectFiles.schemas().brand)
    return formatter.format(
      Market.text("brands/pam.yaml", Market.brand("pam").replacing("id: pam", with: "id:  pam"))
    ).fixed
  }
}
