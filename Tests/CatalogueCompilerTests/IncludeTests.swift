import CatalogueCompiler
import CatalogueSources
import Diagnostics
import Testing

@Suite("Templates that include others")
struct IncludeTests {
  private static let pragma = "{{% CONTENT_TYPE:TEXT}}\n"

  /// What a build finds with files of a folder that Brands.swift.mustache may include.
  private func diagnostics(including text: String, of files: [String: String]) async throws -> [Diagnostic] {
    var sources = try Market().files()
    sources.templates["Brands.swift.mustache"] = Market.text(
      "templates/Brands.swift.mustache", Self.pragma + text)
    for (name, text) in files { sources.templates[name] = Market.text("templates/\(name)", text) }
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(sources)
    #expect((result.files == nil) == result.hasErrors)
    return result.diagnostics
  }

  @Test("an unknown name in an included file is reported at that file's line and column")
  func unknownName() async throws {
    let found = try await diagnostics(
      including: "let a = 1\n{{> parts/Head.swift}}\n",
      of: ["parts/Head.swift": "// {{country}}\n//  {{contry}}\n"])
    #expect(found.map { $0.location?.description } == ["templates/parts/Head.swift:2:5"])
    #expect(found.first?.fix == "did you mean {{country}}?")
  }

  @Test("an included file knows the names of the section that it is included in")
  func scope() async throws {
    let file = ["parts/Case.swift": "case {{name}}\n"]
    #expect(
      try await diagnostics(including: "{{#categories}}\n{{> parts/Case.swift}}\n{{/categories}}\n", of: file)
        .isEmpty)
    let outside = try await diagnostics(including: "{{> parts/Case.swift}}\n", of: file)
    #expect(outside.map { $0.location?.description } == ["templates/parts/Case.swift:1:6"])
  }

  @Test("a missing include is reported where it is used, with a suggestion")
  func missing() async throws {
    let found = try await diagnostics(
      including: "let a = 1\n  {{> parts/Haed.swift}}\n", of: ["parts/Head.swift": "//\n"])
    #expect(found.map(\.message) == ["there is no template parts/Haed.swift to include"])
    #expect(found.first?.location?.description == "templates/Brands.swift.mustache:3:3")
    #expect(found.first?.fix == "did you mean parts/Head.swift?")
  }

  @Test("a file that includes itself is reported at the include that closes the cycle")
  func cycle() async throws {
    let one = try await diagnostics(including: "{{> a.swift}}\n", of: ["a.swift": "//\n{{> a.swift}}\n"])
    #expect(one.map(\.message) == ["a.swift includes itself"])
    #expect(one.first?.location?.description == "templates/a.swift:2:1")
    let two = try await diagnostics(
      including: "{{> a.swift}}\n", of: ["a.swift": "{{> b.swift}}\n", "b.swift": "// {{> a.swift}}\n"])
    #expect(two.first?.location?.description == "templates/b.swift:1:4")
  }

  @Test(
    "a section begins and ends in one file",
    arguments: [
      ("{{#categories}}\n", "templates/a.swift:2:1", "the section {{#categories}} isn't closed"),
      ("{{/categories}}\n", "templates/a.swift:1:1", "{{/categories}} closes a section that isn't open here"),
    ])
  func sections(text: String, place: String, message: String) async throws {
    let found = try await diagnostics(
      including: "{{#categories}}{{> a.swift}}{{/categories}}\n", of: ["a.swift": text])
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location?.description == place)
  }
}
