import BundleCommand
import CommandTestSupport
import Testing

@Suite("The cases of the area publishing")
struct CaseTests {
  @Test("print and change what is expected", arguments: FolderCase.all(of: "publishing"))
  func run(_ folder: FolderCase) async throws {
    try await folder.expectOrRecord(["catalogue-bundle": BundleProgram.run])
  }
}
