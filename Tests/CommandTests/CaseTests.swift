import CatalogueCommand
import CommandTestSupport
import Testing

@Suite("The cases of the area commands")
struct CaseTests {
  @Test("print and change what is expected", arguments: FolderCase.all(of: "commands"))
  func run(_ folder: FolderCase) async throws {
    try await folder.expectOrRecord(["catalogue": CatalogueProgram.run])
  }
}
