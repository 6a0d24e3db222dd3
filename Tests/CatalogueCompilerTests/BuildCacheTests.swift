import Catalogue
import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

/// A cache spares work; nothing of what a build gives may show whether there was one.
@Suite("The cache of a build")
struct BuildCacheTests {
  private func build(_ files: SourceFiles, cache: [UInt8] = []) async throws -> BuildResult {
    var files = files
    files.cache = BuildCache(cache)
    return await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
  }

  @Test(
    "the same files and findings as without, also of entries and logos with warnings or errors",
    arguments: [
      "W210-missing-clip", "W210-many-bytes", "W220-elliptic-stroke", "E210-nothing-seen",
      "E210-script-and-picture", "W204-alias-repeats-name", "W306-not-marked-synthetic", "E101-duplicate-key",
    ])
  func sameResult(fixture: String) async throws {
    let files = try RuleFixture(name: fixture).sources()
    let without = try await build(files)
    #expect(!without.diagnostics.isEmpty)
    guard let cache = without.cacheContents?.bytes else { return }
    let with = try await build(files, cache: cache)
    #expect(with.diagnostics == without.diagnostics)
    #expect(with.files == without.files)
  }

  @Test("the same files from a market of hundreds of brands, all of which are kept")
  func realCatalogue() async throws {
    let files = try DrawnMarket.files()
    let without = try await build(files)
    let cache = try #require(without.cacheContents?.bytes)
    let with = try await build(files, cache: cache)
    #expect(with.files == without.files)
    #expect(with.diagnostics == without.diagnostics)
    #expect(with.keepsCache && !without.keepsCache)
    #expect(without.cachedCount == (0, 0))
    #expect(with.cachedCount == (files.brands.count, files.logos.count { $0.path.hasSuffix(".svg") }))
  }

  @Test("an entry with a finding is read and checked again in every build")
  func findings() async throws {
    var market = Market()
    market.brands["pam"] = Market.brand("pam", "aliases: [PAM]")
    let cache = try #require(try await build(market.files()).cacheContents?.bytes)
    #expect(try await build(market.files(), cache: cache).cachedCount.entries == 1)
    #expect(try await build(market.files(), cache: cache).diagnostics.map(\.rule) == ["W204"])
  }

  @Test("an entry or a logo that has one other byte is read again")
  func otherBytes() async throws {
    var market = Market(logos: ["pam.svg"])
    market.brands["pam"] = Market.brand("pam").replacing(
      "logo: null", with: "logo: pam.svg\n\(Market.besideLogo)")
    let cache = try #require(try await build(market.files()).cacheContents?.bytes)
    #expect(try await build(market.files(), cache: cache).cachedCount == (2, 1))
    market.drawings["pam.svg"] = Market.drawing + " "
    market.brands["coop"]? += " "
    #expect(try await build(market.files(), cache: cache).cachedCount == (1, 0))
  }

  @Test("is kept while it has all logos and nearly all entries, and made anew after a logo changed")
  func keptCache() async throws {
    var market = Market(logos: ["pam.svg"])
    market.brands["pam"] = Market.brand("pam").replacing(
      "logo: null", with: "logo: pam.svg\n\(Market.besideLogo)")
    for number in 0..<150 { market.brands["brand-\(number)"] = Market.brand("brand-\(number)") }
    let cache = try #require(try await build(market.files()).cacheContents?.bytes)
    market.brands["coop"]? += " "
    #expect(try await build(market.files(), cache: cache).keepsCache)
    var others = market
    for number in 0..<2 { others.brands["brand-\(number)"]? += " " }
    #expect(try await !build(others.files(), cache: cache).keepsCache)
    market.drawings["pam.svg"] = Market.drawing + " "
    #expect(try await !build(market.files(), cache: cache).keepsCache)
  }

  @Test("a file under another name is read again, also under one that looks alike")
  func otherName() throws {
    let logo = SourceText(path: "logos/caffe\u{300}.svg", bytes: Array(Market.drawing.utf8))
    let kind = try ProjectFiles.schemas().kind
    let parsed = ParsedSources(
      kind: try KindSchema(kind), settings: MarketSettings(logo, nil), collections: [], logoPaths: [],
      logos: [LogoDrawing(logo)], assets: [], problems: [])
    let contents = BuildCacheContents(
      parsed, catalogue: nil, findings: [], kind: kind)
    let cache = BuildCache(contents.bytes).read(by: kind)
    #expect(cache.facts(of: logo) != nil)
    #expect(cache.facts(of: SourceText(path: "logos/caff\u{E8}.svg", bytes: logo.bytes)) == nil)
    #expect(cache.facts(of: SourceText(path: "logos/bar.svg", bytes: logo.bytes)) == nil)
  }

  @Test("entries are read again where a file of their kind is another, and logos aren't")
  func otherKind() async throws {
    var market = Market(logos: ["pam.svg"])
    market.brands["pam"] = Market.brand("pam").replacing(
      "logo: null", with: "logo: pam.svg\n\(Market.besideLogo)")
    var files = try market.files()
    let cache = try #require(try await build(files).cacheContents?.bytes)
    files.schemas.kind.configuration = SourceText(
      path: files.schemas.kind.configuration.path, bytes: files.schemas.kind.configuration.bytes + [0x0A])
    #expect(try await build(files, cache: cache).cachedCount == (0, 1))
  }

  @Test("a value is kept with every number, text and position")
  func values() throws {
    let text = """
      {"a": [null, true, false, 0, -1.50e+3, 12345678901234567890, "", "è\\u0000 😀"], "b": {"": {}, "c": []}}
      """
    let document = try #require(ParsedDocument(SourceText(path: "a.json", bytes: Array(text.utf8))).value)
    var writer = BinaryWriter()
    document.write(to: &writer)
    var reader = BinaryReader(writer.bytes)
    let value = try LocatedValue(&reader)
    #expect(reader.isAtEnd)
    #expect("\(value)" == "\(document)")
  }
}
