import CatalogueAuthoring
import CatalogueSources
import Diagnostics
import Testing

@Suite("Single mistakes of an imported catalogue")
struct ImportTests {
  /// The result for brands that are otherwise complete.
  private func result(
    _ brands: String..., header: String = "", settings: String? = nil, logos: [String]? = nil
  ) throws -> ImportResult {
    let json = #"{"country": "IT", \#(header) "brands": [\#(brands.joined(separator: ", "))]}"#
    var sources = ImportSources(
      catalogue: Market.text("old.json", json), schemas: try ProjectFiles.schemas())
    sources.settings = settings.map { Market.text("catalogue.yaml", $0) }
    sources.logos = logos?.map { Market.text("logos/\($0)", "") }
    return try CatalogueImport.run(sources)
  }

  private func brand(_ fields: String, id: String = "coop", name: String = "Coop") -> String {
    #"{"id": "\#(id)", "name": "\#(name)", "category": "grocery", "sources": ["https://www.example.com/"], \#(fields)}"#
  }

  private func messages(_ result: ImportResult) -> [String] { result.diagnostics.map(\.message) }

  @Test(
    "a colour has one form, however it is written",
    arguments: [("#abc", "#AABBCC"), ("abc", "#AABBCC"), ("#00a7E1", "#00A7E1"), ("00A7E1", "#00A7E1")])
  func colours(written: String, form: String) throws {
    let result = try result(brand(#""color": "\#(written)""#))
    #expect(result.texts["brands/coop.yaml"]?.contains("color: \"\(form)\"\n") ?? false)
    #expect(messages(result) == [#"color "\#(written)" is written as "\#(form)""#])
  }

  @Test(
    "what isn't surely a colour stays as it is, and is reported",
    arguments: ["red", "#ab", "#abcd", "#GGGGGG", "##123456"])
  func noColours(text: String) throws {
    let result = try result(brand(#""color": "\#(text)""#))
    #expect(result.diagnostics.map(\.rule) == ["E102"])
    #expect(result.texts["brands/coop.yaml"]?.contains(text) ?? false)
  }

  @Test(
    "what more than three brands have alike, or two of them lack, is one finding, with their number and who they are"
  )
  func together() throws {
    let brands = (1...6).map { ##"{"id": "b\##($0)", "name": "B \##($0)", "color": "#aabbc\##($0)""## }
    let lacking = brands.enumerated().map { $1 + ($0 < 2 ? #", "category": "grocery"}"# : "}") }
    let json = #"{"country": "IT", "brands": [\#(lacking.joined(separator: ", "))]}"#
    let result = try CatalogueImport.run(
      ImportSources(catalogue: Market.text("old.json", json), schemas: try ProjectFiles.schemas()))
    #expect(
      messages(result) == [
        "field \"sources\" is missing in all 6 brands",
        "6 colours are written as # and six capitals: #AABBC1, #AABBC2, #AABBC3, #AABBC4, #AABBC5, #AABBC6",
        "field \"category\" is missing in 4 of 6 brands: b3, b4, b5, b6",
      ])
  }

  @Test("what up to three brands have alike is named each at its position")
  func fewApart() throws {
    let result = try result(
      brand(##""color": "#aabbcc""##, id: "b1", name: "B 1"),
      brand(##""color": "#aabbcd""##, id: "b2", name: "B 2"),
      brand(##""color": "#aabbce""##, id: "b3", name: "B 3"))
    #expect(messages(result).count == 3)
  }

  @Test(
    "the version of a release may be continued, and that of another file may not",
    arguments: [
      (
        #""schemaVersion": 1, "version": "2026-05-31", "revision": 2,"#,
        "to continue from it, build with this file"
      ),
      (#""version": 3,"#, "version isn't imported: versions are days"),
      (#""version": "2026-05-31","#, "version isn't imported: versions are days"),
    ])
  func version(header: String, words: String) throws {
    let result = try result(brand(#""color": null"#), header: header)
    #expect(messages(result).contains { $0.contains(words) })
    #expect(messages(result).contains { $0.contains("--baseline") } == words.hasPrefix("to continue"))
  }

  @Test("a tile without a logo is a colour like any other")
  func tileWithoutLogo() throws {
    let result = try result(brand(##""color": "#FFFFFF""##))
    #expect(messages(result) == [])
    #expect(result.texts["brands/coop.yaml"]?.contains("color: \"#FFFFFF\"\nlogo: null\n") ?? false)
  }

  @Test("an alias may be the name of a brand that its brand replaced")
  func aliasOfTombstone() throws {
    let tombstones =
      #""tombstones": [{"id": "ipercoop", "name": "Ipercoop", "status": "merged", "endedOn": null, "replacedBy": "coop"}],"#
    let result = try result(brand(#""aliases": ["Ipercoop"]"#), header: tombstones)
    #expect(messages(result) == [])
    #expect(
      result.texts["catalogue.yaml"]?.hasSuffix(
        "  - id: ipercoop\n    name: Ipercoop\n    replacedBy: coop\n") ?? false)
  }

  @Test("a category with a sign in its name gets an id as a brand does, and keeps its name")
  func categoryWithSign() throws {
    let result = try result(
      #"{"id": "bar", "name": "Bar", "category": "Bar & Caffè", "sources": ["https://www.example.com/"]}"#)
    #expect(result.texts["brands/bar.yaml"]?.contains("category: bar-caffe\n") ?? false)
    #expect(result.texts["catalogue.yaml"]?.contains("id: bar-caffe\n    name: Bar & Caffè\n") ?? false)
  }

  @Test(
    "an id is derived from the name where that gives a free one; signs don't count, and take no id in silence"
  )
  func derivedIDs() throws {
    let result = try result(
      brand("\"rank\": 1", id: "!", name: "Foot Locker"), brand("\"rank\": 2", id: "?", name: "Foot-Locker"),
      brand("\"rank\": 3", id: "", name: "H&M"), brand("\"rank\": 4", id: "-", name: "Søstrene"))
    #expect(
      result.files.map(\.path) == ["brands/foot-locker.yaml", "brands/hm.yaml", "catalogue.yaml"])
    #expect(
      messages(result) == [
        "id \"!\" isn't valid: it is now \"foot-locker\", from the name",
        "this isn't imported: its id \"?\" isn't valid, and its name \"Foot-Locker\" gives the id \"foot-locker\", which is taken (old.json:1:38)",
        "id \"\" isn't valid: it is now \"hm\", from the name",
        "this isn't imported: its id \"-\" isn't valid, and its name \"Søstrene\" gives no id",
      ])
  }

  @Test("an entry that may be another again is reported with the position of both, and imported")
  func repeated() throws {
    let json = #"""
      [{"id": "coop", "name": "Coop", "wikidata": "Q1"},
       {"id": "co-op", "name": "Co-op"},
       {"id": "pam", "name": "Pam", "wikidata": "Q1"}]
      """#
    let result = try CatalogueImport.run(
      ImportSources(catalogue: Market.text("old.json", json), schemas: try ProjectFiles.schemas()))
    #expect(result.files.map(\.path).filter { $0.hasPrefix("brands/") }.count == 3)
    let findings = result.diagnostics.filter { $0.rule == "E601" }
    #expect(
      findings.map { "\($0.location.map { "\($0)" } ?? ""): \($0.message)" } == [
        #"old.json:2:26: name "Co-op" is also that of coop (old.json:1:25)"#,
        #"old.json:3:43: wikidata "Q1" is also that of coop (old.json:1:45)"#,
      ])
    #expect(findings.map { $0.related.map { "\($0)" } } == [["old.json:1:25"], ["old.json:1:45"]])
  }

  @Test("a text that each entry has for itself is reported where two have it")
  func repeatedUniqueText() throws {
    var schemas = try ProjectFiles.schemas()
    let schema = schemas.kind.schemas[0]
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(
      "\"properties\": {", with: #""properties": {"code": {"x-unique": "codes", "type": "string"},"#,
      maxReplacements: 1)
    schemas.kind.schemas[0] = Market.text(schema.path, text)
    let json = #"""
      [{"id": "coop", "name": "Coop", "code": "Più"},
       {"id": "pam", "name": "Pam", "code": "PIU"},
       {"id": "md", "name": "MD", "code": "md"}]
      """#
    let result = try CatalogueImport.run(
      ImportSources(catalogue: Market.text("old.json", json), schemas: schemas))
    #expect(
      result.diagnostics.filter { $0.rule == "E601" }.map {
        "\($0.location.map { "\($0)" } ?? ""): \($0.message)"
      }
        == [#"old.json:2:39: code "PIU" is also that of coop (old.json:1:41)"#])
  }

  @Test("a published catalogue doesn't say which names may be alike, and was checked")
  func publishedNames() throws {
    let result = try result(
      brand(#""rank": 1"#), brand(#""rank": 2"#, id: "co-op", name: "Co-op"),
      header: #""schemaVersion": 1, "version": "2026-05-31", "revision": 2,"#)
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning }, "\(messages(result))")
  }

  @Test(
    "what says that it isn't the same, is of one family or has ended isn't reported",
    arguments: [
      (#""distinctFrom": ["coop"]"#, "Coop"), (#""wikidata": "Q1", "group": "coop""#, "Ipercoop"),
      (#""wikidata": "Q1", "status": "closed""#, "Coop"),
    ])
  func notRepeated(fields: String, name: String) throws {
    let result = try result(
      brand(#""wikidata": "Q1""#), brand(fields, id: "other", name: name))
    #expect(messages(result) == [])
  }

  @Test("what entries lack is counted, a line for each fact, with the first of them")
  func missing() throws {
    let brands = (1...6).map { number in
      ##"{"id": "b\##(number)", "name": "B \##(number)", "category": "grocery", "color": "#AABBC\##(number)", "programmes": ["P", "Q"]"##
        + (number < 3 ? #", "sources": ["https://www.example.com/"]}"# : "}")
    }
    let result = try result(brands.joined(separator: ", "), logos: [])
    #expect(
      result.missing == [
        "logo isn't known (null) in all 6 brands", "barcode isn't known (null) in all 6 brands",
        "field \"kind\" is missing in \"programmes\" in all 6 brands",
        "field \"sources\" is missing in 4 of 6 brands: b3, b4, b5 and 1 more",
      ])
  }

  @Test("a logo that isn't imported is one that the brand lacks")
  func missingLogo() throws {
    let result = try result(brand(##""color": "#AABBCC", "barcode": null, "logo": "coop.png""##), logos: [])
    #expect(
      result.missing == [
        "logo isn't known (null) in coop", "barcode isn't known (null) in coop",
      ])
  }

  @Test("a written id goes before a derived one")
  func writtenIDFirst() throws {
    let result = try result(
      brand("\"rank\": 1", id: "Coop!", name: "Coop"), brand("\"rank\": 2", id: "coop", name: "Coop 2"))
    #expect(result.texts["brands/coop.yaml"]?.contains("name: Coop 2\n") ?? false)
    #expect(result.diagnostics.map(\.rule) == ["E601"])
  }

  @Test(
    "derived fields of a published catalogue are left out, and reported where they don't follow from the others"
  )
  func derived() throws {
    let result = try result(
      brand(
        ##""color": "#000000", "initials": "CO", "initialsColor": "white", "initialsBackground": "#000000", "status": "active""##
      ),
      brand(
        ##""color": null, "initials": "XX", "initialsBackground": "#123456""##, id: "esselunga",
        name: "Esselunga"),
      brand(##""color": "#FFCC00", "initialsBackground": "#123456""##, id: "pam", name: "Pam"),
      header: #""brandCount": 4,"#)
    #expect(result.texts["brands/coop.yaml"]?.contains("initials") == false)
    #expect(result.texts["brands/esselunga.yaml"]?.hasSuffix("initials: XX\n") ?? false)
    #expect(result.texts["catalogue.yaml"]?.contains("neutralColor: \"#123456\"\n") ?? false)
    #expect(
      messages(result) == [
        "brandCount isn't 3, the number of brands",
        "initialsBackground isn't imported: it follows from color, which gives #FFCC00",
      ])
  }

  @Test("a default format is dropped where a barcode rule begins with it, and reported where it doesn't")
  func defaultFormat() throws {
    let rule =
      #""barcode": {"formats": [{"format": "EAN_13", "lengths": [13], "prefixes": [], "pattern": null, "check": "gs1", "valid": ["2900123004566"], "invalid": ["2900123004567"]}], "confidence": "likely", "printedDiffers": false, "source": null}"#
    let named = "the barcode format is written as \"EAN13\""
    #expect(messages(try result(brand(#""defaultFormat": "ean13", \#(rule)"#))) == [named])
    #expect(
      Set(messages(try result(brand(#""defaultFormat": 256, \#(rule)"#)))) == [
        named, "defaultFormat isn't imported: the first format of barcode is another",
      ])
  }

  @Test("a default format alone is a rule, which is reported")
  func defaultFormatAlone() throws {
    #expect(
      messages(try result(brand(#""defaultFormat": "ean-13""#))) == [
        "defaultFormat is written as a rule of made-up samples that refuses no code"
      ])
  }

  @Test(
    "samples are marked as made up where they are known to be",
    arguments: [("2900123004566", true), ("2900987654321", false)])
  func madeUpSamples(sample: String, isMarked: Bool) throws {
    let rule =
      #"{"formats": [{"format": "EAN13", "check": "gs1", "valid": ["\#(sample)"], "invalid": ["1"]}], "confidence": "likely", "printedDiffers": false}"#
    let file = try result(brand(#""barcode": \#(rule)"#)).texts["brands/coop.yaml"]
    #expect(file?.contains("  synthetic: true\n") == isMarked)
  }

  @Test("given settings count: their categories, names and generic words")
  func settings() throws {
    var settings = Market().settings
    settings += "retired: [{id: auchan, name: Auchan}]\n"
    let result = try result(
      brand(#""aliases": ["Supermercati"]"#),
      #"{"id": "pam", "name": "Pam", "category": "supermercati", "sources": ["https://www.example.com/"]}"#,
      #"{"id": "md", "name": "MD", "category": "grocry", "sources": ["https://www.example.com/"]}"#,
      header: #""tombstones": [{"id": "auchan", "name": "Auchan"}], "stopWords": ["carta"],"#,
      settings: settings)
    #expect(result.texts["catalogue.yaml"] == settings)
    #expect(
      messages(result) == [
        "stopWords differs from catalogue.yaml, which counts",
        #"alias "Supermercati" is now a keyword: it is a category word"#,
        #"category "supermercati" is written as its id, "grocery""#,
        #"category "grocry" isn't in catalogue.yaml"#,
      ])
    #expect(result.diagnostics.last?.fix == #"did you mean "grocery"?"#)
  }

  @Test("a tombstone of which given settings say something else is reported")
  func otherTombstone() throws {
    let result = try result(
      brand("\"rank\": 1"),
      header:
        #""tombstones": [{"id": "auchan", "name": "Auchan", "status": "closed", "endedOn": "2020-07-01"}, {"id": "sma", "name": "Sma"}],"#,
      settings: Market().settings
        + "retired: [{id: auchan, name: Auchan, endedOn: 2020-06-30}, {id: sma, name: Sma, status: closed}]\n"
    )
    #expect(
      messages(result) == [
        "the tombstone of \"auchan\" differs from catalogue.yaml, which counts: endedOn"
      ])
  }

  @Test("a tombstone that given settings don't have is added to them")
  func addedTombstone() throws {
    let result = try result(
      brand("\"rank\": 1"),
      header: #""tombstones": [{"id": "auchan", "name": "Auchan", "status": "closed"}],"#,
      settings: "# ours\n" + Market().settings)
    #expect(
      result.texts["catalogue.yaml"]?.hasSuffix("retired:\n  - id: auchan\n    name: Auchan\n") ?? false)
    #expect(messages(result) == ["its copy has further retired ids, and none of its comments"])
  }

  @Test(
    "a logo is a file of the logos folder, named with or without \"logos/\", and nothing else",
    arguments: [
      "../coop.svg", "/coop.svg", "logos/../coop.svg", "logos/logos/coop.svg", "https://www.coop.it/coop.svg",
      "sub/coop.svg", ".hidden.svg", "..", "a\\\\coop.svg", "coop.svg\\u0000",
    ])
  func elsewhere(logo: String) throws {
    let result = try result(brand(#""logo": "\#(logo)""#), logos: ["coop.svg"])
    #expect(
      messages(result).last?.hasSuffix(
        "isn't imported: it isn't the name of a file in the logos folder") ?? false)
    #expect(result.files.map(\.path) == ["brands/coop.yaml", "catalogue.yaml"])
  }
}
