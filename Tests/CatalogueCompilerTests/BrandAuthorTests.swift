import Catalogue
import CatalogueAuthoring
import CatalogueCompiler
import CatalogueSources
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@Suite("New brand files")
struct BrandAuthorTests {
  private static func author() async throws -> BrandAuthor {
    try await BrandAuthor(try RealCatalogue.files())
  }

  private func text(_ draft: BrandDraft) async throws -> String {
    String(decoding: try await Self.author().file(for: draft).bytes, as: UTF8.self)
  }

  private static let full = BrandDraft(
    id: "volpe-e-caffe", name: "Volpe & Caffè 🦊", category: "food-service", color: "aabbcc", hasLogo: true)

  @Test("have every field that a brand has to have, and what belongs into those that are empty")
  func empty() async throws {
    let text = try await text(BrandDraft(id: "volpe"))
    let fields = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix(" ") }
    #expect(
      fields == [
        "id: volpe", "name: \"\"", "category: \"\"", "color: null", "logo: null", "barcode: null", "sources:",
      ])
    #expect(
      text.hasPrefix("# yaml-language-server: $schema=../../../schemas/brands/brand.schema.json\nid: volpe\n")
    )
    #expect(text.contains("# Name as the brand itself writes it: 1 to 40 characters"))
    #expect(text.contains("one of grocery, grocery-bio,"))
  }

  @Test("have what is given")
  func given() async throws {
    let text = try await text(Self.full)
    for line in [
      "name: Volpe & Caffè 🦊", "category: food-service", "color: \"#AABBCC\"", "logo: volpe-e-caffe.svg",
    ] {
      #expect(text.contains("\n\(line)\n"))
    }
    #expect(try await Self.author().openFields(of: Self.full) == ["logoBackground", "sources"])
  }

  @Test(
    "are formatted", arguments: [full, BrandDraft(id: "volpe"), BrandDraft(id: "no", name: "No: #1 \"yes\"")])
  func form(_ draft: BrandDraft) async throws {
    let file = try await Self.author().file(for: draft)
    let empty = String(decoding: file.bytes, as: UTF8.self)
    // What is to be filled in, so that nothing keeps it from being formatted.
    let filled = empty.replacing("- \"\"", with: "- https://www.example.com")
      .replacing("name: \"\"", with: "name: Volpe").replacing("category: \"\"", with: "category: grocery")
      .replacing("logoBackground: \"\"", with: "logoBackground: \"#FFFFFF\"")
    let formatter = try BrandFileFormatter(try ProjectFiles.schemas().kind)
    let outcome = formatter.format(SourceText(path: file.path, bytes: Array(filled.utf8)))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.fixed.map(\.message) == [])
  }

  @Test("lack only what isn't known, and a check reports that at its position")
  func checked() async throws {
    var files = try RealCatalogue.files()
    let draft = BrandDraft(id: "volpe", name: "Volpe", category: "grocery", color: "#AABBCC")
    files.brands.append(try await Self.author().file(for: draft))
    let pipeline = CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1)
    let found = await pipeline.build(files).diagnostics
    #expect(found.map(\.rule) == ["E102"])
    #expect(found.first?.message.hasPrefix("entry 1 of sources \"\" must be an https:// address") == true)
  }

  @Test(
    "are rejected in the words of the schema and the rules",
    arguments: TestTier.some(of: [
      (BrandDraft(id: "Volpe"), "id \"Volpe\" must be lower-case letters, digits and single hyphens"),
      (BrandDraft(id: "../x"), "id \"../x\" must be lower-case letters"),
      (BrandDraft(id: "pam"), "there is already \"pam\": brands/pam.yaml"),
      (BrandDraft(id: "auchan"), "auchan was retired on 2020-07-01, and its id can't be used again"),
      (
        BrandDraft(id: "bricoman"),
        "bricoman has ended, and its id can't be used again; its shops are now Tecnomat (tecnomat)"
      ),
      (
        BrandDraft(id: "esse-lunga"),
        "\"esse-lunga\" is the same as the name \"Esselunga\" of esselunga (brands/esselunga.yaml:3:7)"
      ),
      (BrandDraft(id: "volpe", name: "ESSELUNGA!"), "\"ESSELUNGA!\" is the same as the name \"Esselunga\""),
      (
        BrandDraft(id: "volpe", name: "La Esse"),
        "\"La Esse\" is the same as the alias \"laEsse\" of esselunga"
      ),
      (BrandDraft(id: "volpe", name: " Volpe"), "name \" Volpe\" must be 1 to 40 characters without a space"),
      (BrandDraft(id: "volpe", name: "Vo\u{202E}lpe"), "the text has the invisible character U+202E"),
      (
        BrandDraft(id: "volpe", category: "grocry"),
        "category \"grocry\" isn't in catalogue.yaml; did you mean \"grocery\"?"
      ),
      (BrandDraft(id: "volpe", color: "#12"), "color \"#12\" must be \"#\" and six upper-case hex digits"),
    ]))
  func rejected(_ draft: BrandDraft, _ wanted: String) async throws {
    let problems = try await Self.author().problems(with: draft)
    #expect(problems.contains { $0.hasPrefix(wanted) }, "\(problems)")
  }

  @Test("aren't rejected for what isn't known yet")
  func accepted() async throws {
    let author = try await Self.author()
    #expect(author.problems(with: BrandDraft(id: "volpe")) == [])
    #expect(author.problems(with: Self.full) == [])
  }
}
