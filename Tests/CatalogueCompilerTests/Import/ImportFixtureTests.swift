import CatalogueAuthoring
import Testing

@Suite("Imported catalogues")
struct ImportFixtureTests {
  @Test("every value is in its file", arguments: ImportFixture.all)
  func files(of fixture: ImportFixture) throws {
    let texts = try CatalogueImport.run(try fixture.sources()).texts
    let expected = try fixture.expectedFiles()
    #expect(texts.keys.sorted() == expected.keys.sorted())
    for (path, text) in expected { #expect(texts[path] == text, "\(path)") }
  }

  @Test(
    "what was fixed and what remains to be fixed is reported, each at its position",
    arguments: ImportFixture.all)
  func findings(of fixture: ImportFixture) throws {
    let result = try CatalogueImport.run(try fixture.sources())
    #expect(result.findings == (try fixture.expectedFindings()))
  }

  @Test("only what remains to be fixed makes an import incomplete")
  func incomplete() throws {
    #expect(!(try CatalogueImport.run(try ImportFixture(name: "repairs").sources()).isIncomplete))
    #expect(try CatalogueImport.run(try ImportFixture(name: "left-to-do").sources()).isIncomplete)
  }
}
