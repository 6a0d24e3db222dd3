import Catalogue
import Diagnostics
import Foundation
import StrictJSON
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
      finding: "8:3 a kind with behaviours has one collection"),
    Mistake(
      written: "  brands:\n    entry: brand\n", instead: "  {}\n",
      finding: #"1:1 "collections" must name 1 to 20 collections"#),
    Mistake(
      written: "    entry: brand\n", instead: "    entry: brand\n  shops:\n    entry: brand\n",
      finding: #"5:12 "brand" is the schema of another collection"#),
    Mistake(
      written: "    entry: brand\n", instead: "    entry: brand\n  brand-count:\n    entry: root\n",
      finding: #"4:3 "brand-count" is what a number of entries is called"#),
    Mistake(
      written: "  brands:\n", instead: "  Brands:\n",
      finding:
        #"2:3 a collection's name is of up to 40 lower-case letters, digits and single hyphens, a letter first, and none of access, asset-paths, bundled, categories, choices, chunks, collections, country, declarations, dense, entry, enumerations, formats, header, logos, records, release, revision, schema-version, settings, tables, tombstones, version"#
    ),
    Mistake(
      written: "  brands:\n    entry: brand\n", instead: "  brand-count:\n    entry: brand\n",
      finding: #"2:3 "brand-count" is what a number of entries is called"#),
    Mistake(
      written: "[country]", instead: "[country, country]", finding: #"4:19 country is listed twice"#),
    Mistake(
      written: "  - template: Brands.kt.mustache\n",
      instead: "  - {template: a.mustache, internal: \"true\"}\n",
      finding: #"33:38 "internal" must be true or false"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, by: [status, status], minimum: 1}]\noutputs:\n",
      finding: #"32:36 "status" is listed twice"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, minimum: 3, maximum: 2}]\noutputs:\n",
      finding: #"32:32 "minimum" is more than "maximum""#),
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
      written: "outputs:\n", instead: "words: {Slang: slang.txt}\noutputs:\n",
      finding: #"32:9 a word list's name is of lower-case letters, digits and single hyphens"#),
    Mistake(
      written: "outputs:\n", instead: "words: {slang: ../slang.txt}\noutputs:\n",
      finding:
        #"32:16 a word list is a file of the kind's folder that ends in .txt, such as words/slang.txt"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brand, minimum: 1}]\noutputs:\n",
      finding: #"32:15 "of" must name the collection: brands"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands}]\noutputs:\n",
      finding: #"32:10 a count target needs "minimum" or "maximum""#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, minimum: -1}]\noutputs:\n",
      finding: #"32:32 "minimum" must be a whole number"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, by: [name], minimum: 1}]\noutputs:\n",
      finding:
        #"32:28 "by" must name fields with an enum, or one field that refers to entries: initialsColor, group, status, replacedBy, distinctFrom"#
    ),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, minimum: 1, severity: hint}]\noutputs:\n",
      finding: #"32:45 "severity" must be error or warning"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, minimum: 1, up: 2}]\noutputs:\n",
      finding:
        #"32:35 a count target has no "up", but "of", "where", "by", "for", "minimum", "maximum", "severity""#
    ),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, where: {name: Pam}, minimum: 1}]\noutputs:\n",
      finding: #"32:31 "where" must name fields with an enum, true or false"#),
    Mistake(
      written: "outputs:\n", instead: "counts: [{of: brands, where: {status: open}, minimum: 1}]\noutputs:\n",
      finding: #"32:39 "status" is one of active, renaming"#),
    Mistake(
      written: "  - template: Brands.kt.mustache\n", instead: "  - template: Brands.kt\n",
      finding: #"33:15 "template" must be the name of a file that ends in .mustache"#),
    Mistake(
      written: "  - template: Brands.kt.mustache\n", instead: "  - {template: a.mustache, file: ../a}\n",
      finding: #"33:34 "file" must be the name of a file"#),
    Mistake(
      written: "  - template: Brands.kt.mustache\n", instead: "  - {template: a.mustache, escapes: UTF32}\n",
      finding: #"33:37 "escapes" must be braces or utf16 or utf32"#),
    Mistake(
      written: "  - template: Brands.kt.mustache\n", instead: "  - {template: a.mustache, \"null\": a b}\n",
      finding:
        #"33:36 "null" must be a text of 1 to 20 letters, digits, dots and underscores, in quotes"#),
    Mistake(
      written: "  - template: Brands.kt.mustache\n", instead: "  - {file: a}\n",
      finding: #"33:5 an output needs "template""#),
    Mistake(
      written: "outputs:\n  - template: Brands.kt.mustache\n", instead: "outputs:\n  - temlate: a.mustache\n",
      finding: #"33:5 an output has no "temlate"; did you mean "template"?"#),
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
      finding:
        #"28:12 "color" must name a property of the entry schema, which "colour" isn't; did you mean "color"?"#
    ),
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

  @Test("a kind with behaviours names its outputs: the usual templates have no code for them")
  func noOutputs() async throws {
    let found = try await findings { text in
      String(text[..<(try #require(text.firstRange(of: "outputs:\n")).lowerBound)])
    }
    #expect(
      found.first
        == #"E502 schemas/brands/kind.yaml:1:1 "outputs" is missing: the usual templates write no code for the behaviour "barcodes""#
    )
  }

  @Test(
    "what a schema says otherwise of a bound field is an error at the binding",
    arguments: [
      (
        "\"lengths\": {", "\"sizes\": {",
        #"15:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: it has no "lengths""#
      ),
      (
        "\"items\": { \"$ref\": \"#/$defs/prefix\" }", "\"items\": { \"$ref\": \"#/$defs/length\" }",
        #"15:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: its "prefixes" isn't a list of texts"#
      ),
      (
        "\"title\": \"First day of the brand\",",
        "\"title\": \"First day of the brand\", \"x-published\": false,",
        #"32:12 "since" must name a property that is published, and "since" isn't"#
      ),
      (
        "\"x-name\": \"InitialsColor\",", "\"x-name\": \"LetterColor\",",
        #"38:20 "initialsColor" must name an enum of no words but white, black (x-published-values), with x-name InitialsColor and x-runtime, and "initialsColor" isn't"#
      ),
      (
        "\"title\": \"Position in the list of popular brands\",",
        "\"title\": \"Position in the list of popular brands\", \"x-compiled\": false,",
        #"26:11 "rank" must name a property that is compiled into apps, and "rank" isn't (x-compiled)"#
      ),
      (
        "\"x-name\": \"BarcodeRule\",", "\"x-name\": \"CardRule\",",
        #"15:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: its type isn't called BarcodeRule (x-name)"#
      ),
      (
        "\"enum\": [\"gs1\", \"mod43\", \"none\"]", "\"enum\": [\"gs1\", \"mod43\", \"mod7\", \"none\"]",
        #"15:11 "rule" must name a record with the fields of a barcode rule, and "barcode" isn't: its "check" isn't the enum BarcodeCheck (x-name) of gs1, mod43, none"#
      ),
      (
        "\"type\": [\"integer\", \"null\"],", "\"type\": \"integer\",",
        #"23:13 "length" must name a property that may be null, and "logoLength" may not"#
      ),
    ])
  func otherSchema(written: String, instead: String, finding: String) async throws {
    var files = try Market().files()
    let text = String(decoding: files.schemas.kind.schemas[0].bytes, as: UTF8.self)
    try #require(text.contains(written))
    files.schemas.kind.schemas[0] = Market.text(
      files.schemas.kind.schemas[0].path, text.replacing(written, with: instead))
    #expect(await Self.findings(files).contains("E502 schemas/brands/kind.yaml:" + finding))
  }

  @Test("the schema of kind.yaml has the behaviours and their parts")
  func schemaOfKinds() throws {
    let schema = try JSONReader.read(Project.bytes("schemas/kind.schema.json"))
    let behaviours = schema.object?["properties"]?.object?["behaviours"]?.object?["properties"]?.object
    let listed = (behaviours?.members ?? []).flatMap { behaviour in
      (behaviour.value.object?["required"]?.array ?? []).compactMap(\.string).map { "\(behaviour.key) \($0)" }
    }
    #expect(listed == BehaviourParts.all.map { "\($0.behaviour) \($0.name)" })
    let titles = (behaviours?.members ?? []).compactMap { $0.value.object?["title"]?.string }
    #expect(titles == BehaviourParts.all.map(\.purpose).filter { !$0.isEmpty })
  }

  @Test("what code has beside the fields can't be a field's name")
  func reservedName() async throws {
    let found = try await Market().diagnostics(withProperty: #""order": {"type": "integer"}"#)
    #expect(found.map(\.message) == [#"code has something else called "order": choose another name"#])
  }

  @Test("an optional name doesn't take the place of the one that every entry has")
  func secondName() async throws {
    var market = Market(brands: ["aldi": Market.brand("aldi"), "aldi-nord": Market.brand("aldi-nord")])
    market.brands = market.brands.mapValues {
      $0.replacing(
        "name: aldi-nord\ncategory: grocery\ncolor: null",
        with: "name: aldi\ncategory: grocery\ncolor: \"#165226\"")
    }
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
      let (start, end) = (text.firstRange(of: "  tiles:\n"), text.firstRange(of: "outputs:\n"))
      return text.replacingCharacters(in: try #require(start).lowerBound..<#require(end).lowerBound, with: "")
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
    let schema = try KindSchema(try ProjectFiles.schemas().kind)
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
