import CatalogueCommand
import CommandTestSupport
import Testing

@Suite("The cases of the area compiler")
struct CaseTests {
  @Test("print and change what is expected", arguments: FolderCase.all(of: "compiler"))
  func run(_ folder: FolderCase) async throws {
    try await folder.expectOrRecord(["catalogue": CatalogueProgram.run])
  }
}
