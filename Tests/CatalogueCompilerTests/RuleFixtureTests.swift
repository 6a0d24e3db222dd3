import CatalogueCompiler
import CatalogueEmit
import CatalogueRules
import CatalogueSources
import Diagnostics
import Foundation
import Testing

@Suite("Every rule's fixtures")
struct RuleFixtureTests {
  /// Rules that no folder of sources can break, and the tests that break them.
  private static let testedDirectly = [
    "E221": "the case compiler/field-values: a reference that leads nowhere",
    "E222": "the case compiler/field-values: a unique text that two brands have",
    "E404": "the case compiler/release-rules: a path that git tracks",
    "E406": "ReleaseTests: two builds that differ",
    "E501": "the case compiler/template-mistakes: a template that asks for an unknown name",
    "E502": "the case compiler/kind-broken-schema: a schema that can't be read",
    "W112": "DeviceNameTests: files that Windows doesn't have",
    "W108": "the case commands/format-gives-one-form: files that catalogue format would change",
    "W501": "the case compiler/kind-broken-schema: a schema with a keyword that isn't known",
    "E702": "the case compiler/collection-mistakes: references both ways",
    "E503": "the case compiler/output-passes: a setting that is missing",
    "E704": "the case compiler/collection-mistakes: references that lead back",
    "E705": "the case compiler/asset-recordings: a file that isn't found",
    "E707": "the case compiler/asset-recordings: a file that no entry names",
    "E708": "the case compiler/asset-recordings: a file that can't be published",
    "E703": "the case compiler/collection-words-and-counts: a kind with count targets",
    "W703": "the case compiler/collection-words-and-counts: a kind with count targets",
    "E706": "the case compiler/collection-words-and-counts: a kind with a word list",
    "E709": "the case compiler/field-compared: numbers and dates that disagree",
    "E710": "the case compiler/field-compared: a value that another field's list doesn't have",
    "E711": "the case compiler/field-spelling: an id that its letters don't give",
    "E601": "the case commands/import-left-to-do: what can't be imported",
    "W601": "the case commands/import-repairs: what an import fixes",
  ]

  @Test("one run of a fixture answers every question about its mistake", arguments: RuleFixture.all)
  func answers(of fixture: RuleFixture) async throws {
    let files = try fixture.sources()
    let result = try await fixture.result(of: files)
    let found = result.diagnostics
    let printer = DiagnosticPrinter(format: .text, isColoured: false, rules: [])
    let words = try printer.print(found)
    try expectOrRecord(words, of: fixture)
    if let rule = fixture.rule {
      #expect(
        Set(found.map(\.rule)) == [rule], "the rule: the one that the folder is named after, and no other")
    }
    #expect(files.misplaced(found) == [], "the position: each is in its file")
    #expect(Set(found).count == found.count, "no follow-up: no finding is reported twice")
    if files.existing == nil {
      #expect(
        (result.files == nil) == result.hasErrors,
        "the files: errors leave none, and warnings don't stop a build")
    }
    expectScore(of: fixture, words)
    for finding in found { try await expectSuggestion(of: finding, among: found, in: files, of: fixture) }
    try await expectFix(of: found, in: files, of: fixture)
  }

  private func expectOrRecord(_ words: String, of fixture: RuleFixture) throws {
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try fixture.record(words)
      Issue.record("\(fixture.name) was recorded; read it, and run the tests without RECORD_FIXTURES")
    }
    #expect(words == (try fixture.expected()), "the message: expected.txt has the words")
  }

  /// A first contribution's mistake has one finding: file, line, column, field, what is asked for, what to do.
  private func expectScore(of fixture: RuleFixture, _ words: String) {
    guard let mistake = FirstMistake.all.first(where: { $0.fixture == fixture.name }) else { return }
    let said = mistake.reported(by: words)
    #expect(said.count == mistake.points, "the score: \(said) of \(mistake.wanted)")
    if mistake.points == FirstMistake.columns.count {
      #expect(words.hasSuffix("\n1 error\n"), "the score: one finding")
    }
  }

  @Test("the mistakes of a first contribution are forty-five, each a fixture")
  func firstMistakes() {
    let names = Set(FirstMistake.all.map(\.fixture))
    #expect(names.count == 45)
    #expect(names.isSubset(of: RuleFixture.all.map(\.name)))
  }

  @Test("every rule has a fixture or a test of its own")
  func everyRuleIsCovered() {
    let covered = Set(RuleFixture.all.compactMap(\.rule)).union(Self.testedDirectly.keys)
    let rules = Set(Rule.all.map(\.description.id))
    #expect(rules.subtracting(covered).isEmpty)
    #expect(covered.subtracting(rules).isEmpty)
  }

  @Test(
    "a catalogue without mistakes has no findings; it gives the catalogue, code, and a logo for each platform"
  )
  func clean() async throws {
    let result = try await RuleFixture(name: "clean").run()
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.files?.map(\.destination) == [
        .catalogue, .generated("Brands.kt"), .generated("Brands.swift"), .generated("Brands.ts"),
        .generated("logos/bottega.svg"),
        .generated("Brands.xcassets/bottega.imageset/bottega.svg"),
        .generated("Brands.xcassets/bottega.imageset/Contents.json"),
        .generated("android/res/drawable/brand_bottega.xml"), .generated("Brands.xcassets/Contents.json"),
      ])
  }

  @Test("a dozen mistakes in several files are reported in one run")
  func everything() async throws {
    let diagnostics = try await RuleFixture(name: "everything").run().diagnostics
    #expect(Set(diagnostics.map(\.rule)).count >= 12)
    #expect(Set(diagnostics.compactMap(\.location?.path)).count >= 6)
  }
}
