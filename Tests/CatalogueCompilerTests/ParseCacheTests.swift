import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

/// While somebody types in one file, nothing else is looked at again.
@Suite("The files that were parsed before")
struct ParseCacheTests {
  private let files: SourceFiles
  private let parser: SourceParser

  init() async throws {
    var market = Market(logos: ["pam.svg"])
    market.brands["pam"] = Market.brand("pam").replacing(
      "logo: null", with: "logo: pam.svg\n\(Market.besideLogo)")
    files = try market.files()
    var parser = try CompiledSchemas(files.schemas).parser(jobs: 1)
    parser.cache = ParseCache(await parser.parse(files), of: files, findings: [])
    self.parser = parser
  }

  private static func changed(_ file: SourceText) -> SourceText {
    SourceText(path: file.path, bytes: file.bytes + "# more\n".utf8)
  }

  @Test("an edited entry is read again, and all others are the very same")
  func edited() async throws {
    var edited = files
    edited.brands[1] = Self.changed(files.brands[1])
    let (before, after) = (await parser.parse(files), await parser.parse(edited))
    let others = zip(before.brands, after.brands).filter { $0 !== $1 }.map(\.1.source.path)
    #expect(others == [edited.brands[1].path])
    #expect(after.collections[0].unsettled.map(\.source.path) == others)
    #expect(parser.cache.sources(of: edited, read: parser.readEntry) != nil)
  }

  @Test("an entry is known by its path where its file was read from disk again")
  func readAgain() async throws {
    var again = files
    again.settings = Self.changed(files.settings)
    again.brands = files.brands.map { SourceText(path: $0.path, bytes: $0.bytes) }
    let cache = ParseCache(await parser.parse(again), of: again, findings: [])
    var edited = again
    edited.brands[1] = Self.changed(files.brands[1])
    #expect(cache.sources(of: edited, read: parser.readEntry) != nil)
  }

  private static let others = [
    SourceChange("another name") {
      $0.brands[0] = SourceText(path: "brands/other.yaml", bytes: $0.brands[0].bytes)
    },
    SourceChange("a file less") { $0.brands.removeLast() },
    SourceChange("a file more") { $0.brands.append(SourceText(path: "brands/other.yaml", bytes: [])) },
    SourceChange("the settings") { $0.settings = changed($0.settings) },
    SourceChange("a logo") { $0.logos[0] = changed($0.logos[0]) },
    SourceChange("no logo") { $0.logos = [] },
    SourceChange("a stray file") { $0.strayPaths = ["brands/a.txt"] },
  ]

  @Test("anything else than the contents of an entry is parsed as usual", arguments: others)
  func other(change: SourceChange) {
    var files = files
    change.make(&files)
    #expect(parser.cache.sources(of: files, read: parser.readEntry) == nil)
  }
}
