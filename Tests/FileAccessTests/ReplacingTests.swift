import FileAccess
import Foundation
import TestSupport
import Testing

@Suite("Writing in place of what is there")
struct ReplacingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private var names: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  private func failure(_ body: () throws(FileError) -> Void) -> String? {
    do throws(FileError) { try body() } catch { return error.description }
    return nil
  }

  @Test("a folder, a pipe, a device and links are refused by name, and stay")
  func refused() throws {
    try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: false)
    mkfifo(path("pipe"), 0o600)
    try folder.write("file", [1])
    try link("link", to: "file")
    try link("dangling", to: "nowhere")
    let reasons = [
      "folder": "it is a folder", "folder/": "it is a folder", "pipe": "it isn't a file",
      "link": "it is a symbolic link, which isn't followed; name the file itself",
      "dangling": "it is a symbolic link, which isn't followed; name the file itself",
    ]
    let before = names
    for (name, reason) in reasons {
      let sentence = failure { () throws(FileError) in try FileBytes.replace(path(name), with: [2]) }
      #expect(sentence == "can't write \(path(name)): \(reason)")
    }
    #expect(names == before)
    #expect(folder.bytes("file") == [1])
  }

  @Test("a store's link is replaced where that is asked for, and not followed")
  func replacedLink() throws {
    try folder.write("file", [1])
    try link("link", to: "file")
    try FileBytes.replace(path("link"), with: [2], replacesLink: true)
    #expect(folder.bytes("link") == [2])
    #expect(folder.bytes("file") == [1])
  }

  @Test("new files are all written or none")
  func allOrNone() throws {
    try folder.write("file", [1])
    let files = NewFiles([.init(path("new"), [2]), .init(path("file/below"), [2])])
    #expect(throws: FileError.self) { try files.write() }
    let others = NewFiles([.init(path("new"), [2]), .init(path("missing/new"), [2])])
    #expect(throws: FileError.self) { try others.write() }
    #expect(names == ["file"])
  }

  @Test("a folder is made with its parents, and one that is there is left", arguments: ["a/b//c", "a/", "."])
  func made(name: String) throws {
    for _ in 0..<2 { try FileBytes.makeFolder(path(name)) }
    #expect(FolderListing.isFolder(path(name)))
  }

  @Test("no folder is made through a file or a link that leads nowhere")
  func notMade() throws {
    try folder.write("file", [1])
    try link("dangling", to: "nowhere")
    for name in ["file", "dangling"] {
      let sentence = "can't make the folder \(path(name)): something else has its name"
      #expect(failure { () throws(FileError) in try FileBytes.makeFolder(path(name)) } == sentence)
    }
    let below = failure { () throws(FileError) in try FileBytes.makeFolder(path("file/below")) }
    #expect(below == "can't make the folder \(path("file/below")): not a directory")
    #expect(names == ["dangling", "file"])
  }

  @Test(
    "a path that is given has some text, and no NUL",
    arguments: [("", "the path is empty"), ("a\0b", "the path has a NUL character")])
  func given(path: String, sentence: String) {
    #expect(failure { () throws(FileError) in _ = try GivenPath.checked(path) } == sentence)
  }
}
