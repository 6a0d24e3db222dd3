import TestSupport
import Testing
import YAMLSource

/// A hostile file and its description.
struct HostileFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  init(_ name: String, _ count: Int, _ text: String) {
    self.init(name, String(repeating: text, count: count))
  }
}

@Suite("Hostile files")
struct HostileInputTests {
  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  private static func numbered(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined()
  }

  static let files: [HostileFile] = [
    HostileFile("open brackets", 100_000, "["),
    HostileFile("open brackets, a line each", 100_000, "[\n"),
    HostileFile("open braces with keys", 100_000, "{a: "),
    HostileFile("dashes in one line", 100_000, "- "),
    HostileFile("dashes, a line each", 100_000, "-\n"),
    HostileFile("question marks", 100_000, "? "),
    HostileFile("question marks, a line each", 100_000, "?\n"),
    HostileFile("colons", 200_000, ":"),
    HostileFile("a long list in brackets", "[" + times(100_000, "1,") + "]"),
    HostileFile("a deep and long list", times(31, "[") + times(100_000, "1,") + times(31, "]")),
    HostileFile("pairs in brackets", "[" + times(40_000, "{a: b},") + "]"),
    HostileFile("many keys", numbered(60_000) { "a\($0): 1\n" }),
    HostileFile(
      "many keys and duplicates of the last",
      numbered(5_000) { "a\($0): 1\n" } + times(20_000, "a4999: 1\n")
    ),
    HostileFile("one key many times", 60_000, "a:\n"),
    HostileFile("a key of 100 000 characters", times(100_000, "a") + ": 1"),
    HostileFile("a quoted key of 100 000 characters", "\"" + times(100_000, "a") + "\": 1"),
    HostileFile("anchors", 100_000, "- &a b\n"),
    HostileFile("aliases", "[" + times(50_000, "*a,") + "]"),
    HostileFile(
      "a billion laughs", "a: &a [x]\n" + numbered(30) { "b\($0): &b\($0) [*a, *a, *a, *a, *a]\n" }),
    HostileFile("tag directives", numbered(50_000) { "%TAG !a\($0)! a\n" } + "---\na: 1"),
    HostileFile("tag directives after a document", "a: 1\n...\n" + numbered(50_000) { "%TAG !a\($0)! a\n" }),
    HostileFile("exclamation marks", 200_000, "!"),
    HostileFile("an escaped tag", "!<" + times(60_000, "%41") + "> a"),
    HostileFile("ampersands", 200_000, "&"),
    HostileFile("spaces", 200_000, " "),
    HostileFile("line breaks between fields", "a: 1\n" + times(200_000, "\n") + "b: 1"),
    HostileFile("a quote that isn't closed", "\"" + times(200_000, "\n")),
    HostileFile("escapes", "\"" + times(30_000, "\\u00e8") + "\""),
    HostileFile("a comment", "#" + times(200_000, "#")),
    HostileFile("block texts", 100_000, "- |\n\n"),
    HostileFile("a folded text", ">\n" + times(200_000, " x\n\n")),
    HostileFile("zeros", "a: " + times(200_000, "0")),
    HostileFile("tabs", 100_000, "\ta"),
    HostileFile("bidirectional controls", 60_000, "\u{202E}"),
    HostileFile("documents", 100_000, "--- a\n"),
    HostileFile("nulls", 200_000, "\0"),
  ]

  // Quadratic time would take hours, so the test needs no clock.
  @Test("every one is read, with a value or a problem", arguments: TestTier.some(of: files))
  func ends(_ file: HostileFile) {
    let reading = Reading(file.text)
    #expect(reading.document.value != nil || !reading.document.problems.isEmpty)
    #expect(reading.document.problems.count <= 101)
  }
}
