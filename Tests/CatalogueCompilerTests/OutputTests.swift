import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

/// What catalogue.yaml may name is in the case compiler/output-options.
@Suite("The outputs that catalogue.yaml names")
struct OutputTests {
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
    let emitter = Emitter(templates: [language.template: template], languages: [language])
    let folder = try TemporaryFolder()
    try folder.write("italy.json", catalogue.json())
    let published = try PublishedCatalogue(
      decoding: catalogue.json(), by: KindSchema(try ProjectFiles.schemas().kind))
    let code = emitter.code(of: published, BrandChunks(published, mostReadable: 249), in: language)
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
