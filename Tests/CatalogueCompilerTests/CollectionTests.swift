import Catalogue
import Diagnostics

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

/// A kind with another collection than brands. Its tests are the cases compiler/collection-*.
enum CollectionTests {
  private static let schema = #"""
    {
      "title": "Rule set",
      "type": "object",
      "required": ["id", "name"],
      "additionalProperties": false,
      "properties": {
        "id": { "type": "string", "x-id": true },
        "name": { "type": "string", "x-forbidden": "slang" },
        "level": { "type": "string", "enum": ["easy", "hard"] }
      }
    }
    """#

  private static let kind = """
    collections:
      rule-sets:
        entry: rule-set
    words: {slang: words/slang.txt}
    counts: [{of: rule-sets, minimum: 2}, {of: rule-sets, by: [level], minimum: 1, severity: warning}]

    """

  /// What a kind with count targets and a word list finds.
  static func findings() async throws -> [Diagnostic] {
    var kind = KindFiles(
      name: "games", schemas: [Market.text("schemas/games/rule-set.schema.json", schema)],
      configuration: Market.text("schemas/games/kind.yaml", kind))
    kind.words["slang"] = Market.text("schemas/games/words/slang.txt", "must\n")
    var files = SourceFiles(
      settings: Market.text("games/catalogue.yaml", "kind: games\nschemaVersion: 1\n"),
      brands: [
        Market.text("games/rule-sets/classic.yaml", "id: classic\nname: You must win\nlevel: easy\n")
      ],
      logos: [], schemas: SchemaFiles(kind: kind, settings: try ProjectFiles.schemas().settings),
      cataloguePath: "games.json")
    files.templates = try ProjectFiles.templates()
    return await CataloguePipeline(today: CalendarDate("2026-06-01") ?? .earliest, jobs: 1).build(files)
      .diagnostics
  }
}
