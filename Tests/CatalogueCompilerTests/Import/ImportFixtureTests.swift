import CatalogueCompiler
import Testing

@Suite("Imported catalogues")
struct ImportFixtureTests {
  @Test("every value is in the file where it belongs", arguments: ImportFixture.all)
  func files(of fixture: ImportFixture) throws {
    let texts = try CatalogueImport.run(try fixture.sources()).texts
    let expected = try fixture.expectedFiles()
    #expect(texts.keys.sorted() == expected.keys.sorted())
    for (path, text) in expected { #expect(texts[path] == text, "\(path)") }
  }

  @Test("what is mended and what is left to do is told, each at its place", arguments: ImportFixture.all)
  func findings(of fixture: ImportFixture) throws {
    let result = try CatalogueImport.run(try fixture.sources())
    #expect(result.findings == (try fixture.expectedFindings()))
  }

  @Test("only what is left to do makes an import incomplete")
  func incomplete() throws {
    #expect(!(try CatalogueImport.run(try ImportFixture(name: "repairs").sources()).isIncomplete))
    #expect(try CatalogueImport.run(try ImportFixture(name: "left-to-do").sources()).isIncomplete)
  }
}
