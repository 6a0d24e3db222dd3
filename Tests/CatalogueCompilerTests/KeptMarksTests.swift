import CatalogueCompiler
import CatalogueEmit
import CatalogueSources
import Diagnostics
import Testing

@testable import CatalogueRules

@Suite("The marks of a text whose schema keeps them")
struct KeptMarksTests {
  /// Shadda and fatha, which the form NFC has the other way round, and a sign that encloses digits.
  private static let text = "\u{62D}\u{651}\u{64E} \u{6DD}\u{661}"

  private func findings(_ files: SourceFiles) async -> [String] {
    await Course.diagnostics(files).map { "\($0.rule) \($0.location?.description ?? "") \($0.message)" }
  }

  @Test("are published as they are written")
  func published() async throws {
    let files = try Course.files().with("roots/k-t-b.yaml", "id: k-t-b\nnote: \(Self.text)\n")
    let result = await Course.pipeline.build(files)
    #expect(result.diagnostics.isEmpty)
    let json = try #require(result.files?.first { $0.destination == .catalogue }?.bytes)
    #expect(String(decoding: json, as: UTF8.self).utf8.contains(Self.text.utf8))
    // A field that doesn't keep them says how it would.
    #expect(PlainTextCheck.problem(of: Self.text)?.fix.contains(#""marks": "kept""#) == true)
    let fixed = await Course.pipeline.autofix(files)
    #expect(fixed.fixed.isEmpty)
  }

  @Test("hide nothing else")
  func hidden() async throws {
    let files = try Course.files().with("roots/k-t-b.yaml", "id: k-t-b\nnote: \"a\\u202Eb\"\n")
    #expect(
      await findings(files) == [
        "E105 course/roots/k-t-b.yaml:2:7 the text has the invisible character U+202E"
      ])
  }

  @Test("stay in the name that an entry had once it is retired, and in no other text of catalogue.yaml")
  func retired() async throws {
    var files = try Course.files()
    let schema = files.schemas.kind.schemas[2]
    let named = String(decoding: schema.bytes, as: UTF8.self)
      .replacing("\"note\": {", with: "\"note\": { \"x-search\": \"name\",")
    files.schemas.kind.schemas[2] = Market.text(schema.path, named)
    let settings = "kind: course\nschemaVersion: 1\nsettings: {a: \(Self.text)}\nretired:\n"
    files = files.with("catalogue.yaml", settings + "  - {id: old, collection: roots, name: \(Self.text)}\n")
    let found = await findings(files).filter { $0.hasPrefix("E105") }
    #expect(found.map { $0.prefix(29) } == ["E105 course/catalogue.yaml:3:"], "\(found)")
  }
}
