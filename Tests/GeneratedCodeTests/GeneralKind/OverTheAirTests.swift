import Foundation
import TestSupport
import Testing

/// A course is published, changed and published again, by the commands; an app that came with the first release gets the
/// second one, with the code that is generated for it.
@Suite("A catalogue of another kind, over the air", .enabled(if: WebServer.isThere))
struct OverTheAirTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Some templates are links.
    for name in ["schemas", "templates"] { _ = try run(["cp", "-RL", "\(Project.root.path)/\(name)", name]) }
    _ = try run(["mkdir", "catalogue"])
    _ = try run(["cp", "-R", "\(Project.root.path)/catalogue/vocabulary", "catalogue/course"])
  }

  private func run(_ command: [String]) throws -> [String] {
    let result = try Program.run(command, in: folder.path)
    try #require(result.status == 0, "\(command.prefix(6)): \(result.errors.prefix(2000))")
    return result.lines
  }

  private func change(_ file: String, _ old: String, _ new: String) throws {
    let text = String(decoding: folder.bytes("catalogue/course/\(file)") ?? [], as: UTF8.self)
    try #require(text.contains(old), "\(file)")
    try folder.write("catalogue/course/\(file)", text.replacing(old, with: new).utf8)
  }

  /// Builds the catalogue, and publishes it.
  private func release() throws -> [String] {
    _ = try run([
      Program.built("catalogue"), "build", "--market", "catalogue/course", "--output", "vocabulary.json",
      "--generated", "code",
    ])
    return try run([
      Program.built("catalogue-bundle"), "publish", "--repository", "site", "--catalogue", "vocabulary.json",
      "--generated", "code", "--development-keys", "keys",
    ])
  }

  @Test("an app gets the words that were changed with their recordings, and follows one that was replaced")
  func update() throws {
    let published = try release()
    #expect(
      published.first?.contains("1 pathway, 6 units, 26 lessons, 128 words, 43 roots") == true, "\(published)"
    )
    let code = try run([
      Program.built("catalogue"), "generate", "catalogue/course", "--template", "Entries.swift.mustache",
      "--output",
      "Vocabulary.swift", "--import-library",
    ])
    #expect(!code.isEmpty)
    let program = Project.root.appending(path: "Tests/Fixtures/programs/course/App.swift").path
    _ = try run(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "Vocabulary.swift",
        program, "-o", "app",
      ]
        + BuiltLibrary.updates())

    try change("words/hamd.yaml", "en: praise", "en: praise and thanks")
    try change("words/hamd.yaml", "sources:\n", "audio: hamd.m4a\nsources:\n")
    try folder.write("catalogue/course/audio/hamd.m4a", [UInt8](repeating: 7, count: 5_000))
    try change("lessons/names-and-kingship.yaml", "  - mahmud\n", "")
    try FileManager.default.removeItem(atPath: "\(folder.path)/catalogue/course/words/mahmud.yaml")
    let settings = """
      schemaVersion: 1
      retired:
        - id: mahmud
          name: mahmud
          collection: words
          replacedBy: muhammad

      """
    try change("catalogue.yaml", "schemaVersion: 1\n", settings)
    _ = try release()

    let server = try WebServer.start(showing: "\(folder.path)/site")
    let app = ["./app", "store", "keys/1.root.json", server.address]
    let old = [
      "hamd hamd praise praise-to-the-lord 5", "mahmud mahmud praised, praiseworthy names-and-kingship 5",
    ]
    #expect(try run(app) == old + ["[]", "bundled", "staged true"])
    let new = [
      "hamd hamd praise and thanks praise-to-the-lord 4",
      "mahmud muhammad Muhammad, the much praised testimony 4",
    ]
    #expect(try run(app) == new + ["[true]", "downloaded", "up to date"])
  }
}
