import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueSources

@Suite("Mistakes in templates and schemas")
struct TemplateTests {
  private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"
  private static let path = "templates/Brands.swift.mustache"

  /// What a build with that template finds.
  private func diagnostics(ofTemplate template: String) async throws -> [Diagnostic] {
    var files = try Market().files()
    files.templates["Brands.swift.mustache"] = Market.text(Self.path, template)
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect((result.files == nil) == result.hasErrors)
    #expect(result.diagnostics.allSatisfy { $0.rule == "E501" })
    return result.diagnostics
  }

  @Test("a template of known names has no findings")
  func known() async throws {
    let template =
      Self.pragma
      + "{{! Countries }}{{country}}\n{{#categories}}{{name}}{{^last()}},{{/last()}}{{/categories}}"
    #expect(try await diagnostics(ofTemplate: template).isEmpty)
  }

  @Test(
    "an option of an output that changes nothing of what its template writes is reported there",
    arguments: [("importsLibrary", "Brands.kt"), ("internal", "Brands.ts"), ("importsLibrary", "Entries.kt")])
  func uselessOption(option: String, name: String) async throws {
    var market = Market()
    market.settings += "outputs: [{template: \(name).mustache, \(option): true}]\n"
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(
      try market.files())
    let found = result.diagnostics.filter { $0.rule == "E501" }
    #expect(found.map(\.message) == ["\(name).mustache has nothing that \(option) changes"])
    #expect(found.first?.fix == "remove \(option)")
    #expect(found.first?.location?.path.hasSuffix("catalogue.yaml") == true)
  }

  @Test("an unknown name is reported at its line and column, with a suggestion")
  func unknownName() async throws {
    let found = try await diagnostics(ofTemplate: Self.pragma + "let a = 1\nlet b = {{countri}}\n")
    #expect(found.map { $0.location?.description } == ["\(Self.path):3:9"])
    #expect(found.first?.message == "unknown name \"countri\"")
    #expect(found.first?.fix == "did you mean {{country}}?")
  }

  @Test("a name of an inner section isn't known outside it, an outer one is known inside")
  func scopes() async throws {
    let template = Self.pragma + "{{#categories}}{{country}}{{title}}{{/categories}}{{title}}"
    #expect(try await diagnostics(ofTemplate: template).map { $0.location?.column } == [51])
  }

  @Test("a section that isn't closed is reported by its name")
  func unclosedSection() async throws {
    let found = try await diagnostics(ofTemplate: Self.pragma + "{{#categories}}{{name}}")
    #expect(found.map(\.message) == ["the section {{#categories}} isn't closed"])
    #expect(found.first?.fix == "add {{/categories}}")
  }

  @Test("a section that is closed by another name is reported at the wrong tag")
  func wrongClose() async throws {
    let found = try await diagnostics(
      ofTemplate: Self.pragma + "{{#categories}}\n{{/formats}}{{/categories}}")
    #expect(found.map(\.message) == ["{{/formats}} closes a section that isn't open here"])
    #expect(found.first?.location?.description == "\(Self.path):3:1")
  }

  @Test("a tag that isn't closed is reported where it begins")
  func tagWithoutEnd() async throws {
    let found = try await diagnostics(ofTemplate: Self.pragma + "let a = {{country\n")
    #expect(found.map { $0.location?.description } == ["\(Self.path):2:9"])
  }

  @Test("without the pragma on its first line a template would be escaped as HTML")
  func missingPragma() async throws {
    let found = try await diagnostics(ofTemplate: "{{country}}\n")
    #expect(found.map(\.message) == ["the template's first line must be {{% CONTENT_TYPE:TEXT}}"])
    #expect(found.first?.location?.description == "\(Self.path):1:1")
  }

  @Test(
    "kinds of tags that templates don't use are rejected",
    arguments: [
      ("{{{country}}}", "write {{country}}"), ("{{&country}}", "write {{country}}"), ("{{=<% %>=}}", nil),
      ("{{{cuntry}}}", nil),
    ])
  func otherTags(tag: String, fix: String?) async throws {
    let found = try await diagnostics(ofTemplate: Self.pragma + tag)
    #expect(found.map(\.message) == ["\(tag) is a kind of tag that isn't supported"])
    #expect(found.map(\.fix) == [fix])
  }

  @Test("a missing template is reported by its name")
  func missingTemplate() async throws {
    var files = try Market().files()
    files.templates["Brands.kt.mustache"] = nil
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect(result.diagnostics.map(\.message) == ["template Brands.kt.mustache is missing"])
  }

  @Test(
    "a schema that can't be read stops the build with its position",
    arguments: ["{\n", #"{"type": "thing"}"#, #"{"properties": {"id": {"x-id": 1}}}"#, ""])
  func brokenSchema(text: String) async throws {
    var files = try Market().files()
    files.schemas.kind.schemas[0] = Market.text("schemas/brands/brand.schema.json", text)
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect(result.summary == ["E502 schemas/brands/brand.schema.json"])
    #expect(result.files == nil)
  }

  @Test("mistakes in all schemas are reported at once")
  func brokenSchemas() async throws {
    var files = try Market().files()
    files.schemas.kind.schemas[0] = Market.text("schemas/brands/brand.schema.json", #"{"type": "thing"}"#)
    files.schemas.settings = Market.text("schemas/catalogue.schema.json", "{")
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect(
      result.summary == ["E502 schemas/brands/brand.schema.json", "E502 schemas/catalogue.schema.json"])
  }

  @Test("an unknown keyword of a schema is a warning, and doesn't stop the build")
  func doubtfulSchema() async throws {
    var files = try Market().files()
    files.schemas.settings = Market.text("schemas/catalogue.schema.json", #"{"requierd": ["country"]}"#)
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect(result.summary == ["W501 schemas/catalogue.schema.json"])
    #expect(result.files != nil)
  }
}
