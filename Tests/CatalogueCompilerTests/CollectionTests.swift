import Catalogue
import Diagnostics
import JSONSchema
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueDifferences
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("A kind with another collection than brands")
struct CollectionTests {
  private static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "https://games.example/rule-set.schema.json",
      "title": "Rule set",
      "description": "an object with at least id and name",
      "examples": [{ "id": "classic", "name": "Classic" }],
      "type": "object",
      "required": ["id", "name"],
      "additionalProperties": false,
      "properties": {
        "id": { "title": "Id", "description": "an id", "examples": ["classic"], "type": "string", "x-id": true },
        "name": {
          "title": "Name", "description": "a text", "examples": ["Classic"], "type": "string", "x-forbidden": "slang"
        },
        "level": {
          "title": "Level", "description": "easy or hard", "examples": ["easy"], "type": "string",
          "enum": ["easy", "hard"]
        },
        "standard": {
          "title": "Standard", "description": "true or false", "examples": [true], "type": "boolean",
          "default": false
        },
        "successor": {
          "title": "Successor", "description": "an id", "examples": ["classic"], "type": "string",
          "x-reference": { "to": "rule-sets" }
        }
      }
    }
    """#

  /// - Parameter counts: the count targets of `kind.yaml`.
  private static func files(_ entries: [String: String], counts: String = "[]") throws -> SourceFiles {
    var kind = KindFiles(
      name: "games", schemas: [Market.text("schemas/games/rule-set.schema.json", schema)],
      configuration: Market.text(
        "schemas/games/kind.yaml",
        """
        collections:
          rule-sets:
            entry: rule-set
        words: {slang: words/slang.txt}
        counts: \(counts)

        """))
    kind.words["slang"] = Market.text("schemas/games/words/slang.txt", "# Words\nmust\nhave to\r\nDécor\n\n")
    var files = SourceFiles(
      settings: Market.text(
        "games/catalogue.yaml", "kind: games\nschemaVersion: 1\noutputs:\n  - template: names.txt.mustache\n"),
      brands: entries.sorted { $0.key < $1.key }.map { id, text in
        Market.text("games/rule-sets/\(id).yaml", "id: \(id)\n" + text)
      }, logos: [], schemas: SchemaFiles(kind: kind, settings: try ProjectFiles.schemas().settings),
      cataloguePath: "games.json")
    files.templates = [
      "names.txt.mustache": Market.text(
        "templates/names.txt.mustache",
        "{{% CONTENT_TYPE:TEXT}}\n{{ruleSetCount}}:{{#ruleSets}} {{id}}{{/ruleSets}}")
    ]
    return files
  }

  /// What a kind with count targets and a word list finds.
  static func findings() async throws -> [Diagnostic] {
    let counts = "[{of: rule-sets, minimum: 2}, {of: rule-sets, by: [level], minimum: 1, severity: warning}]"
    return await pipeline.build(
      try files(["classic": "name: You must win\nlevel: easy\n"], counts: counts)
    ).diagnostics
  }

  private static let pipeline = CataloguePipeline(today: CalendarDate("2026-06-01") ?? .earliest, jobs: 1)

  private static func json(_ result: BuildResult) throws -> [UInt8] {
    let file = result.files?.first { $0.destination == .catalogue }
    return try #require(file, "\(result.diagnostics.map(\.message))").bytes
  }

  @Test("is published under its names, without what its kind.yaml doesn't publish")
  func published() async throws {
    let result = await Self.pipeline.build(try Self.files(["classic": "name: Classic\n"]))
    #expect(
      String(decoding: try Self.json(result), as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "version": "2026-06-01",
          "revision": 1,
          "ruleSetCount": 1,
          "ruleSets": [
            {
              "id": "classic",
              "name": "Classic",
              "level": null,
              "standard": false,
              "successor": null
            }
          ],
          "tombstones": []
        }

        """)
    #expect(result.catalogue?.countInWords == "1 rule set")
    let code = result.files?.first { $0.destination == .generated("names.txt") }
    #expect(code?.bytes == Array(#"1: "classic""#.utf8))
  }

  @Test("is valid by the schema of its published catalogues, and read back the same")
  func readBack() async throws {
    let files = try Self.files(["classic": "name: Classic\n", "short": "name: Short\nsuccessor: classic\n"])
    let json = try Self.json(await Self.pipeline.build(files))
    let schema = try PublishedSchema.compiled(of: files.schemas.kind)
    #expect(schema.validate(try JSONReader.read(json)).isEmpty)
    let fields = try KindSchema(files.schemas.kind)
    #expect(try PublishedCatalogue(decoding: json, by: fields).json() == json)
  }

  @Test("has references among its entries")
  func reference() async throws {
    let files = try Self.files(["classic": "name: Classic\nsuccessor: clasic\n"])
    #expect(
      await Self.pipeline.build(files).diagnostics.map(\.message) == [
        "successor \"clasic\" doesn't exist; did you mean \"classic\"?"
      ])
  }

  @Test("is compared by its entries, and its statistics are called after it")
  func compared() async throws {
    let old = try Self.json(await Self.pipeline.build(try Self.files(["classic": "name: Classic\n"])))
    let files = try Self.files(["classic": "name: Classic rules\n", "short": "name: Short\n"])
    let new = try Self.json(await Self.pipeline.build(files))
    func released(_ json: [UInt8]) throws -> ReleasedCatalogue {
      try ReleasedCatalogue(SourceText(path: "games.json", bytes: json))
    }
    for fields in [try ComparedFields(files.schemas.kind), .unlisted] {
      let difference = CatalogueDifference(from: try released(old), to: try released(new), by: fields)
      #expect(difference.counts == "1 added, 1 changed")
      #expect(difference.fields.map(\.path.description) == ["name"])
    }
    let statistics = try await CatalogueStatistics(files)
    let json = StatisticsPrinter(format: .json, isColoured: false).print(statistics)
    #expect(String(decoding: json, as: UTF8.self).contains("\"ruleSets\": 2"))
    // They have no categories.
    let table = StatisticsPrinter(format: .markdown, isColoured: false).print(statistics)
    #expect(String(decoding: table, as: UTF8.self).hasPrefix("|  | Rule sets | Retired |\n"))
  }

  @Test(
    "reports words that a text may not have, at the word, and no part of a word",
    arguments: [
      ("You MUST eat mustard", ["5-9"]), ("mustard, musty", []), ("We have   to go; we have. To", ["4-13"]),
      ("decor and décor", ["1-6", "11-16"]), (#""Have\tto""#, ["1-11"]),
    ])
  func forbiddenWords(name: String, columns: [String]) async throws {
    let found = await Self.pipeline.build(try Self.files(["classic": "name: \(name)\n"])).diagnostics
    #expect(found.allSatisfy { $0.rule == "E706" && $0.location?.line == 2 })
    let spans = found.compactMap(\.location).map { "\($0.column - 6)-\($0.endColumn - 6)" }
    #expect(spans == columns)
  }

  @Test(
    "reports too few and too many entries at the count target, of all or of each combination",
    arguments: [
      ("[{of: rule-sets, minimum: 3}]", "E703 there are 2 rule sets; kind.yaml asks for at least 3"),
      (
        "[{of: rule-sets, maximum: 1, severity: warning}]",
        "W703 there are 2 rule sets; kind.yaml asks for at most 1"
      ),
      (
        "[{of: rule-sets, by: [level], minimum: 1}]",
        "E703 there are 0 rule sets with level hard; kind.yaml asks for at least 1"
      ),
      ("[{of: rule-sets, minimum: 2, maximum: 2}]", ""),
      (
        "[{of: rule-sets, where: {level: easy}, maximum: 1}]",
        "E703 there are 2 rule sets with level easy; kind.yaml asks for at most 1"
      ),
      (
        "[{of: rule-sets, where: {standard: true}, minimum: 1}]",
        "E703 there are 0 rule sets with standard true; kind.yaml asks for at least 1"
      ),
      ("[{of: rule-sets, where: {standard: false, level: easy}, minimum: 2, maximum: 2}]", ""),
    ])
  func counts(target: String, finding: String) async throws {
    let files = try Self.files(
      ["classic": "name: Classic\nlevel: easy\n", "short": "name: Short\nlevel: easy\n"], counts: target)
    let found = await Self.pipeline.build(files).diagnostics
    #expect(found.map { "\($0.rule) \($0.message)" } == (finding.isEmpty ? [] : [finding]))
    #expect(found.allSatisfy { $0.location?.path == "schemas/games/kind.yaml" && $0.location?.line == 5 })
  }

  @Test("reports no count that an entry which can't be read could make up")
  func lostEntries() async throws {
    let files = try Self.files(
      ["classic": "name: Classic\nlevel: easy\n", "short": "name: Short\nlevel: hrd\n"],
      counts: "[{of: rule-sets, by: [level], minimum: 1}]")
    #expect(await Self.pipeline.build(files).diagnostics.map(\.rule) == ["E102"])
  }

  /// What a change of the kind's files finds.
  private static func findings(_ change: (inout KindFiles) -> Void) async throws -> [String] {
    var files = try files(["classic": "name: Classic\n"])
    change(&files.schemas.kind)
    files.settings = Market.text("games/catalogue.yaml", "kind: games\nschemaVersion: 1\n")
    files.templates = try ProjectFiles.templates()
    return await pipeline.build(files).diagnostics.map {
      "\($0.rule) \($0.location?.description ?? "") \($0.message)"
    }
  }

  @Test("has word lists with words", arguments: ["", "# must\n", "\u{0}must\n", "- !\n"])
  func emptyWordList(text: String) async throws {
    let found = try await Self.findings { $0.words["slang"] = Market.text("slang.txt", text) }
    #expect(
      found == [
        "E502 schemas/games/kind.yaml:4:16 words/slang.txt has no words, or isn't UTF-8: a word list has one on each line"
      ])
  }

  @Test(
    "has names that code can have",
    arguments: [
      (#""title": "Rule set""#, #""title": "Rule sets""#, "code would have two types \"RuleSets\""),
      (#""level": {"#, #""le vel": {"#, "\"le vel\" can't be a field's name in code"),
      (#""enum": ["easy", "hard"]"#, #""enum": ["easy", "very hard"]"#, "a word of an enum is of letters"),
      (
        #""enum": ["easy", "hard"]"#, #""enum": ["ea-sy", "eaSy"]"#,
        "another word of the enum has the same name"
      ),
      (
        #""enum": ["easy", "hard"]"#, #""enum": ["default-case", "default"]"#,
        "another word of the enum has the same name"
      ),
      (
        #""enum": ["easy", "hard"]"#, #""enum": ["none", "hard"]"#,
        "\"none\" would be no value in Swift, where the field may be missing or null"
      ),
      (#""x-forbidden": "slang""#, #""x-forbidden": "slan""#, "did you mean \"slang\"?"),
    ])
  func names(written: String, instead: String, message: String) async throws {
    let found = try await Self.findings { kind in
      let text = String(decoding: kind.schemas[0].bytes, as: UTF8.self)
      kind.schemas[0] = Market.text(kind.schemas[0].path, text.replacing(written, with: instead))
    }
    #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix("E502") && $0.contains(message) }, "\(found)")
  }

  @Test("reports what its outputs lack at kind.yaml")
  func outputs() async throws {
    let found = try await Self.findings { kind in
      let text = String(decoding: kind.configuration.bytes, as: UTF8.self)
      let outputs =
        "outputs: [{template: None.swift.mustache}, {template: Entries.ts.mustache, file: none.swift}]\n"
      kind.configuration = Market.text(kind.configuration.path, text + outputs)
    }
    #expect(
      found == [
        "E501 schemas/games/kind.yaml:6:22 template None.swift.mustache is missing",
        "E501 schemas/games/kind.yaml:6:82 none.swift is written by two outputs",
      ])
  }
}
