import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("What a path is")
struct FileTypeTests {
  @Test("what can't be looked at isn't missing")
  func types() throws {
    let folder = try TemporaryFolder()
    try folder.write("folder/file", [1])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "nowhere")
    mkfifo("\(folder.path)/pipe", 0o600)
    let types: [String: FileType] = [
      "folder": .folder, "folder/file": .file, "link": .link, "pipe": .other, "none": .missing,
      "folder/file/none": .missing, String(repeating: "x", count: 300): .other,
    ]
    for (name, type) in types { #expect(FileType(of: "\(folder.path)/\(name)") == type, "\(name)") }
  }
}
