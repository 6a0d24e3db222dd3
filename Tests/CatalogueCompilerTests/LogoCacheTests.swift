import Catalogue
import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueSources

/// A cache spares work; nothing of what a build gives may show whether there was one.
@Suite("The logo cache")
struct LogoCacheTests {
  private func build(_ files: SourceFiles, cache: [UInt8]) async throws -> BuildResult {
    var files = files
    files.logoCache = cache
    return await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
  }

  private func logos(_ files: SourceFiles) -> [LogoSource] {
    files.logos.filter { $0.path.hasSuffix(".svg") }.map {
      LogoSource(source: $0, forms: LogoForms($0.bytes, key: $0.path.fileStem))
    }
  }

  /// Logos that a cache says something else of than the normaliser would.
  private func marked(_ logos: [LogoSource]) -> [LogoSource] {
    logos.map { logo in
      let forms = logo.forms
      return LogoSource(
        source: logo.source,
        forms: LogoForms(
          svg: Array("marked".utf8), digest: forms.digest, drawable: forms.drawable, limitation: nil,
          measures: forms.measures,
          remarks: forms.remarks))
    }
  }

  /// The published SVG of a market's logo.
  private func svg(of result: BuildResult) -> [UInt8]? {
    result.files?.first { $0.destination == .generated("logos/coin.svg") }?.bytes
  }

  @Test(
    "the same files and findings as without, also of logos with warnings or errors",
    arguments: [
      "W210-missing-clip", "W210-many-bytes", "W220-elliptic-gradient", "E210-nothing-seen",
      "E210-script-and-picture",
    ])
  func sameResult(fixture: String) async throws {
    let files = try RuleFixture(name: fixture).sources()
    let without = try await build(files, cache: [])
    let with = try await build(files, cache: LogoCache.bytes(of: logos(files)))
    #expect(!without.diagnostics.isEmpty)
    #expect(with.diagnostics == without.diagnostics)
    #expect(with.files == without.files)
  }

  @Test("the same files from the project's own brands, every one of whose logos is kept")
  func realCatalogue() async throws {
    let files = try RealCatalogue.files()
    let without = try await build(files, cache: [])
    let bytes = try #require(without.logoCache)
    let cache = LogoCache(bytes)
    for logo in try #require(without.logos) {
      #expect(cache.forms(of: logo.source) == logo.forms, "\(logo.key)")
    }
    let with = try await build(files, cache: bytes)
    #expect(with.files == without.files)
    #expect(with.diagnostics == without.diagnostics)
    #expect(with.logoCache == bytes)
  }

  @Test("a logo that is the same isn't normalised again")
  func hit() async throws {
    let files = try RuleFixture(name: "W210-missing-clip").sources()
    let cache = LogoCache.bytes(of: marked(logos(files)))
    #expect(try await svg(of: build(files, cache: cache)) == Array("marked".utf8))
  }

  @Test("a logo that has one other byte is normalised again")
  func otherBytes() async throws {
    let files = try RuleFixture(name: "W210-missing-clip").sources()
    let others = logos(files).map {
      LogoSource(
        source: SourceText(path: $0.source.path, bytes: $0.source.bytes.dropLast() + [0x20]), forms: $0.forms)
    }
    let result = try await build(files, cache: LogoCache.bytes(of: marked(others)))
    #expect(try await svg(of: result) == svg(of: build(files, cache: [])))
  }

  @Test("a logo under another name is normalised again, for the ids in it begin with its name")
  func otherName() {
    let bytes = Array(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)
    let cache = LogoCache(
      LogoCache.bytes(of: [
        LogoSource(
          source: SourceText(path: "logos/caffe\u{300}.svg", bytes: bytes), forms: LogoForms(bytes, key: "a"))
      ]))
    #expect(cache.forms(of: SourceText(path: "logos/caffe\u{300}.svg", bytes: bytes)) != nil)
    #expect(cache.forms(of: SourceText(path: "logos/caff\u{E8}.svg", bytes: bytes)) == nil)
    #expect(cache.forms(of: SourceText(path: "logos/bar.svg", bytes: bytes)) == nil)
  }

  @Test("what another version of the normaliser made isn't used", arguments: [0, .max])
  func otherVersion(version: Int) async throws {
    let files = try RuleFixture(name: "W210-missing-clip").sources()
    let cache = LogoCache.bytes(of: marked(logos(files)), version: version)
    #expect(try await svg(of: build(files, cache: cache)) == svg(of: build(files, cache: [])))
  }
}
