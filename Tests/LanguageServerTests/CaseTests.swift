import CatalogueCommand
import CommandTestSupport
import Testing

@Suite("The cases of the area editing")
struct CaseTests {
  @Test("print and change what is expected", arguments: FolderCase.all(of: "editing"))
  func run(_ folder: FolderCase) async throws {
    try await folder.expectOrRecord(["catalogue": CatalogueProgram.run])
  }
}
