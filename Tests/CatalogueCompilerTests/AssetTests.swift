import Diagnostics
import StrictJSON
import Testing

@testable import CatalogueCompiler
@testable import CatalogueEmit
@testable import CatalogueRules
@testable import CatalogueSources

@Suite("Files that entries name")
struct AssetTests {
  /// What sha256sum prints of "abc".
  private static let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  /// A course whose words may have recordings.
  private func course(
    kind: String = "audio: {extensions: [m4a], maximumBytes: 5}", _ field: String = #""x-asset": "audio""#
  ) throws -> SourceFiles {
    var files = try Course.files { "\($0)assets: {\(kind)}\n" }
    let word = files.schemas.kind.schemas[1]
    let text = String(decoding: word.bytes, as: UTF8.self)
    files.schemas.kind.schemas[1] = Market.text(
      word.path,
      text.replacing(
        "\"properties\": {",
        with: """
          "properties": {
            "audio": {
              "title": "Recording", "description": "a file", "examples": ["book.m4a"], "type": "string", \(field)
            },
          """))
    return files.with("words/book.yaml", "id: book\nroots: [k-t-b]\naudio: book.m4a\n")
      .holding("audio/book.m4a", "abc")
  }

  /// A course with a mistake of each rule about files.
  static func courseWithMistakes() throws -> SourceFiles {
    try AssetTests().course().with("words/desk.yaml", "id: desk\nroots: [k-t-b]\naudio: desk.m4a\n")
      .holding("audio/old.m4a", "abc").holding("audio/long.m4a", "abcdef")
  }

