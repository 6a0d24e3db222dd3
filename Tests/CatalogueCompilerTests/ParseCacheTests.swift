import Diagnostics
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueRules
@testable import CatalogueSources

/// While somebody types in one file, nothing else is read again.
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
    parser.cache = ParseCache(await parser.parse(files), findings: [])
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
  }

  @Test("a file that was read from disk again is known by its path and bytes")
  func readAgain() async throws {
    var again = files
    again.settings = Self.changed(files.settings)
    again.brands = files.brands.map { SourceText(path: $0.path, bytes: $0.bytes) }
    again.logos = files.logos.map { SourceText(path: $0.path, bytes: $0.bytes) }
    let (before, after) = (await parser.parse(files), await parser.parse(again))
    #expect(zip(before.brands, after.brands).allSatisfy(===))
    #expect(zip(before.logos, after.logos).allSatisfy(===))
  }

  @Test("a logo that was edited, and an entry under another name, are read again")
  func otherFiles() async throws {
    var edited = files
    edited.logos[0] = Self.changed(files.logos[0])
    edited.brands[0] = SourceText(path: "brands/other.yaml", bytes: files.brands[0].bytes)
    let after = await parser.parse(edited)
    #expect(after.logos.map(\.source.bytes) == [edited.logos[0].bytes])
    #expect(after.brands.map(\.source.path).sorted() == edited.brands.map(\.path).sorted())
  }
}
