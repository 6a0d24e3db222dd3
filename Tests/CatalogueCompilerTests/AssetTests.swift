import Diagnostics
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

/// What every disk can have is in the cases compiler/asset-*.
@Suite("Files that entries name")
struct AssetTests {
  /// A course whose words may have recordings.
  private static func course() throws -> SourceFiles {
    var files = try Course.files { "\($0)assets: {audio: {extensions: [m4a], maximumBytes: 5}}\n" }
    let word = files.schemas.kind.schemas[1]
    let text = String(decoding: word.bytes, as: UTF8.self)
    files.schemas.kind.schemas[1] = Market.text(
      word.path,
      text.replacing(
        "\"properties\": {", with: #""properties": { "audio": { "type": "string", "x-asset": "audio" },"#))
    return files.with("words/book.yaml", "id: book\nroots: [k-t-b]\naudio: book.m4a\n")
      .holding("audio/book.m4a", "abc")
  }

  @Test("what isn't a file, and names that some disks take for one, are reported where they are")
  func conditions() async throws {
    var files = try Self.course()
    files.assets += [
      AssetFile(path: "course/audio/a.m4a", folder: "audio", .link),
      AssetFile(path: "course/audio/b.m4a", folder: "audio", .unreadable("it isn't a file")),
    ]
    files = files.holding("audio/BOOK.m4a", "abc").with(
      "words/desk.yaml", "id: desk\nroots: [k-t-b]\naudio: BOOK.m4a\n")
    let found = await Course.diagnostics(files)
    #expect(
      found.map { "\($0.rule) \($0.location.map { "\($0)" } ?? "-"): \($0.message)" } == [
        "E708 course/audio/a.m4a: this is a symbolic link, which isn't followed",
        "E708 course/audio/b.m4a: this can't be read: it isn't a file",
        "E708 course/audio/book.m4a: BOOK.m4a differs from it in upper and lower case alone, which some disks ignore",
      ])
  }
}

extension SourceFiles {
  /// The same with another file that entries may name.
  fileprivate func holding(_ name: String, _ content: String) -> SourceFiles {
    var files = self
    let file = AssetFile(path: "course/\(name)", folder: "audio", Array(content.utf8))
    files.assets.removeAll { $0.path == file.path }
    files.assets.append(file)
    return files
  }
}
