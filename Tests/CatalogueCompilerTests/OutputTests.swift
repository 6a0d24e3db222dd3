import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("The outputs that catalogue.yaml names")
struct OutputTests {
  /// The market with a line of outputs, which is the sixth.
  private func market(_ outputs: String) -> Market {
    var market = Market()
    market.settings += "outputs: \(outputs)\n"
    return market
  }

  @Test("only these are written, in their order")
  func files() async throws {
    let files = try await market("[{template: Brands.ts.mustache}, {template: Brands.kt.mustache}]").build()
      .files
    #expect(files?.map(\.destination) == [.catalogue, .generated("Brands.ts"), .generated("Brands.kt")])
  }

  @Test("a missing template is reported at its name")
  func missing() async throws {
    let found = try await market("[{template: Brands.dart.mustache}]").build().diagnostics
    #expect(found.map(\.message) == ["template Brands.dart.mustache is missing"])
    #expect(found.first?.location?.description == "catalogue.yaml:7:22")
    #expect(
      found.first?.fix
        == "add it to the templates folder, with the folders that it includes: no others are used beside")
  }

  @Test(
    "two outputs to one file, in any letter case, are reported at the second",
    arguments: ["Brands", "brands"])
  func same(name: String) async throws {
    var files = try market("[{template: Brands.ts.mustache}, {template: \(name).ts.mustache, null: x}]")
      .files()
    files.templates["brands.ts.mustache"] = files.templates["Brands.ts.mustache"]
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect(result.diagnostics.map(\.message) == ["\(name).ts is written by two outputs"])
    #expect(result.diagnostics.first?.location?.description == "catalogue.yaml:7:54")
  }

  @Test(
    "an invalid output is reported at its position, with what to write",
    arguments: [
      ("[{null: None}]", 12, "field \"template\" is missing", "add it, for example template:"),
      ("[{template: brands.py}]", 22, "a file in the templates folder that ends in .mustache", nil),
      ("[{template: ../a.mustache}]", 22, "a file in the templates folder that ends in .mustache", nil),
      ("[{template: Brands.ts.mustache, nul: x}]", 42, "unknown field \"nul\"; did you mean \"null\"?", nil),
      ("[{template: Brands.ts.mustache, escapes: utf8}]", 51, "use one of braces, utf16, utf32", nil),
      ("[{template: Brands.ts.mustache, true: true}]", 48, "not true", "put it in quotes: \"true\""),
      ("[]", 10, "outputs has no entries", nil),
    ] as [(String, Int, String, String?)])
  func form(outputs: String, column: Int, message: String, fix: String?) async throws {
    let found = try #require(try await market(outputs).build().diagnostics.first)
    #expect(found.location?.description == "catalogue.yaml:7:\(column)")
    #expect(found.message.contains(message) || found.fix?.contains(message) ?? false, "\(found.message)")
    #expect(fix.map { found.fix?.hasPrefix($0) ?? false } ?? true, "\(found.fix ?? "-")")
  }

  @Test(
    "Python reads its literals as json.load reads the catalogue, whatever the texts",
    .enabled(if: Python.isThere("python"), "run scripts/require python"))
  func python() throws {
    var language = OutputLanguage(template: "brands.py.mustache")
    language.literals.words = (null: "None", true: "True", false: "False")
    language.literals.escapes.code = .utf32
    let template = SourceText(
      path: language.template, bytes: try Project.bytes("Tests/Fixtures/templates/\(language.template)"))
    let catalogue = try awkwardCatalogue()
    let emitter = Emitter(templates: [language.template: template], categories: [], languages: [language])
    let folder = try TemporaryFolder()
    try folder.write("italy.json", catalogue.json())
    let published = try PublishedCatalogue(
      decoding: catalogue.json(), by: KindSchema(try ProjectFiles.schemas().kind))
    let code = try emitter.code(of: published, BrandChunks(published, mostReadable: 249), in: language)
    try folder.write("brands.py", code)
    // The template lists fields, and code has no digests of logos.
    let script = """
      import brands, json
      catalogue = json.load(open('italy.json'))
      names = brands.CATALOGUE['brands'][0].keys()
      catalogue['brands'] = [{name: brand[name] for name in names} for brand in catalogue['brands']]
      print(brands.CATALOGUE == catalogue)
      """
    let result = try Program.run(
      ["python3", "-c", script],
      in: folder.path, environment: ["PYTHONPATH": folder.path])
    #expect(result.output == "True\n", "\(result.errors)")
  }

  /// A catalogue of texts that would end or change a literal, or that an editor can't show.
  private func awkwardCatalogue() throws -> Catalogue {
    let texts = [
      "\"", "\\", "\\\"", "'", "\"\"\"", "\\N{DIGIT ONE}", "{x}", "%s", "$name", "\n", "\r\n", "\t", "\u{0}",
      "\u{85}",
      "\u{2028}", "\u{202E}", "\u{A0}", "😀", "👩‍👧", "Alì", "Ali\u{300}", "\u{10FFFF}", "\u{E000}", "#",
      "{{name}}",
    ]
    let neutral = try #require(RGBColor("#5F6368"))
    let day = try #require(CalendarDate("2026-05-31"))
    let brands = texts.enumerated().map { index, text in
      var brand = Brand(id: "text-\(index)", name: text, category: "grocery", initialsBackground: neutral)
      brand.keywords = texts
      brand.programmes = [Programme(name: text, kind: .points)]
      brand.barcode = BarcodeRule(
        formats: [BarcodeFormatRule(format: .qr, valid: [text])], confidence: .unknown,
        printedDiffers: index.isMultiple(of: 2), source: text)
      return brand
    }
    return Catalogue(
      schemaVersion: 1, country: "IT", version: CatalogueVersion(date: day, revision: 1), brands: brands,
      tombstones: [Tombstone(id: "gone", name: "Ali\u{300}", status: .closed, endedOn: day, replacedBy: nil)])
  }
}
