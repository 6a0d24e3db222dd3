import CatalogueRules
import CatalogueSources
import Diagnostics
import Testing

@testable import CatalogueCompiler

@Suite("The engine that checks again after every change")
struct CheckEngineTests {
  private static func brand(_ id: String, _ more: String = "") -> SourceText {
    Market.text("brands/\(id).yaml", Market.brand(id, more))
  }

  /// Mistakes of every sort that come and go, in the order in which they do.
  private static let steps = [
    SourceChange("an alias") { $0.brands[0] = brand("coop", "aliases: [Pam Panorama]") },
    SourceChange("the same in another file") { $0.brands[1] = brand("pam", "aliases: [Pam Panorama]") },
    SourceChange("a file that is typed half") {
      $0.brands[1] = Market.text("brands/pam.yaml", "id: pam\nname: [")
    },
    SourceChange("a new file") { $0.brands.append(brand("lidl", "group: pamm")) },
    SourceChange("the file is whole again") { $0.brands[1] = brand("pam") },
    SourceChange("a logo") { $0.logos = [Market.text("logos/pam.svg", Market.drawing)] },
    SourceChange("a logo of something else") { $0.logos = [Market.text("logos/pam.svg", "<svg/>")] },
    SourceChange("no logo") { $0.logos = [] },
    SourceChange("another schema") { files in
      let schema = files.schemas.kind.schemas[0]
      let text = String(decoding: schema.bytes, as: UTF8.self)
      files.schemas.kind.schemas[0] = Market.text(
        schema.path,
        text.replacing("\"barcode\", \"sources\"],", with: "\"barcode\", \"sources\", \"rank\"],"))
    },
    SourceChange("a baseline that can't be read") { $0.baseline = Market.text("italy.json", "{") },
    SourceChange("no baseline") { $0.baseline = nil },
    SourceChange("settings without a category") { files in
      let text = String(decoding: files.settings.bytes, as: UTF8.self)
      files.settings = Market.text("catalogue.yaml", text.replacing("id: grocery", with: "id: fuel"))
    },
    SourceChange("a file less") { $0.brands.removeLast() },
    SourceChange("a schema that is none") {
      $0.schemas.kind.schemas[0] = Market.text("brand.schema.json", "{")
    },
    SourceChange("the schema again") { files in
      if let schemas = try? ProjectFiles.schemas() { files.schemas = schemas }
    },
  ]

  @Test("finds after each change what it would find if nothing had been before")
  func sameAsFresh() async throws {
    var files = try Market().files()
    var kept = CheckEngine(jobs: 1)
    var seen: Set<String> = []
    for step in Self.steps {
      step.make(&files)
      var fresh = CheckEngine(jobs: 4)
      let expected = await Self.findings(of: files, by: &fresh)
      #expect(await Self.findings(of: files, by: &kept) == expected, "\(step)")
      seen.formUnion(expected.map(\.rule))
    }
    // Otherwise the changes are none.
    #expect(
      seen.isSuperset(of: ["E101", "E102", "E203", "E210", "E213", "E218", "E407", "E502"]),
      "\(seen.sorted())")
  }

  @Test("reports what two brands share at the one that was changed last")
  func changedLast() async throws {
    var market = Market()
    for id in ["coop", "pam"] { market.brands[id] = Market.brand(id, "aliases: [Spesa Buona]") }
    let files = try market.files()
    var engine = CheckEngine(jobs: 1)
    for (changes, path) in [
      ([:], "brands/coop.yaml"), (["brands/pam.yaml": 1], "brands/pam.yaml"),
      (["brands/pam.yaml": 1, "brands/coop.yaml": 2], "brands/coop.yaml"),
    ] {
      let found = try await engine.check(files, changes: changes).findings
      #expect(found.map { "\($0.rule) \($0.location?.path ?? "-")" } == ["E203 \(path)"])
    }
  }

  @Test("finds an entry that its schema accepts and that can't be published, once and beside other mistakes")
  func unpublishable() async throws {
    let level = #""level": {"enum": ["low", "high"], "x-published-values": ["low"]}"#
    let market = Market(brands: [
      "pam": Market.brand("pam", "level: high"), "coop": Market.brand("coop", "level: low\ngroup: lidl"),
      "crai": Market.brand("crai"),
    ])
    var engine = CheckEngine(jobs: 1)
    let files = try market.files(withProperty: level, required: "level")
    for _ in 0..<2 {
      let found = try await engine.check(files).findings
      #expect(
        found.map { "\($0.rule) \($0.location?.path ?? "-")" }
          == ["E213 brands/coop.yaml", "E102 brands/crai.yaml", "E102 brands/pam.yaml"])
    }
  }

  @Test(
    "finds in a file alone only what it finds there beside the others, as far as no other file is needed",
    arguments: RuleFixture.all)
  func alone(fixture: RuleFixture) async throws {
    let files = try fixture.sources()
    var engine = CheckEngine(jobs: 1)
    let all = try await engine.check(files).findings
    var own: [Diagnostic] = []
    for file in files.brands {
      var single = SourceFiles(
        settings: files.settings, brands: [file], logos: [], schemas: files.schemas,
        cataloguePath: "italy.json")
      single.assets = files.assets
      own += try await engine.check(alone: single)
    }
    #expect(Set(own).isSubset(of: all))
    for rule in ["E103", "E109", "E301"] where fixture.rule == rule { #expect(own.map(\.rule) == [rule]) }
  }

  private static func findings(of files: SourceFiles, by engine: inout CheckEngine) async -> [Diagnostic] {
    do throws(UnreadableInput) { return try await engine.check(files).findings } catch {
      return error.diagnostics
    }
  }
}
