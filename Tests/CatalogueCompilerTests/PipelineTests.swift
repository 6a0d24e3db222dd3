import Catalogue
import CatalogueCompiler
import CatalogueSources
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The pipeline as a whole")
struct PipelineTests {
  private func result(_ files: SourceFiles, jobs: Int) async throws -> BuildResult {
    await CataloguePipeline(today: try #require(RuleFixture.today), jobs: jobs).build(files)
  }

  @Test("the same files in any order, on any number of cores, give the same bytes")
  func deterministicFiles() async throws {
    let files = try DrawnMarket.files()
    let expected = try await result(files, jobs: 1)
    #expect(expected.files?.isEmpty == false)
    var random = SeededGenerator(seed: 1)
    for jobs in [1, 8] {
      var shuffled = files
      shuffled.brands.shuffle(using: &random)
      shuffled.logos.shuffle(using: &random)
      #expect(try await result(shuffled, jobs: jobs).files == expected.files)
    }
  }

  @Test("the same mistakes in any order, on any number of cores, give the same findings")
  func deterministicFindings() async throws {
    var files = try RuleFixture(name: "everything").sources()
    let paths = files.brands.map(\.path)
    files.brands += try DrawnMarket.files().brands.filter { !paths.contains($0.path) }
    let expected = try await result(files, jobs: 1).diagnostics
    #expect(!expected.isEmpty)
    var random = SeededGenerator(seed: 2)
    for jobs in [1, 8] {
      files.brands.shuffle(using: &random)
      files.logos.shuffle(using: &random)
      files.strayPaths.shuffle(using: &random)
      #expect(try await result(files, jobs: jobs).diagnostics == expected)
    }
  }

  @Test(
    "a file that can't be read gives one finding, and none in other files",
    arguments: TestTier.some(of: [
      "", "id: [", "\tid: pam\n", "- id: pam\n", "just text", "null", "\u{FEFF}",
      "id: \"\u{0}\"",
    ]))
  func unreadableFile(text: String) async throws {
    var files = try DrawnMarket.files()
    // A popular brand with aliases and a logo, and a tombstone whose name is another brand's alias.
    let broken = ["brands/pam.yaml", "brands/bricoman.yaml"]
    files.brands = files.brands.map { broken.contains($0.path) ? Market.text($0.path, text) : $0 }
    let diagnostics = try await result(files, jobs: 1).diagnostics
    #expect(diagnostics.map { $0.location?.path } == broken.sorted())
  }

  @Test("settings that can't be read give one finding, and none in brand files")
  func unreadableSettings() async throws {
    for text in TestTier.some(of: ["country: [", "", "\tcountry: IT", "- country"]) {
      var files = try DrawnMarket.files()
      files.settings = Market.text("catalogue.yaml", text)
      let diagnostics = try await result(files, jobs: 1).diagnostics
      #expect(Set(diagnostics.map { $0.location?.path }) == ["catalogue.yaml"])
    }
  }
}
