import Catalogue
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

/// The template engine works again only where something else than an entry changed, and nothing shows of that.
@Suite("Templates that were rendered before")
struct RenderedTemplateTests {
  private static let names = ["Brands.kt", "Brands.swift", "Brands.ts"]

  private func build(_ files: SourceFiles, cache: [UInt8] = [], on day: String = "2026-06-01") async throws
    -> BuildResult
  {
    var files = files
    files.cache = BuildCache(cache)
    return await CataloguePipeline(today: try #require(CalendarDate(day)), jobs: 1).build(files)
  }

  /// How many templates a build finds in the cache of the same market before a change.
  private func cachedCount(
    in market: Market = Market(), on day: String = "2026-06-01", after change: (inout SourceFiles) -> Void
  ) async throws -> Int {
    var files = try market.files()
    let cache = try #require(try await build(files).cacheContents?.bytes)
    change(&files)
    let (cold, warm) = (try await build(files, on: day), try await build(files, cache: cache, on: day))
    #expect(cold.files != nil && warm.files == cold.files)
    return warm.sources?.templates.count(where: \.isCached) ?? 0
  }

  private static func edit(_ file: inout SourceText, _ text: String, to other: String) {
    let bytes = String(decoding: file.bytes, as: UTF8.self).replacing(text, with: other).utf8
    #expect(Array(bytes) != file.bytes)
    file = SourceText(path: file.path, bytes: Array(bytes))
  }

  @Test("all of the project's that code is made by, after an entry changed")
  func entry() async throws {
    let count = try await cachedCount { files in
      for index in files.brands.indices {
        Self.edit(&files.brands[index], "name: ", to: "name: Più & {{name}} ")
      }
    }
    #expect(count == Self.names.count)
  }

  @Test("all of them on another day, when the version is another")
  func day() async throws {
    #expect(try await cachedCount(on: "2026-06-02") { _ in } == Self.names.count)
  }

  @Test("none, after something else changed that a template is given")
  func others() async throws {
    let category = try await cachedCount { Self.edit(&$0.settings, "name: Supermercati", to: "name: Market") }
    let retired = try await cachedCount {
      Self.edit(
        &$0.settings, "stopWords: []", to: "stopWords: []\nretired: [{id: crai, name: Crai, status: closed}]")
    }
    let kind = try await cachedCount {
      Self.edit(&$0.schemas.kind.schemas[0], "Colour of the brand", to: "Colour")
    }
    let count = try await cachedCount { $0.brands.removeLast() }
    let outputs = try await cachedCount { files in
      let list = Self.names.map { "{template: \($0).mustache, \"null\": none}" }.joined(separator: ", ")
      Self.edit(&files.settings, "stopWords: []", to: "stopWords: []\noutputs: [\(list)]")
    }
    #expect([category, retired, kind, count, outputs] == [0, 0, 0, 0, 0])
  }

  @Test("all but the one whose template changed, or one that it includes")
  func template() async throws {
    let changed = try await cachedCount { files in
      files.templates["Brands.ts.mustache"].map { template in
        files.templates["Brands.ts.mustache"] = SourceText(
          path: template.path, bytes: template.bytes + Array("// {{version}}\n".utf8))
      }
    }
    #expect(changed == Self.names.count - 1)
  }

  @Test(
    "none that opens the list of entries, in any way",
    arguments: [
      "{{#brands}}{{name}}{{/brands}}", "{{#collections}}{{#brands}}{{name}}{{/brands}}{{/collections}}",
      "{{^brands}}none{{/brands}}", "{{#tables}}{{name}}{{/tables}}",
      "{{#collections}}{{#chunks}}{{#members}}{{title}}, {{/members}}{{/chunks}}{{/collections}}",
    ])
  func opened(section: String) async throws {
    let market = Market()
    var files = try market.files()
    let template = try #require(files.templates["Brands.ts.mustache"])
    files.templates["Brands.ts.mustache"] = SourceText(
      path: template.path, bytes: template.bytes + Array("// \(section)\n".utf8))
    let cache = try #require(try await build(files).cacheContents?.bytes)
    #expect(
      try await build(files, cache: cache).sources?.templates.count(where: \.isCached) == Self.names.count - 1
    )
  }

  @Test("a cache that has another text is found by a cold check, and nothing of it is in what that gives")
  func wrongCache() async throws {
    var files = try Market().files()
    let result = try await build(files)
    let sources = try #require(result.sources)
    let templates = sources.templates.map { template in
      RenderedTemplate(
        input: template.input, text: SharedBytes(template.text.array + Array("// old\n".utf8)), isCached: true
      )
    }
    let links = LinkedEntries(sources.parsed, baseline: nil)
    let contents = BuildCacheContents(
      sources.parsed, check: links.record, catalogue: result.catalogue, findings: [], kind: sources.kind,
      templates: templates)
    files.cache = BuildCache(contents.bytes)
    let pipeline = CataloguePipeline(today: try #require(CalendarDate("2026-06-01")), jobs: 1)
    #expect(await pipeline.check(files, trackedGeneratedPaths: []).diagnostics.isEmpty)
    let cold = await pipeline.check(files, trackedGeneratedPaths: [], isCold: true)
    #expect(
      cold.diagnostics.map { "\($0.rule) \($0.message)" }
        == Self.names.map { "E406 \($0) differs between two builds" })
    #expect(cold.files == result.files)
  }
}
