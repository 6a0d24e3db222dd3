import Diagnostics
import TestSupport
import Testing

@testable import CatalogueSources

@Suite("Ids that are spelt from other texts")
struct SpellingTests {
  private static let names = "spellings: {letters: {ك: k, ت: t, ب: b, ح: h2, ه: h, ع: \"3\"}}"

  /// A course whose roots have letters.
  /// - Parameters:
  ///   - root: the root `k-t-b`.
  ///   - spelling: what its schema says of the id.
  static func course(
    _ root: String, _ names: String = names, spelling: String = #"{"of": "letters", "by": "letters"}"#
  ) throws -> SourceFiles {
    var files = try Course.files { $0 + names + "\n" }.with(
      "roots/k-t-b.yaml", "id: k-t-b\nshown: true\n" + root)
    let schema = files.schemas.kind.schemas[2]
    let letters = #"""
      "letters": {
        "title": "Letters", "description": "a list of letters", "examples": [["k"]], "type": "array",
        "items": { "title": "Letter", "description": "a letter", "examples": ["k"], "type": "string" }
      },
      """#
    let text = String(decoding: schema.bytes, as: UTF8.self).replacing(
      "\"x-id\": true,", with: "\"x-id\": true, \"x-spelling\": \(spelling),"
    ).replacing("\"shown\":", with: letters + "\"shown\":")
    files.schemas.kind.schemas[2] = Market.text(schema.path, text)
    return files
  }

  private func findings(_ files: SourceFiles) async -> [String] {
    await Course.diagnostics(files).map { "\($0.rule) \($0.location?.description ?? "") \($0.message)" }
  }

  @Test(
    "are the names of the texts, joined by hyphens",
    arguments: [
      ("letters: [ك, ت, ب]\n", ""), ("", ""),
      (
        "letters: [ك, ت, ح]\n",
        #"E711 course/roots/k-t-b.yaml:1:5 id "k-t-b" must be "k-t-h2": that is how kind.yaml spells letters"#
      ),
      (
        "letters: [ك, ت, ث]\n",
        #"E711 course/roots/k-t-b.yaml:3:17 "ث" has no name in the spelling letters"#
      ),
    ])
  func ids(root: String, finding: String) async throws {
    #expect(await findings(try Self.course(root)) == (finding.isEmpty ? [] : [finding]))
  }

  @Test(
    "have names that differ, in kind.yaml",
    arguments: [
      ("{ح: h, ه: h}", #""h" is the name of "ح" too: each needs its own"#),
      ("{ح: 2}", #"the name of "ح" must be a text of lower-case letters and digits"#),
      ("{ح: H}", #"the name of "ح" must be a text of lower-case letters and digits"#),
      ("[ح]", #""letters" must be a mapping"#),
    ])
  func names(letters: String, message: String) async throws {
    let found = await findings(try Self.course("", "spellings: {letters: \(letters)}"))
    #expect(found.map { $0.hasPrefix("E502 schemas/course/kind.yaml:") } == [true])
    #expect(found.first?.hasSuffix(message) == true, "\(found)")
  }

  @Test(
    "name a list of texts, and a spelling that there is",
    arguments: [
      (#"{"of": "lettrs", "by": "letters"}"#, #"there is no property "lettrs" that is a list of texts"#),
      (#"{"of": "shown", "by": "letters"}"#, #"there is no property "shown" that is a list of texts"#),
      (#"{"of": "letters", "by": "lettrs"}"#, #"there is no spelling "lettrs"; did you mean "letters"?"#),
    ])
  func schema(spelling: String, message: String) async throws {
    let found = await findings(try Self.course("", spelling: spelling))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(message) == true, "\(found)")
  }
}
