import Catalogue
import CatalogueAuthoring
import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueSources

@Suite("Warnings that a source file accepts")
struct AcceptanceTests {
  private static let pipeline = CataloguePipeline(today: CalendarDate("2026-06-01") ?? .earliest, jobs: 1)

  /// An elliptical gradient on a stroke, which Android's vector images don't have.
  private static let elliptical = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><defs>\
    <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="1" cy="1" r="1" gradientTransform="scale(1 .5)">\
    <stop stop-color="#036"/><stop offset="1" stop-color="#900"/></radialGradient></defs>\
    <path fill="none" stroke="url(#g)" d="M.5.5h1v1h-1z"/></svg>
    """

  /// A market of a brand whose alias repeats its name, and whose logo Android doesn't draw.
  private func market(_ accepted: String = "", alias: String = "PAM") -> Market {
    var market = Market()
    let brand = Market.brand("pam", "aliases: [\(alias)]\n\(Market.besideLogo)\n" + accepted)
    market.brands["pam"] = brand.replacing("logo: null", with: "logo: pam.svg")
    market.logos = ["pam.svg"]
    market.drawings = ["pam.svg": Self.elliptical]
    return market
  }

  private func accepted(_ rules: String...) -> String {
    "accepted:\n" + rules.map { "  - rule: \($0)\n    reason: It is right as it is\n" }.joined()
  }

  private func found(_ files: SourceFiles) async -> [String] {
    await Self.pipeline.build(files).diagnostics.map { "\($0.rule) \($0.location.map { "\($0)" } ?? "")" }
  }

  @Test("are no findings, about the entry's file or its logo's, and keep their reasons")
  func accepted() async throws {
    #expect(await found(try market().files()) == ["W204 brands/pam.yaml:8:11", "W220 logos/pam.svg:1:1"])
    let result = await Self.pipeline.build(try market(accepted("W204", "W220")).files())
    #expect(result.diagnostics.isEmpty)
    #expect(result.accepted.map(\.finding.rule).sorted() == ["W204", "W220"])
    #expect(Set(result.accepted.map(\.reason)) == ["It is right as it is"])
  }

  @Test("aren't published")
  func published() async throws {
    let plain = await Self.pipeline.build(try market().files())
    let result = await Self.pipeline.build(try market(accepted("W204", "W220")).files())
    #expect(result.files == plain.files)
    #expect(result.files?.isEmpty == false)
  }

  @Test("are those of that rule and file alone")
  func others() async throws {
    #expect(await found(try market(accepted("W204")).files()) == ["W220 logos/pam.svg:1:1"])
    var two = market(accepted("W204", "W220"))
    two.brands["coop"] = Market.brand("coop", "aliases: [COOP]\n")
    #expect(await found(try two.files()) == ["W204 brands/coop.yaml:8:11"])
  }

  @Test("are accepted in the file of either entry")
  func related() async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam", "aliases: [Star Q8]\n")
    market.brands["coop"] = Market.brand(
      "coop", "programmes: [{name: StarQ8, kind: points}]\n" + accepted("W203"))
    #expect(await found(try market.files()).isEmpty)
  }

  @Test("are accepted by both entries of a pair")
  func pair() async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam", "aliases: [Star Q8]\n" + accepted("W203"))
    market.brands["coop"] = Market.brand(
      "coop", "programmes: [{name: StarQ8, kind: points}]\n" + accepted("W203"))
    #expect(await found(try market.files()).isEmpty)
  }

  @Test("are those of a logo's own entry, whoever else names its file")
  func sharedLogo() async throws {
    for other in ["aldi", "zara"] {
      var market = market(accepted("W204", "W220"))
      market.brands[other] = Market.brand(other, "\(Market.besideLogo)\n")
        .replacing("logo: null", with: "logo: pam.svg")
      #expect(await found(try market.files()) == ["E208 brands/\(other).yaml:5:7"])
    }
  }

  @Test(
    "aren't fixed where the acceptance is written wrongly", arguments: ["w204", "[W204]", "W204\n    why: x"])
  func wrongly(rule: String) async throws {
    let files = try market(accepted(rule)).files()
    let result = await Self.pipeline.autofix(files)
    let brand = try #require(result.files.brands.first { $0.path == "brands/pam.yaml" })
    #expect(String(decoding: brand.bytes, as: UTF8.self).contains("PAM"))
    let formatted = try BrandFileFormatter(files.schemas.kind).format(try #require(files.brands.last))
    #expect(formatted.bytes.map { String(decoding: $0, as: UTF8.self).contains("PAM") } ?? true)
  }

  @Test("aren't fixed")
  func autofix() async throws {
    let files = try market(accepted("W204", "W220")).files()
    let result = await Self.pipeline.autofix(files)
    #expect(result.fixed.isEmpty)
    #expect(result.files.brands.map(\.bytes) == files.brands.map(\.bytes))
    let brand = try #require(files.brands.first { $0.path == "brands/pam.yaml" })
    let formatted = try BrandFileFormatter(files.schemas.kind).format(brand)
    #expect(formatted.fixed.map(\.rule) == ["W108"])
    #expect(formatted.bytes.map { String(decoding: $0, as: UTF8.self).contains("- PAM") } == true)
  }

  @Test("are findings where nothing needs them, unless what they are about can't be read")
  func unneeded() async throws {
    let files = market(accepted("W204", "W220"), alias: "Panorama")
    #expect(await found(try files.files()) == ["W111 brands/pam.yaml:12:11"])
    var broken = files
    broken.brands["coop"] = Market.brand("coop", "colour: red\n")
    #expect(await found(try broken.files()) == ["E103 brands/coop.yaml:8:1"])
    var rejected = market(accepted("W204", "W220"))
    rejected.drawings = ["pam.svg": "<svg>"]
    #expect(await found(try rejected.files()).contains { $0.hasPrefix("W111") } == false)
  }

  @Test("don't hide errors")
  func errors() async throws {
    #expect(await found(try market(accepted("E203")).files()).contains("E102 brands/pam.yaml:12:11"))
  }

  @Test("are about the catalogue as a whole in catalogue.yaml, of any kind")
  func settings() async throws {
    let files = try Course.files { $0 + "  - {of: words, minimum: 3, severity: warning}\n" }
    #expect(await found(files) == ["W703 schemas/course/kind.yaml:7:26"])
    let settings = "kind: course\nschemaVersion: 1\n" + accepted("W703")
    #expect(await found(files.with("catalogue.yaml", settings)) == [])
    #expect(
      await found(try Course.files().with("catalogue.yaml", settings)) == ["W111 course/catalogue.yaml:4:11"])
  }

  @Test(
    "are a list in the form that the schema of any kind may have",
    arguments: [
      ("", ""), (#""x-published": false,"#, "E502"), (#", "reason""#, "E502"),
      (#""reason": { "type": "string""#, "E502"),
    ])
  func keyword(without: String, rule: String) async throws {
    let list = #"""
      "accepted": {
        "title": "Accepted", "description": "a list", "examples": [[{ "rule": "W204", "reason": "It is right so" }]],
        "x-accepted": true, "x-published": false, "type": "array", "items": {
          "title": "Accepted", "description": "an object", "examples": [{ "rule": "W204", "reason": "It is right so" }],
          "type": "object", "additionalProperties": false, "required": ["rule", "reason"], "properties": {
            "rule": { "title": "Rule", "description": "a rule", "examples": ["W204"], "type": "string" },
            "reason": { "type": "string", "title": "Reason", "description": "a text", "examples": ["It is right so"] }
          }
        }
      },
      """#
    var files = try Course.files()
    let schema = files.schemas.kind.schemas[2]
    let replacement = without.hasPrefix(#""reason""#) ? #""reason": { "type": "integer""# : ""
    let changed = without.isEmpty ? list : list.replacing(without, with: replacement, maxReplacements: 1)
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(
      "\"shown\":", with: changed + "\"shown\":")
    files.schemas.kind.schemas[2] = Market.text(schema.path, text)
    let found = await Course.diagnostics(
      files.with("roots/k-t-b.yaml", "id: k-t-b\nshown: true\n" + accepted("W204")))
    let rules = found.filter { $0.rule != "W501" }.map(\.rule)
    #expect(rules == [rule.isEmpty ? "W111" : rule], "\(found.map(\.message))")
  }
}
