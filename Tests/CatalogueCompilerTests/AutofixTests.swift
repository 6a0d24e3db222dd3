import Catalogue
import CatalogueCompiler
import CatalogueSources
import Diagnostics
import Testing

@Suite("Findings that have one right fix")
struct AutofixTests {
  private func fixed(_ file: String, _ settings: String? = nil) async throws -> (
    text: String, rules: [String]
  ) {
    var market = Market()
    market.brands = ["pam": file]
    market.settings = settings ?? market.settings
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    let result = await pipeline.autofix(try market.files())
    let brand = try #require(result.files.brands.first)
    return (String(decoding: brand.bytes, as: UTF8.self), result.fixed.map(\.rule))
  }

  /// A brand file with one line in the place of that of its field.
  private func file(_ line: String) -> String {
    let field = line.prefix { $0 != ":" }
    let brand = Market.brand("pam").split(separator: "\n").filter { !$0.hasPrefix("\(field):") }
    return (brand + [line[...]]).joined(separator: "\n") + "\n"
  }

  @Test(
    "are fixed",
    arguments: [
      (##"color: "#a1b2c3""##, ##"color: "#A1B2C3""##), (##"color: "#abc""##, ##"color: "#AABBCC""##),
      (##"color: "a1b2c3""##, ##"color: "#A1B2C3""##), ("color: #a1b2c3", ##"color: "#A1B2C3""##),
      ("id: Pam", "id: pam"), ("logo: nessuno", "logo: null"), ("wikidata: q42", "wikidata: Q42"),
      ("initials: pm", "initials: PM"),
      ("status: Active", "status: active"), ("name: \"Pam  Panorama \"", "name: Pam Panorama"),
      ("name: 365", "name: \"365\""), ("name: true", "name: \"true\""), ("name: 0123", "name: \"0123\""),
      ("name: P\u{200B}am", "name: Pam"), ("name: \"P\u{A0}am\"", "name: P am"),
      ("name: Pa\u{300}m", "name: Pàm"),
      ("rank: \"1\"", "rank: 1"),
      ("sources: [\"https://a.example/?utm_source=x\"]", "sources: [\"https://a.example/\"]"),
      (
        "sources: [\"https://a.example/b?utm_source=x&id=3&fbclid=9#top\"]",
        "sources: [\"https://a.example/b?id=3#top\"]"
      ),
      ("keywords: [spesa, spesa, cibo]", "keywords: [spesa, cibo]"),
      ("keywords: spesa\n  - \"cibo\"\n  - 'vino'", "keywords: [\"spesa\", \"cibo\", \"vino\"]"),
      ("keywords:\n  - spesa\n  - spesa # again", "keywords:\n  - spesa"),
      ("aliases: [PAM, Panorama]", "aliases: [Panorama]"),
      ("aliases: [Panorama, PAM]", "aliases: [Panorama]"),
      ("aliases:\n  - Panorama\n  # seen on signs\n  - pàm\n", "aliases:\n  - Panorama\n  # seen on signs\n"),
    ])
  func fixes(_ line: String, _ wanted: String) async throws {
    let result = try await fixed(file(line))
    #expect(Array(result.text.utf8) == Array(file(wanted).utf8))
    #expect(!result.rules.isEmpty)
  }

  @Test(
    "in a barcode's format are the spellings that other programs have",
    arguments: [
      ("EAN-13", "EAN13"), ("ean_13", "EAN13"), ("QR_CODE", "QR"), ("qrCode", "QR"),
      ("Data Matrix", "DATAMATRIX"),
      ("code128", "CODE128"), ("UPC-A", "UPCA"), ("PDF_417", "PDF417"),
    ])
  func formats(_ spelling: String, _ wanted: String) async throws {
    let rule =
      "barcode: {formats: [{format: X, check: none, valid: [a], invalid: [b]}], confidence: likely, printedDiffers: false}"
    let result = try await fixed(file(rule.replacing("X", with: spelling)))
    #expect(result.text == file(rule.replacing("X", with: wanted)))
    #expect(result.rules == ["E301"])
  }

  @Test(
    "don't leave an empty list behind, nor lose comments that have a line for themselves",
    arguments: [
      ("aliases: [PAM]\nrank: 1", "rank: 1"), ("aliases: # names\n  - PAM # as on signs\nrank: 1", "rank: 1"),
      ("aliases:\n  # none is known\n  - PAM\n  - pam\nrank: 1", "# none is known\nrank: 1"),
    ])
  func lastAlias(_ lines: String, _ wanted: String) async throws {
    #expect(try await fixed(file(lines)).text == file(wanted))
  }

  @Test("lead to no other finding: an id that no brand has isn't written, nor null where a logo is there")
  func nextFinding() async throws {
    var market = Market()
    market.brands["coop"] = Market.brand("coop")
    market.logos = ["pam.svg"]
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    func fixed(_ line: String) async throws -> String? {
      market.brands["pam"] = file(line)
      let brands = await pipeline.autofix(try market.files()).files.brands
      return brands.first { $0.path.hasSuffix("pam.yaml") }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }
    #expect(try await fixed("group: Coop") == file("group: coop"))
    #expect(try await fixed("group: Pippo") == file("group: Pippo"))
    #expect(try await fixed("logo: None") == file("logo: None"))
  }

  @Test("lose no comment of a file with the line ends of Windows either")
  func windowsComments() async throws {
    let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
    let result = try await fixed(windows(file("aliases:\n  # none is known\n  - PAM\n  - pam\nrank: 1")))
    #expect(Array(result.text.utf8) == Array(windows(file("# none is known\nrank: 1")).utf8))
  }

  @Test(
    "are only those: what could be meant in two ways is left alone",
    arguments: [
      "sources: [\"http://www.example.com\"]", "category: grocry", "color: \"#12\"", "color: \"#11223344\"",
      "keywords: spesa, cibo\n  - vino", "keywords: spesa\n  ~- vino\n  - cibo", "color: #11223344",
      "logo: https://a.example/b.svg", "name: \"\"", "name: null", "id: Pam Panorama",
      "id: Coop", "logo: Coop.SVG",
      "since: 2020-7-1", "rank: 0x1F", "rank: 01", "status: activ", "wikidata: \"42\"",
      "regions: [Lombardia]",
      "sources: [\"HTTPS://Example.com/Path\"]", "sources: [\"https://a.example/?x_utm_a=1\"]",
      "sources: [\"https://a.example/?notfbclid=2\"]",
      "sources: [\"https://a.example/?utm_source=a b\"]",
    ])
  func leavesAlone(_ line: String) async throws {
    let result = try await fixed(file(line))
    #expect(result.text == file(line))
    #expect(result.rules.isEmpty)
  }

  @Test("are fixed in catalogue.yaml too")
  func settings() async throws {
    var market = Market()
    market.settings = market.settings.replacing("\"#5F6368\"", with: "\"#5f6368\"")
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    let result = await pipeline.autofix(try market.files())
    #expect(String(decoding: result.files.settings.bytes, as: UTF8.self) == Market().settings)
  }

  @Test("are gone after they were fixed, whatever else is wrong", arguments: RuleFixture.all)
  func fixtures(_ fixture: RuleFixture) async throws {
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    let first = await pipeline.autofix(try fixture.sources())
    guard !first.fixed.isEmpty else { return }
    #expect(await pipeline.autofix(first.files).fixed.map(\.message) == [])
  }

  @Test("are marked so in what is found, and others aren't")
  func marked() async throws {
    var market = Market()
    market.brands["pam"] = file("color: \"#a1b2c3\"") + "aliases: [supermercato]\nwikidata: q1\nrank: 3\n"
    let found = try await market.build().diagnostics.map { "\($0.rule) \($0.edit?.replacement ?? "-")" }
    #expect(found == ["E102 \"#A1B2C3\"", "E102 Q1", "E214 -"])
  }
}
