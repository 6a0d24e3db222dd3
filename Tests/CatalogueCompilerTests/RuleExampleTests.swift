import Catalogue
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogueAuthoring
@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueRules
@testable import CatalogueSources

/// The examples that `catalogue rules` and docs/RULES.md show can't go stale: each is what a fixture prints.
@Suite("Rule examples")
struct RuleExampleTests {
  @Test("are findings that the rules' fixtures print")
  func areReal() async throws {
    var examples: [String: String] = [:]
    for rule in Rule.all.map(\.description) {
      let lines = try await printed(by: rule.id).split(separator: "\n").map(String.init)
        .filter { $0.contains("[\(rule.id)]: ") }
      examples[rule.id] =
        lines.contains(rule.example) ? rule.example : try #require(lines.first, "\(rule.id)")
    }
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try record(examples)
      Issue.record("the examples were recorded; run make docs, and the tests without RECORD_FIXTURES")
    }
    #expect(examples == RuleExamples.all, "run this test with RECORD_FIXTURES=1")
  }

  private func record(_ examples: [String: String]) throws {
    let file = Project.root.appendingPathComponent("Sources/CatalogueRules/Rules/RuleExamples.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = try #require(text.firstRange(of: "= [\n")?.upperBound)
    let rows = examples.sorted { $0.key < $1.key }.map { "    \"\($0)\": ##\"\($1)\"##,\n" }
    try (text[..<head] + rows.joined() + "  ]\n}\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private func printed(by rule: String) async throws -> String {
    var found = try await foundDirectly(by: rule)
    for fixture in RuleFixture.all where fixture.rule == rule { found += try await fixture.run().diagnostics }
    return try DiagnosticPrinter(format: .text, isColoured: false, rules: []).print(found)
  }

  /// The findings of a rule that no folder of sources can break.
  private func foundDirectly(by rule: String) async throws -> [Diagnostic] {
    switch rule {
    case "E404": try await trackedFile()
    case "E406": try await irreproducible()
    case "E501":
      try await build {
        $0.templates["Brands.swift.mustache"] = Market.text(
          "templates/Brands.swift.mustache", "{{% CONTENT_TYPE:TEXT}}\nlet a = 1\nlet b = {{countri}}\n")
      }
    case "E502":
      try await build {
        $0.schemas.kind.schemas[0] = Market.text($0.schemas.kind.schemas[0].path, #"{"type": "thing"}"#)
      }
    case "E503":
      try await Market(
        settings: Market().settings + "outputs: [{template: Brands.ts.mustache, settings: [app]}]\n"
      )
      .build().diagnostics
    case "W501":
      try await build {
        $0.schemas.settings = Market.text($0.schemas.settings.path, #"{"requierd": ["country"]}"#)
      }
    case "W108": try unformatted()
    case "E221":
      try await Market(brands: ["coop": Market.brand("coop"), "pam": Market.brand("pam", "partner: coopp")])
        .diagnostics(withProperty: #""partner": {"x-reference": {"to": "brands"}, "type": "string"}"#)
    case "E222":
      try await Market(
        brands: ["coop": Market.brand("coop", "code: C1"), "pam": Market.brand("pam", "code: c1")]
      ).diagnostics(withProperty: #""code": {"x-unique": "codes", "type": "string"}"#)
    case "E702":
      await Course.diagnostics(
        try Course.files().with("lessons/two.yaml", "id: two\nwords: [book, desk]\n"))
    case "E705", "E707", "E708":
      await Course.diagnostics(try AssetTests.courseWithMistakes()).filter { $0.rule == rule }
    case "E704":
      await Course.diagnostics(
        try Course.withoutCircles().with("roots/k-t-b.yaml", "id: k-t-b\nparent: m-l-k\n").with(
          "roots/m-l-k.yaml", "id: m-l-k\nparent: k-t-b\n"))
    case "E709", "E710": try await ComparedFieldTests.diagnostics().filter { $0.rule == rule }
    // A file of that name here would keep people on Windows from this project.
    case "W112": try await Market(brands: ["con": Market.brand("con")]).build().diagnostics
    case "E109":
      try await Market(brands: ["pam": Market.brand("pam", "aliases: [Pam &amp; Figli]")]).build().diagnostics
    case "E110":
      try await Market(brands: ["pam": Market.brand("pam", "shops: 9999999999")]).diagnostics(
        withProperty: #""shops": {"type": "integer"}"#)
    case "E711": await Course.diagnostics(try SpellingTests.course("letters: [ك, ت, ح]\n"))
    case "E703", "W703", "E706":
      try await CollectionTests.findings().filter { $0.rule == rule }
    case "E601", "W601": try ImportFixture.all.flatMap { try CatalogueImport.run($0.sources()).diagnostics }
    default: []
    }
  }

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

  private func unformatted() throws -> [Diagnostic] {
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    let text = "id:  pam" + Market.brand("pam").dropFirst("id: pam".count)
    return formatter.format(Market.text("brands/pam.yaml", text)).fixed
  }
}
