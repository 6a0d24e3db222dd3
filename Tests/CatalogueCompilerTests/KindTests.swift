import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("kind.yaml")
struct KindTests {
  /// A name or a key in `kind.yaml`, what stands there instead, and the finding.
  struct Mistake: Sendable {
    let written: String
    let instead: String
    let finding: String
  }

  static let mistakes = [
    Mistake(
      written: "collections:\n  brands:\n    entry: brand\n", instead: "",
      finding: #"1:1 "collections" is missing: the folder of the entries, and their schema"#),
    Mistake(
      written: "    entry: brand\n", instead: "    entry: brand\n  roots:\n    entry: root\n",
      finding: #"1:1 "collections" must name one collection"#),
    Mistake(
      written: "  brands:\n", instead: "  Brands:\n",
      finding:
        #"2:3 a collection's name is of lower-case letters, digits and single hyphens, and none of access, categories, chunks, country, declarations, dense, entry, enumerations, formats, logos, records, release, revision, tombstones, version"#
    ),
    Mistake(
      written: "    entry: brand\n", instead: "    entri: brand\n",
      finding: #"3:5 "brands" has no "entri"; did you mean "entry"?"#),
    Mistake(
      written: "    entry: brand\n", instead: "    entry: ../brand\n",
      finding: #"3:12 "entry" must be the name of the entries' schema without .schema.json"#),
    Mistake(
      written: "[country]", instead: "[neutralColor]",
      finding: #"4:10 "header" lists settings that are published, of which there is: country"#),
    Mistake(
      written: "behaviours:\n", instead: "behaviors:\n",
      finding: #"5:1 the kind has no "behaviors"; did you mean "behaviours"?"#),
    Mistake(
      written: "  ranks:\n", instead: "  rank:\n",
      finding: #"17:3 "behaviours" has no "rank"; did you mean "ranks"?"#),
    Mistake(
      written: "    sha256: logoSha256\n", instead: "",
      finding: #"11:3 "logos" needs "sha256": the name of a text"#),
    Mistake(
      written: "    rule: barcode\n", instead: "    rule: barcode\n    pattern: barcode\n",
      finding: #"8:5 "barcodes" has no "pattern", but "rule""#),
    Mistake(
      written: "color: color", instead: "color: colour",
      finding: #"28:12 "color" must name a property of the entry schema; did you mean "color"?"#),
    Mistake(
      written: "color: color", instead: "color: name",
      finding: #"28:12 "color" must name a colour (x-type), and "name" isn't"#),
    Mistake(
      written: "file: logo\n", instead: "file: nsi\n",
      finding: #"12:11 "file" must name a text that names a file (x-asset), and "nsi" isn't"#),
    Mistake(
      written: "url: logoUrl", instead: "url: wikidata",
      finding: #"13:10 "url" must name a property with x-derived by "logos", and "wikidata" has none"#),
    Mistake(
      written: "rule: barcode", instead: "rule: programmes",
      finding: #"7:11 "rule" must name a record with the fields of a barcode rule, and "programmes" isn't"#),
    Mistake(
      written: "status: status", instead: "status: initialsColor",
      finding:
        #"22:13 "status" must name an enum of no words but active, renaming (x-published-values), with x-name BrandStatus and x-runtime, and "initialsColor" isn't"#
    ),
    Mistake(
      written: "endedOn: endedOn", instead: "endedOn: since",
      finding: #"25:14 "endedOn" must name a property of its own, and "since" names "since" too"#),
    Mistake(
      written: "rank: rank", instead: "rank: logoLength",
      finding: #"18:11 "rank" must name a property of source files, and "logoLength" is a derived one"#),
    Mistake(
      written: "wikidata: wikidata", instead: "wikidata: id",
      finding: #"10:15 "wikidata" must name a text, and "id" isn't"#),
    Mistake(
      written: "name: name", instead: "name: nsi",
      finding: #"27:11 "name" must name a property that is never null, and "nsi" may be"#),
    Mistake(
      written: "name: name", instead: "name: distinctFrom",
      finding: #"27:11 "name" must name a text, and "distinctFrom" isn't"#),
    Mistake(
      written: "successor: replacedBy", instead: "successor: category",
      finding:
        #"23:16 "successor" must name a reference to another entry (x-reference), and "category" isn't"#),
    Mistake(
      written: "  ranks:\n    rank: rank\n", instead: "  ranks: rank\n",
      finding: #"17:10 "ranks" must be a mapping"#),
    Mistake(
      written: "behaviours:\n", instead: "behaviours: []\nx:\n",
      finding: #"5:13 "behaviours" must be a mapping"#),
    Mistake(
      written: "rank: rank", instead: "rank: [rank]",
      finding: #"18:11 "rank" must name a property of the entry schema"#),
  ]

  @Test("what doesn't fit the entry schema is an error at its position", arguments: mistakes)
  func mistake(_ mistake: Mistake) async throws {
    let found = try await findings { text in
      try #require(text.contains(mistake.written))
      return text.replacing(mistake.written, with: mistake.instead)
    }
    #expect(found.first == "E502 schemas/brands/kind.yaml:" + mistake.finding)
  }

  @Test(
    "what a schema says otherwise of a bound field is an error at the binding",
    arguments: [
      (
        "\"lengths\": {", "\"sizes\": {",
        #"14:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: it has no "lengths""#
      ),
      (
        "\"items\": { \"$ref\": \"#/$defs/prefix\" }", "\"items\": { \"$ref\": \"#/$defs/length\" }",
        #"14:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: its "prefixes" isn't a list of texts"#
      ),
      (
        "\"title\": \"First day of the brand\",",
        "\"title\": \"First day of the brand\", \"x-published\": false,",
        #"31:12 "since" must name a property that is published, and "since" isn't"#
      ),
      (
        "\"x-name\": \"InitialsColor\",", "\"x-name\": \"LetterColor\",",
        #"37:20 "initialsColor" must name an enum of no words but white, black (x-published-values), with x-name InitialsColor and x-runtime, and "initialsColor" isn't"#
      ),
      (
        "\"title\": \"Position in the list of popular brands\",",
        "\"title\": \"Position in the list of popular brands\", \"x-compiled\": false,",
        #"25:11 "rank" must name a property that is compiled into apps, and "rank" isn't (x-compiled)"#
      ),
      (
        "\"x-name\": \"BarcodeRule\",", "\"x-name\": \"CardRule\",",
        #"14:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: its type isn't called BarcodeRule (x-name)"#
      ),
      (
        "\"enum\": [\"gs1\", \"mod43\", \"none\"]", "\"enum\": [\"gs1\", \"mod43\", \"mod7\", \"none\"]",
        #"14:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: its "check" isn't the enum BarcodeCheck (x-name) of gs1, mod43, none"#
      ),
      (
        "\"type\": [\"integer\", \"null\"],", "\"type\": \"integer\",",
        #"22:13 "length" must name a property that may be null, and "logoLength" may not"#
      ),
    ])
  func otherSchema(written: String, instead: String, finding: String) async throws {
    var files = try Market().files()
    let text = String(decoding: files.schemas.kind.schema.bytes, as: UTF8.self)
    try #require(text.contains(written))
    files.schemas.kind.schema = Market.text(
      files.schemas.kind.schema.path, text.replacing(written, with: instead))
    #expect(await Self.findings(files).contains("E502 schemas/brands/kind.yaml:" + finding))
  }

  @Test("what code has beside the fields can't be a field's name")
  func reservedName() async throws {
    let found = try await Market().diagnostics(withProperty: #""order": {"type": "integer"}"#)
    #expect(found.map(\.message) == [#"code has something else called "order": choose another name"#])
  }

  @Test("an optional name doesn't take the place of the one that every entry has")
  func secondName() async throws {
    var market = Market(brands: ["aldi": Market.brand("aldi"), "aldi-nord": Market.brand("aldi-nord")])
    market.brands = market.brands.mapValues { $0.replacing("name: aldi-nord", with: "name: aldi") }
    let found = try await market.diagnostics(
      withProperty: #""legalName": {"x-search": "name", "type": "string"}"#)
    #expect(found.map(\.rule) == ["W217"])
  }

  @Test("all of its mistakes are reported at once")
  func severalMistakes() async throws {
    let found = try await findings {
      $0.replacing("rank: rank", with: "rank: ranks").replacing("since: since", with: "since: name")
    }
    #expect(found.count == 2, "\(found)")
  }

  @Test("a field that no behaviour completes is an error of the schema, where that says that one does")
  func unboundField() async throws {
    let found = try await findings { text in
      try #require(text.firstRange(of: "  tiles:\n").map { String(text[..<$0.lowerBound]) })
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("E502 schemas/brands/brand.schema.json:") }, "\(found)")
    #expect(found.first?.hasSuffix(#"gives "initials" no value: kind.yaml doesn't name it there"#) == true)
  }

  @Test("a kind without ranks has none of their rules")
  func fewerBehaviours() async throws {
    var market = Market()
    market.brands["pam"] = (market.brands["pam"] ?? "") + "rank: 7\n"
    var files = try market.files()
    let text = String(decoding: files.schemas.kind.configuration.bytes, as: UTF8.self)
    files.schemas.kind.configuration = Market.text(
      files.schemas.kind.configuration.path, text.replacing("  ranks:\n    rank: rank\n", with: ""))
    #expect(await Self.findings(files) == [])
    #expect(await Self.findings(try market.files()).first?.hasPrefix("E214 ") == true)
  }

  @Test("brands are compared by what kind.yaml says, where no schema is at hand")
  func comparedBrands() throws {
    let schema = try EntrySchema(try ProjectFiles.schemas().kind)
    for role in [Role.barcodeRule] + Behaviour.logos.roles {
      #expect(Bindings.brands[role] == schema.bindings[role])
    }
  }

  /// The findings of a build with another `kind.yaml`, without its comments.
  private func findings(_ change: (String) throws -> String) async throws -> [String] {
    var files = try Market().files()
    let file = files.schemas.kind.configuration
    let lines = String(decoding: file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = lines.filter { !$0.hasPrefix("#") && !$0.isEmpty }.joined(separator: "\n") + "\n"
    files.schemas.kind.configuration = Market.text(file.path, try change(text))
    return await Self.findings(files)
  }

  private static func findings(_ files: SourceFiles) async -> [String] {
    let today = CalendarDate("2026-06-01") ?? .earliest
    return await CataloguePipeline(today: today, jobs: 1).build(files).diagnostics.map {
      "\($0.rule) \($0.location?.description ?? "") \($0.message)"
    }
  }
}
