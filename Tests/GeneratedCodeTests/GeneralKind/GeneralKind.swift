import CatalogueEmit
import CatalogueSources
import Diagnostics
import TestSupport

/// A market of a kind that has no templates of its own, with a field of every type.
enum GeneralKind {
  private static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Rule set",
      "type": "object",
      "required": ["id", "name", "section", "level", "tags", "made", "parts"],
      "additionalProperties": false,
      "properties": {
        "id": { "title": "Id", "type": "string", "x-id": true },
        "name": { "title": "Name", "type": "string", "x-search": "name" },
        "section": { "title": "Section", "type": "string", "x-reference": { "to": "categories" } },
        "level": {
          "title": "Level", "type": "string", "enum": ["easy", "very-hard"], "x-titles": { "easy": "For anybody" }
        },
        "tags": {
          "title": "Tags", "type": "array",
          "items": { "title": "Tag", "type": "string", "enum": ["inside", "outside"] }
        },
        "made": { "title": "Day", "type": "string", "format": "date" },
        "changed": { "title": "Day of a change", "type": "string", "format": "date" },
        "color": { "title": "Colour", "type": ["string", "null"], "x-type": "color", "pattern": "^#[0-9A-F]{6}$" },
        "parts": {
          "title": "Parts", "type": "array",
          "items": {
            "title": "Part", "x-name": "Part", "type": "object", "required": ["label", "amount"],
            "additionalProperties": false,
            "properties": {
              "label": { "title": "Label", "type": "string" },
              "amount": { "title": "Amount", "type": "integer" }
            }
          }
        },
        "next": { "title": "Next", "type": "string", "x-reference": { "to": "rule-sets" } },
        "others": {
          "title": "Others", "type": "array", "items": { "type": "string" }, "x-reference": { "to": "rule-sets" }
        },
        "free": { "title": "Whether it is free", "type": "boolean", "default": false },
        "entry": { "title": "A word that code has too", "type": "string", "enum": ["door"] },
        "all": {
          "title": "Another one", "type": "array", "items": { "type": "string", "enum": ["whole"], "title": "Whole" }
        }
      }
    }
    """#

  private static let entries = [
    "classic": """
    id: classic
    name: Classic "$5" \\
    section: card-games
    level: easy
    tags: [inside, outside]
    made: 2026-01-31
    parts:
      - label: Block
        amount: 12
    next: find
    free: true

    """,
    "find": """
    id: find
    name: Find
    section: board
    level: very-hard
    tags: [outside]
    made: 2026-02-01
    changed: 2026-02-03
    color: "#00A7E1"
    parts: []
    others: [classic, find]

    """,
  ]

  /// What the program prints that reads published catalogues.
  static let readings = [
    "as bundled",
    "2026-05-31: find board outside false - 0; find; -; -",
    "2026-05-31: classic card-games inside,outside false find 1; find board outside false - 0; find; -; -",
    "2026-05-31: classic card-games outside true find 1; find board outside false - 0; find; -; -",
    "2026-05-31 revision 2: classic card-games inside,outside true find 1; find board outside false - 0; find; -; -",
    "2026-05-31: classic dice inside,outside true find 1; find board outside false - 0; find; -; -",
    "ruleSets[0].made: a day in the form 2026-05-31 is expected here",
    "ruleSets[0].parts[0].amount: an integer, without fraction or exponent, is expected here",
    "ruleSets[1].id: an id of at most 200 letters, digits, hyphens, underscores and full stops is expected here",
    "schemaVersion is 1, which this program doesn't read",
  ]

  /// The sources.
  static func sources() throws -> SourceFiles {
    var files = try BuiltMarket.sources("Tests/Fixtures/market")
    func text(_ path: String, _ text: String) -> SourceText {
      SourceText(path: path, bytes: Array(text.utf8))
    }
    files.schemas.kind = KindFiles(
      name: "games", schemas: [text("rule-set.schema.json", schema)],
      configuration: text("kind.yaml", "collections:\n  rule-sets:\n    entry: rule-set\n"))
    files.settings = text(
      "catalogue.yaml",
      """
      kind: games
      schemaVersion: 1
      categories:
        - {id: card-games, name: Cards, minimum: 0, words: [card]}
        - {id: board, name: Boards, minimum: 0, words: [board]}
      retired:
        - id: gone
          name: Gone
          replacedBy: find
        - id: lost
          name: Lost

      """ + (1...60).map { "  - {id: away-\($0), name: Away}\n" }.joined())
    files.brands = entries.map { text("rule-sets/\($0.key).yaml", $0.value) }
    files.logos = []
    return files
  }

  /// The Swift code that imports the library, and the published catalogue, of schemaVersion 2.
  static func published() async throws -> (code: [UInt8], json: [UInt8]) {
    var sources = try sources()
    let setting =
      "outputs:\n  - template: Entries.swift.mustache\n    file: RuleSets.swift\n    importsLibrary: true\n"
    let settings = sources.settings
    let text = String(decoding: settings.bytes, as: UTF8.self) + setting
    sources.settings = SourceText(
      path: settings.path, bytes: Array(text.replacing("Version: 1", with: "Version: 2").utf8))
    let files = try await RenamedFields.files(of: sources)
    let code = files.first { $0.destination == .generated("RuleSets.swift") }
    return (code?.bytes ?? [], files.first { $0.destination == .catalogue }?.bytes ?? [])
  }

  /// The code, by file name.
  static func code() async throws -> [String: [UInt8]] {
    try await RenamedFields.files(of: sources()).reduce(into: [:]) { code, file in
      if case .generated(let name) = file.destination { code[name] = file.bytes }
    }
  }
}
