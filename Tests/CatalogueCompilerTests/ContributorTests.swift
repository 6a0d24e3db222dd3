import CatalogueCompiler
import Diagnostics
import Testing

/// The mistakes that people make in their first brand file.
@Suite("The mistakes of a first contribution")
struct ContributorTests {
  /// A mistake's fixture, where it is, and the words that say which field it is, what is asked for and what to do.
  struct Mistake: Sendable, CustomStringConvertible {
    let fixture: String
    let place: String
    let words: [String]

    var description: String { fixture }

    init(_ fixture: String, _ place: String, _ words: [String]) {
      (self.fixture, self.place, self.words) = (fixture, place, words)
    }
  }

  static let mistakes = [
    Mistake("E102-missing-field", "pam.yaml:1:1", ["name", "is missing", "add it, for example name:"]),
    Mistake("E102-wrong-type", "pam.yaml:8:10", ["aliases", "must be a list", "not \"Pam Local\""]),
    Mistake("E103-misspelt-key", "pam.yaml:8:1", ["kewords", "unknown field", "did you mean \"keywords\"?"]),
    Mistake("E102-bad-enum", "pam.yaml:8:9", ["status", "isn't known", "use closed"]),
    Mistake(
      "E102-bad-colour", "pam.yaml:4:8", ["color", "must be \"#\" and six", "for example \"#165226\""]),
    Mistake(
      "E201-duplicate-id", "bazaar.yaml:1:5", ["id", "also used by brands/coin.yaml", "choose a new id"]),
    Mistake(
      "E203-alias-of-two-brands", "carrefour.yaml:8:30",
      ["alias", "also belongs to esselunga", "make it a keyword"]),
    Mistake(
      "E208-missing-logo", "coin.yaml:5:7", ["logo", "not found", "add the file, or write logo: null"]),
    Mistake("E102-bad-date", "pam.yaml:8:8", ["since", "must be a date", "for example \"2020-07-01\""]),
    Mistake("E304-invalid-pattern", "pam.yaml:12:16", ["pattern", "without its partner", "prefer lengths"]),
    Mistake("E303-wrong-length", "pam.yaml:10:15", ["valid sample", "has 12 characters", "EAN13 has 13"]),
    Mistake("E102-nested-enum", "pam.yaml:10:11", ["kind", "isn't known", "use points"]),
    Mistake(
      "E101-duplicate-key", "pam.yaml:9:1", ["aliases", "written twice; first at line 8", "delete one"]),
    Mistake("E101-tab-indentation", "pam.yaml:10:1", ["tab", "indented with spaces", "use two spaces"]),
    Mistake(
      "E102-unquoted-colour", "pam.yaml:4:8", ["color", "must be in quotes", "write color: \"#165226\""]),
  ]

  @Test("each has one finding: file, line, column, field, what is asked for, what to do", arguments: mistakes)
  func isTold(_ mistake: Mistake) async throws {
    let diagnostics = try await RuleFixture(name: mistake.fixture).run().diagnostics
    #expect(diagnostics.count == 1)
    let finding = try #require(diagnostics.first)
    #expect(finding.location?.description == "brands/\(mistake.place)")
    let text = finding.message + (finding.fix ?? "")
    for words in mistake.words { #expect(text.contains(words)) }
  }
}
