import FileAccess
import Foundation
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

  @Test("tells symbolic links from files and folders, wherever they lead")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("file", [])
    try folder.write("folder/file", [])
    for (name, target) in [("é", "folder"), ("to-file", "file"), ("nowhere", "none")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: "\(folder.path)/\(target)")
    }
    #expect(FolderListing.links(in: folder.path)?.sorted() == ["nowhere", "to-file", "é"])
    #expect(FolderListing.links(in: "\(folder.path)/none") == nil)
  }
}