  @Test("a file is published with its hash and length, and copied; an entry without one has null")
  func published() async throws {
    let result = await Course.pipeline.build(try course())
    #expect(result.diagnostics.isEmpty)
    let json = try JSONReader.read(try #require(result.json)).object
    let words = json?["words"]?.array?.compactMap(\.object) ?? []
    #expect(words.map { $0["audio"]?.object?["path"]?.string } == ["audio/book.m4a", nil])
    #expect(words.first?["audio"]?.object?["sha256"]?.string == Self.hash)
    #expect(words.first?["audio"]?.object?["length"]?.integer == 3)
    #expect(words.last?["audio"]?.isNull == true)
    #expect(result.assets.map(\.publishedPath) == ["audio/book.m4a"])
  }

  @Test("the code has where it is and what it is, and a database where it is")
  func code() async throws {
    let files = try course().with(
      "catalogue.yaml",
      """
      kind: course
      schemaVersion: 1
      outputs:
        - template: Entries.swift.mustache
        - template: Entries.ts.mustache
        - template: Entries.sql.mustache
      """)
    let result = await Course.pipeline.build(files)
    func text(_ name: String) throws -> String {
      let file = result.files?.first { $0.destination == .generated(name) }
      return String(decoding: try #require(file?.bytes, "\(result.diagnostics)"), as: UTF8.self)
    }
    #expect(try text("Entries.swift").contains("public var audio: WordAudio?"))
    #expect(try text("Entries.ts").contains("readonly audio: WordAudio | null;"))
    #expect(try text("Entries.sql").contains("\"audio_url\""))
    #expect(try text("Entries.sql").contains("'audio/book.m4a'"))
  }

  @Test("a catalogue is read back as it was published, and checked by its schema")
  func readBack() async throws {
    var files = try course()
    let json = try #require(await Course.pipeline.build(files).json)
    files.existing = SourceText(path: "course.json", bytes: json)
    files.baseline = files.existing
    let result = await Course.pipeline.check(files, trackedGeneratedPaths: [])
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    #expect(result.json == json)
    // Another recording is another release.
    files = files.holding("audio/book.m4a", "abd")
    let changed = try #require(await Course.pipeline.build(files).json)
    #expect(String(decoding: changed, as: UTF8.self).contains("\"revision\": 2"))
  }

  @Test(
    "a file that isn't found, isn't named or can't be published is reported where it is",
    arguments: [
      (
        "Book.m4a", "abc", "E705 course/words/book.yaml:3:8",
        "the folder has Book.m4a: upper and lower case count"
      ),
      ("boook.m4a", "abc", "E705 course/words/book.yaml:3:8", "did you mean \"boook.m4a\"?"),
      ("other.m4a", "abc", "E707 course/audio/other.m4a", "delete it, or name it in an entry"),
      (
        "book.mp3", "abc", "E708 course/audio/book.mp3",
        "convert or rename it, or add its ending to kind.yaml"
      ),
      ("é.m4a", "abc", "E708 course/audio/é.m4a", "rename it"),
      ("book.m4a", "", "E708 course/audio/book.m4a", "save it again"),
      ("book.m4a", "abcdef", "E708 course/audio/book.m4a", "compress it, or raise maximumBytes in kind.yaml"),
    ])
  func mistakes(name: String, content: String, finding: String, fix: String) async throws {
    var files = try course()
    if finding.hasPrefix("E705") { files.assets = [] }
    let found = await Course.diagnostics(files.holding("audio/\(name)", content))
    let lines = found.map { "\($0.rule) \($0.location.map { "\($0)" } ?? "-")" }
    #expect(lines.contains(finding), "\(lines)")
    #expect(found.first { $0.rule == finding.prefix(4) }?.fix == fix)
    // One mistake is reported once, but for a book whose file has the wrong ending, which isn't found either.
    #expect(found.count == 1, "\(lines)")
  }

  @Test("a file isn't called unused where an entry couldn't be read")
  func unreadable() async throws {
    let files = try course().with("words/book.yaml", "id: book\nroots: [k-t-b]\naudio: [book.m4a]\n")
    #expect(await Course.diagnostics(files).map(\.rule) == ["E102"])
  }

  @Test("what isn't a file, and names that some disks take for one, are reported where they are")
  func conditions() async throws {
    var files = try course()
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

  @Test(
    "what kind.yaml says wrong is an error there, and no second one in the schema",
    arguments: [
      ("audio: {extensions: [m4a]}", "\"maximumBytes\" must be a whole number from 1 to 1048576"),
      ("audio: {maximumBytes: 9}", "\"extensions\" must be a list of the endings of file names"),
      (
        "audio: {extensions: [.m4a], maximumBytes: 9}",
        "\"extensions\" must be a list of the endings of file names"
      ),
      (
        "audio: {extensions: [a, a], maximumBytes: 9}",
        "\"extensions\" must be a list of the endings of file names"
      ),
      (
        "Audio: {extensions: [m4a], maximumBytes: 9}",
        "a folder of files is called by up to 40 lower-case letters"
      ),
      (
        "bundle: {extensions: [m4a], maximumBytes: 9}",
        "a folder of files is called by up to 40 lower-case letters"
      ),
      (
        "words: {extensions: [m4a], maximumBytes: 9}",
        "\"words\" is the folder of a collection: choose another name"
      ),
    ])
  func kinds(kind: String, message: String) async throws {
    let found = await Course.diagnostics(try course(kind: kind))
    #expect(found.map(\.rule) == ["E502"])
    #expect(found.first?.message.hasPrefix(message) == true, "\(found.map(\.message))")
    #expect(found.first?.location?.line == 7)
  }

  @Test(
    "a schema in which something else names a file is an error",
    arguments: [
      (#""x-asset": "video""#, "there is no folder of files \"video\""),
      (
        #""x-asset": "audio", "x-published": false"#,
        "a file that an entry names is published: remove x-published"
      ),
    ])
  func schemas(field: String, message: String) async throws {
    let found = await Course.diagnostics(try course(field))
    #expect(found.contains { $0.rule == "E502" && $0.message.hasPrefix(message) }, "\(found.map(\.message))")
  }

  @Test("a list can't name files, which would be neither checked nor published")
  func lists() async throws {
    var files = try course(#""x-asset": "audio""#)
    let word = files.schemas.kind.schemas[1]
    files.schemas.kind.schemas[1] = Market.text(
      word.path,
      String(decoding: word.bytes, as: UTF8.self).replacing(
        #""type": "string", "x-asset": "audio""#,
        with: #""type": "array", "items": {"type": "string", "x-asset": "audio"}"#))
    let found = await Course.diagnostics(files)
    #expect(found.contains { $0.message == "a list can't name files: give each file a property of its own" })
  }

  @Test("no output has the path of such a file")
  func clash() async throws {
    var files = try course().with(
      "catalogue.yaml",
      "kind: course\nschemaVersion: 1\noutputs: [{template: Page.html.mustache, each: words, file: \"audio/{id}.m4a\"}]\n"
    )
    files.templates["Page.html.mustache"] = Market.text(
      "templates/Page.html.mustache", "{{% CONTENT_TYPE:TEXT}}\n")
    let found = await Course.diagnostics(files)
    #expect(found.map(\.message) == ["audio/book.m4a is written already: entries have a file of that path"])
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
