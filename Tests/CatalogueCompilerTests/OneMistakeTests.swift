import CatalogueCompiler
import Diagnostics
import Testing

@Suite("One mistake is one finding")
struct OneMistakeTests {
  /// A brand with every field that goes with the others.
  private static let fields: KeyValuePairs<String, String> = [
    "id": "pam", "name": "Pam", "category": "grocery", "color": "\"#165226\"", "logo": "pam.svg",
    "logoBackground": "\"#FFFFFF\"",
    "logoSource": "{url: https://www.example.com, licence: PD-textlogo, retrieved: 2026-05-31}",
    "barcode": """
    {formats: [{format: CODE128, check: none, lengths: [6], valid: ["290001"], invalid: ["2900012"]}], \
    confidence: known, printedDiffers: false, source: "https://www.example.com", synthetic: true}
    """,
    "sources": "[https://www.example.com]", "aliases": "[Panorama]", "keywords": "[spesa]",
    "programmes": "[{name: Carta Pam, kind: points}]", "initials": "PM", "initialsColor": "white",
    "rank": "2", "wikidata": "Q1", "nsi": "pam-0a1b2c", "simpleIcons": "pam", "group": "coop",
    "regions": "[IT-25]", "since": "\"1958-02-03\"", "distinctFrom": "[coop]",
  ]
  private static let required = [
    "id", "name", "category", "color", "logo", "logoBackground", "logoSource", "barcode", "sources",
  ]

  /// What is found when one field is written as `line` says; `nil` leaves it out.
  private func diagnostics(_ field: String, _ line: String?) async throws -> [Diagnostic] {
    var market = Market()
    let lines = Self.fields.map { $0.key == field ? line : "\($0.key): \($0.value)" }
    market.brands["pam"] = lines.compactMap(\.self).joined(separator: "\n") + "\n"
    market.brands["coop"] = Market.brand("coop", "rank: 1\nkeywords: [spesa]")
    market.brands["lidl"] = Market.brand("lidl", "rank: 3")
    market.logos = ["pam.svg"]
    market.settings = market.settings.split(separator: "minimum: 0").joined(separator: "minimum: 3")
    market.baseline = Array(
      #"{"schemaVersion": 1, "version": "2026-05-31", "revision": 1, "brands": [{"id": "pam"}]}"#.utf8)
    return try await market.build().diagnostics
  }

  @Test("the brand itself has none")
  func valid() async throws {
    #expect(try await diagnostics("", nil).isEmpty)
  }

  @Test("a value of the wrong type", arguments: fields.map(\.key))
  func wrongType(field: String) async throws {
    #expect(try await diagnostics(field, "\(field): [[1]]").map(\.rule) == ["E102"])
  }

  @Test("a required field that is left out", arguments: required)
  func missing(field: String) async throws {
    #expect(try await diagnostics(field, nil).map(\.rule) == ["E102"])
  }

  @Test(
    "a misspelt name of an optional field", arguments: fields.map(\.key).filter { !required.contains($0) })
  func misspelt(field: String) async throws {
    let value = Self.fields.first { $0.key == field }?.value ?? ""
    #expect(try await diagnostics(field, "\(field)z: \(value)").map(\.rule) == ["E103"])
  }

  @Test(
    "a mistake somewhere in the barcode",
    arguments: [
      ("lengths: [6]", "lengths: 6"), ("lengths: [6]", "length: [6]"), ("format: CODE128", "format: CODE12"),
      ("check: none", "check: gs2"), ("source:", "sorce:"), ("synthetic: true", "synthetic: yes"),
      ("synthetic: true", "sinthetic: true"), ("confidence: known", "confidence: certain"),
      ("valid: [\"290001\"]", "valid: [290001]"), ("lengths: [6]", "lengths: [6], maxLength: 8"),
      ("lengths: [6]", "lengths: [5]"), ("lengths: [6]", "minLength: 7, maxLength: 6"),
    ])
  func barcode(right: String, wrong: String) async throws {
    let barcode = try #require(Self.fields.first { $0.key == "barcode" }?.value)
    let broken = barcode.split(separator: right, maxSplits: 1, omittingEmptySubsequences: false)
    #expect(try await diagnostics("barcode", "barcode: " + broken.joined(separator: wrong)).count == 1)
  }
}
