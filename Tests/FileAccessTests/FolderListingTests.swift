import FileAccess
import TestSupport
import Testing

@Suite("Listing a folder")
struct FolderListingTests {
  @Test(
    "says why it can't be listed",
    arguments: [("file", "not a directory"), ("x", "no such file or directory")])
  func reason(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("file", [])
    let path = "\(folder.path)/\(name)"
    let error = #expect(throws: FileError.self) { try FolderListing.names(in: path) }
    #expect(error?.description == "can't list the folder \(path): \(reason)")
  }
}
