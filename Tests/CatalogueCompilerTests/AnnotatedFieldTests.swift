import CatalogueCompiler
import CatalogueRules
import CatalogueSources
import Diagnostics
import TestSupport
import Testing

@Suite("What the annotations of the entry schema ask of sources")
struct AnnotatedFieldTests {
  private static let reference = #""partner": {"x-reference": {"to": "brands"}, "type": "string"}"#
  private static let code = #""code": {"x-unique": "codes", "type": "string"}"#

  private func findings(_ property: String, pam: String, coop: String = "") async throws -> [String] {
    let market = Market(brands: ["pam": Market.brand("pam", pam), "coop": Market.brand("coop", coop)])
    return try await market.diagnostics(withProperty: property).map {
      "\($0.rule) \($0.location?.description ?? "") \($0.message)"
    }
  }

  @Test("a reference is the id of a live brand")
  func brands() async throws {
    #expect(try await findings(Self.reference, pam: "partner: coop") == [])
    #expect(
      try await findings(Self.reference, pam: "partner: coopp")
        == [#"E221 brands/pam.yaml:8:10 partner "coopp" doesn't exist; did you mean "coop"?"#])
    #expect(
      try await findings(Self.reference, pam: "partner: coop", coop: "status: closed")
        == [#"E221 brands/pam.yaml:8:10 partner "coop" is closed, not a live brand"#])
  }

  @Test("a reference within a record or a list is one too, and one of a field that isn't published")
  func depth() async throws {
    let owner = #""owner": {"x-reference": {"to": "brands"}, "type": "string"}"#
    let shop = "\"shop\": {\"type\": \"object\", \"additionalProperties\": false, \"properties\": {\(owner)}}"
    #expect(
      try await findings(shop, pam: "shop: {owner: nobody}")
        == [#"E221 brands/pam.yaml:8:15 shop.owner "nobody" doesn't exist"#])
    let rivals =
      #""rivals": {"x-published": false, "x-reference": {"to": "brands"}, "type": "array", "items": {"type": "string"}}"#
    #expect(
      try await findings(rivals, pam: "rivals: [coop, nobody]")
        == [#"E221 brands/pam.yaml:8:16 rivals "nobody" doesn't exist"#])
  }

  @Test("what is required has to be a property, and in code what isn't compiled may be missing")
  func required() async throws {
    let level = #""level": {"type": "string", "x-compiled": false}"#
    let market = Market(brands: ["pam": Market.brand("pam", "level: x")])
    let files = try market.files(withProperty: level, required: "level")
    #expect(
      await messages(of: files) == [
        #"code has nothing in its place: leave the property out of "required", or remove this"#
      ])
    #expect(
      await messages(of: try market.files(withProperty: #""level": {"type": "string"}"#, required: "levle"))
        == [#""levle" is required, and no property; did you mean "level"?"#])
  }

  private func messages(of files: SourceFiles) async -> [String] {
    var engine = CheckEngine(jobs: 1)
    do throws(UnreadableInput) { return try await engine.check(files).findings.map(\.message) } catch {
      return error.diagnostics.map(\.message)
    }
  }

  @Test("words without a type may be left out, as those with one")
  func untypedWords() async throws {
    #expect(try await findings(#""level": {"enum": ["low", "high"]}"#, pam: "level: low") == [])
  }

  @Test("a reference to a category is one of catalogue.yaml's")
  func categories() async throws {
    #expect(
      try await findings(
        #""section": {"x-reference": {"to": "categories"}, "type": "string"}"#, pam: "section: grocry")
        == [#"E221 brands/pam.yaml:8:10 section "grocry" isn't in catalogue.yaml; did you mean "grocery"?"#])
  }

  @Test(
    "a collection, a folder of files or a behaviour that there isn't is an error of the schema",
    arguments: [
      (#""x-reference": {"to": "brand"}"#, #"there is no collection "brand"; did you mean "brands"?"#),
      (#""x-asset": "icons""#, #"there is no folder of files "icons": "logos""#),
      (#""x-asset": "logos""#, #"no behaviour reads the files of "a": kind.yaml names it for none"#),
      (#""x-forbidden": "slang""#, #"there is no word list "slang": kind.yaml names none"#),
      (#""x-derived": {"by": "tile"}"#, #"there is no behaviour "tile": "logos" or "tiles""#),
    ])
  func unknownName(keyword: String, message: String) async throws {
    let found = try await findings("\"a\": {\(keyword), \"type\": \"string\"}", pam: "")
    #expect(found.map { $0.hasPrefix("E502 schemas/brands/brand.schema.json:") } == [true])
    #expect(found.first?.hasSuffix(" \(message)") == true, "\(found)")
  }

  @Test(
    "what a keyword asks for and nothing does is an error of the schema",
    arguments: [
      (#""x-open": true, "enum": ["a"]"#, "x-open has no effect yet: remove it"),
      (
        #""x-reference": {"to": "brands", "reverse": "partners"}"#,
        "no output of kind.yaml has code for it: remove it, or write Entries.* too"
      ),
      (
        #""x-reference": {"to": "categories", "maximum": 1}"#, "categories have no look-ups: remove it"
      ),
    ])
  func unsupported(keyword: String, message: String) async throws {
    let found = try await findings("\"a\": {\(keyword), \"type\": \"string\"}", pam: "")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("E502 schemas/brands/brand.schema.json:") == true)
    #expect(found.first?.hasSuffix(" \(message)") == true, "\(found)")
  }

  @Test("a unique text is on one brand, whatever its case and accents")
  func unique() async throws {
    #expect(try await findings(Self.code, pam: "code: Più", coop: "code: men") == [])
    #expect(
      try await findings(Self.code, pam: "code: Più", coop: "code: PIU")
        == [#"E222 brands/pam.yaml:8:7 code "Più" also belongs to coop; change or remove one"#])
  }

  @Test(
    "of other scripts a unique text is compared with all its letters",
    arguments: [
      ("中文", "日本", true), ("مرحبا", "سلام", true), ("😀", "++", true), ("ß", "ø", true),
      ("Москва", "МОСКВА", false), ("中文", "中文", false),
    ])
  func uniqueScripts(first: String, second: String, isUnique: Bool) async throws {
    let found = try await findings(Self.code, pam: "code: \(second)", coop: "code: \(first)")
    #expect(found.map { $0.prefix(4) } == (isUnique ? [] : ["E222"]), "\(found)")
  }

  @Test(
    "what a schema allows and nothing publishes is an error of the schema",
    arguments: [
      (
        #""type": "object", "properties": {"b": {"type": "string"}}"#,
        #"properties that aren't listed are never published: write "additionalProperties": false"#
      ),
      (
        #""type": "object", "additionalProperties": {"type": "string"}"#,
        #"properties that aren't listed are never published: write "additionalProperties": false"#
      ),
      (
        #""type": "object", "additionalProperties": false, "patternProperties": {"^x": {}}"#,
        #"patternProperties are never published: list each property under "properties""#
      ),
      (
        #""type": "array", "items": {"type": ["string", "null"]}"#,
        "a published list has no null in it: remove null"
      ),
      (
        #""type": "array", "items": {"type": "string"}, "prefixItems": [{"type": "integer"}]"#,
        #"all elements of a published list have one type, that of "items": remove prefixItems"#
      ),
      (
        #""type": "string", "x-type": "color""#,
        ##"a text of type color needs "pattern": "^#[0-9A-F]{6}$""##
      ),
      (
        #""type": "string", "x-type": "sha256", "pattern": "^[0-9a-f]+$""#,
        #"a text of type sha256 needs "pattern": "^[0-9a-f]{64}$""#
      ),
      (
        #""type": "string", "format": "date", "default": "2024-02-30""#,
        "the default is no date of the calendar, in years from 1000 to 2100"
      ),
      (
        #""type": "string", "format": "date", "default": "9999-12-31""#,
        "the default is no date of the calendar, in years from 1000 to 2100"
      ),
      (#""type": "string", "default": "a\u0000b""#, "the default has a control character"),
      (
        #""type": "string", "x-reference": {"to": "brands"}, "default": "coop""#,
        "a reference has no default: each entry names what it means"
      ),
      (
        #""type": "string", "x-unique": "codes", "default": "x""#,
        "a unique text has no default: all entries without it would have the same"
      ),
      (
        #""type": "string", "x-forbidden": "slang", "default": "x""#,
        "a text with x-forbidden has no default: words are looked for in files"
      ),
      (
        #""type": "integer", "minimum": 0, "maximum": 9, "default": 50"#,
        "this default isn't valid by its own schema: the default is 50; the maximum is 9"
      ),
      (
        #""type": "array", "items": {"type": "string", "x-published": false}"#,
        #"x-published is for the list itself: move it out of "items""#
      ),
      (
        #""type": "array", "items": {"type": "string", "x-unique": "codes"}"#,
        #"x-unique is for the list itself: move it out of "items""#
      ),
      (
        #""type": "array", "items": {"type": "string", "x-reference": {"to": "brands", "reverse": "b"}}"#,
        #"only the list itself can have it: move x-reference out of "items""#
      ),
      (
        #""type": "array", "items": {"type": "string", "x-reference": {"to": "brand"}}"#,
        #"there is no collection "brand"; did you mean "brands"?"#
      ),
      (
        #""type": ["string", "null"], "default": "x""#,
        #"null would be published as the default: remove "null" from the types, or the default"#
      ),
      (
        #""type": "object", "additionalProperties": false, "required": ["b"], "properties": {"b": {"type": "array", "items": {"type": "object", "additionalProperties": false, "properties": {"c": {"type": "string"}}}}}"#,
        #"the record around an empty list wouldn't be published: write "minItems": 1, or don't require the list"#
      ),
      (
        #""enum": ["a", "b"], "default": "z""#,
        #"this default isn't valid by its own schema: the default "z" isn't known; use one of a, b"#
      ),
      (
        #""type": "integer", "default": 99999999999"#,
        "the default has more than the 32 bits that a whole number has in code"
      ),
      (
        #""type": "array", "items": {"type": "string"}, "default": ["x"]"#,
        "the default of a list is [] in code"
      ),
      (#""enum": [1, 2]"#, "a published enum has texts alone"),
    ])
  func losses(property: String, message: String) async throws {
    let found = try await findings("\"a\": {\(property)}", pam: "")
    #expect(
      found.contains { $0.hasPrefix("E502 schemas/brands/brand.schema.json:") && $0.hasSuffix(message) },
      "\(found)")
  }

  @Test(
    "names that code has for something else are errors of the schema",
    arguments: [
      (
        #""string": {"enum": ["a"]}"#, #"code can't have a type "String": give it another name with x-name"#
      ),
      (
        #""list": {"type": "array", "items": {"enum": ["a"]}}"#,
        #"code can't have a type "List": give it another name with x-name"#
      ),
      (
        #""level": {"enum": ["a"]}, "Level": {"enum": ["b"]}"#,
        #"code would have two types "Brand.Level": give one of them another name with x-name"#
      ),
      (
        #""ab": {"type": "string"}, "Ab": {"type": "string"}"#,
        #""Ab" and "ab" have one name in code: choose another one"#
      ),
      (
        #""Zone": {"enum": ["a"]}"#,
        #"code would have a field and a type "Zone": begin the field's name with a lower-case letter"#
      ),
      (
        #""Zone": {"type": "string"}, "area": {"enum": ["a"], "x-name": "Brand.Zone"}"#,
        #"code would have a field and a type "Zone": begin the field's name with a lower-case letter"#
      ),
    ])
  func takenNames(properties: String, message: String) async throws {
    let found = try await findings(properties, pam: "")
    #expect(
      found.contains { $0.hasPrefix("E502 schemas/brands/brand.schema.json:") && $0.hasSuffix(message) },
      "\(found)")
  }

  @Test("an entry that its schema accepts and that can't be published has a finding")
  func unpublishable() async throws {
    let level = #""level": {"enum": ["low", "high"], "x-published-values": ["low"]}"#
    let market = Market(brands: ["pam": Market.brand("pam", "level: high")])
    let found = try await market.diagnostics(withProperty: level, required: "level")
    #expect(found.map(\.rule) == ["E102"])
    #expect(found.first?.location?.line == 8)
    #expect(found.first?.message == "level has nothing that is published, and apps need one of every entry")
  }

  @Test(
    "a whole number is one of every language",
    arguments: [
      ("2147483647", []), ("-2147483648", []), ("2147483648", ["E110 brands/pam.yaml:8:8"]),
      ("99999999999999999999", ["E110 brands/pam.yaml:8:8"]),
      ("[1, 2147483648, -2147483649]", ["E110 brands/pam.yaml:9:12", "E110 brands/pam.yaml:9:24"]),
    ])
  func numbers(value: String, positions: [String]) async throws {
    let properties =
      #""shops": {"type": "integer"}, "sizes": {"type": "array", "items": {"type": "integer"}}"#
    let isList = value.hasPrefix("[")
    let found = try await findings(properties, pam: isList ? "shops: 1\nsizes: \(value)" : "shops: \(value)")
    let places = found.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(places == positions)
  }

  @Test("a date exists in the calendar")
  func dates() async throws {
    #expect(
      try await findings(##""opened": {"$ref": "#/$defs/date"}"##, pam: "opened: 2021-02-30")
        == ["E106 brands/pam.yaml:8:9 there is no day 2021-02-30"])
  }

  @Test("a default of null is none")
  func defaultOfNull() async throws {
    #expect(try await findings(#""shops": {"type": ["integer", "null"], "default": null}"#, pam: "") == [])
  }

  @Test("a text that people search by is in the form NFC")
  func searched() async throws {
    let found = try await findings(
      #""slogan": {"x-search": "keyword", "type": "string"}"#, pam: "slogan: \"Pie\u{301}\"")
    #expect(found.map { $0.hasPrefix("E105 brands/pam.yaml:8:9 ") } == [true], "\(found)")
  }
}
