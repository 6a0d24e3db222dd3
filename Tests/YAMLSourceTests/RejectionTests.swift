import StrictJSON
import Testing
import YAMLSource

@Suite("Forbidden features")
struct RejectionTests {
  @Test(
    "each is an error at its position",
    arguments: [
      ("a: &x 1", "1:4 an anchor (&) isn't allowed"),
      ("&x a: 1", "1:1 an anchor (&) isn't allowed"),
      ("a: &x\n  b: 1", "1:4 an anchor (&) isn't allowed"),
      ("a: &x [1]", "1:4 an anchor (&) isn't allowed"),
      ("a: *x", "1:4 an alias (*) isn't allowed"),
      ("a: !!str 1", "1:4 a tag (!) isn't allowed"),
      ("a: ! 1", "1:4 a tag (!) isn't allowed"),
      ("!x\na: 1", "1:1 a tag (!) isn't allowed"),
      ("a: 1\n---\nb: 2", "2:1 a second document begins here"),
      ("---\na: 1\n--- b", "3:1 a second document begins here"),
      ("%YAML 1.1\n---\na: no", "1:1 found a line that begins with %"),
      ("%TAG ! x:\n---\na: 1", "1:1 found a line that begins with %"),
      ("a: 1\n<<: {b: 2}", "2:1 a merge key (<<) isn't allowed"),
      ("? [a]\n: b", "1:3 a key has to be text, not a list or a mapping"),
      ("? {a: b}\n: c", "1:3 a key has to be text, not a list or a mapping"),
    ])
  func corners(_ text: String, _ problem: String) {
    #expect(Reading(text).problems == [problem])
  }

  @Test("an open quote that another one closes by chance is one error; a text may have several lines")
  func openQuote() {
    for quote in ["\"", "'"] {
      let reading = Reading("name: \(quote)Zorro\ncategory: grocery\ncolor: \(quote)#165226\(quote)\n")
      #expect(
        reading.problems == ["1:7 this isn't YAML: the quote that opens here is never closed on its line"])
    }
    #expect(
      Reading("a:\n  - name: \"Zorro\n    kind: \"#points\"\n").problems
        == ["2:11 this isn't YAML: the quote that opens here is never closed on its line"])
    for text in ["a: \"see\n  b: c\"\n", "a: [\n  \"see\n  b: c\"\n  ]\n", "a:\n  - \"see\n    b: c\"\n"] {
      #expect(Reading(text).problems == [], "\(text)")
    }
  }

  @Test(
    "an entry with another sign than a hyphen and a space is said to be one",
    arguments: ["-Due", "\u{2022} Due", "\u{2013} Due", "* Due"])
  func otherBullet(entry: String) {
    let problem = Reading("a:\n  - Uno\n  \(entry)\nb: c\n").document.problems.first
    #expect(problem?.message == "this isn't YAML: an entry of a list begins with a hyphen and a space")
    #expect(problem?.fix == "write - Due")
  }

  @Test("a line around code, and a comma as in JSON, are to be deleted")
  func otherLanguages() {
    #expect(
      Reading("```yaml\na: b\n```\n").problems == [
        "1:1 this isn't YAML: ``` stands around code in other texts"
      ])
    #expect(
      Reading("\"a\": [\"b\"],\nc: d\n").problems == [
        "1:11 this isn't YAML: there is a comma after the value"
      ])
  }

  @Test("an indented field behind a comment begins too far to the right")
  func behindComment() {
    #expect(
      Reading("a: b # c\n d: e\n").problems
        == ["2:1 this isn't YAML: \"d\" begins one space too far to the right"])
    #expect(!Reading("a: # c\n  d: \"e\" x\n").problems.joined().contains("too far"))
  }

  @Test("an entry that begins too far to the right is no part of the text before it")
  func swallowedEntry() {
    let sentence = "this line belongs to the text before it, although it looks like an entry of a list"
    #expect(Reading("a:\n- x\n - y\n").problems == ["3:2 \(sentence)"])
    #expect(Reading("a:\n  - x\n    z\n    - y - z\nb: 1\n").problems == ["4:5 \(sentence)"])
    #expect(Reading("a: x\n  - y\n").problems == ["2:3 \(sentence)"])
  }

  @Test(
    "what to do about such an entry follows from the line before it",
    arguments: [
      ("a:\n- x\n - y\n", "begin it in the column of the other entries, or put the whole text in quotes"),
      ("a: x\n  - y\n", "delete x if \"a\" is its list, or move the line to its list"),
      ("a:\n  x\n  - y\n", "write - x in the line before it, or put the whole text in quotes"),
      ("a:\n  -x\n  - y\n", "write - x in the line before it, or put the whole text in quotes"),
    ])
  func swallowedEntry(_ text: String, _ fix: String) {
    #expect(Reading(text).document.problems.first?.fix == fix)
  }

  @Test(
    "a comment without a space behind its sign is rejected where it may be meant as text",
    arguments: [
      ("a: x #1", "1:6", "write \"x #1\" if it belongs to the text, or # 1 if it is a comment"),
      ("- #x\n- y", "1:2", "write \"#x\" if it belongs to the text, or # x if it is a comment"),
    ])
  func gluedComment(_ text: String, _ position: String, _ fix: String) throws {
    let reading = Reading(text)
    let problem = try #require(reading.document.problems.first)
    #expect(problem.message == "what follows # is a comment to YAML, and no part of the text")
    #expect(reading.position(of: problem.span) == position && problem.fix == fix)
  }

  @Test(
    "any other comment is none of the reader's business",
    arguments: [
      "a: x # 1", "a: x#1", "a: \"x\" #1", "a: #x", "a: 1 #x", "a: null #x", "#x\na: y", "a: x\n#y",
      "a: x ##", "a: x #",
    ])
  func comment(_ text: String) { #expect(Reading(text).problems.isEmpty) }

  @Test(
    "a hyphen within a text, in quotes or in a block is no entry",
    arguments: ["a: x - y", "a: x\n  -y\n  y - z", "a: \"x\n  - y\"", "a: |\n  x\n  - y", "a: -x"])
  func hyphen(_ text: String) { #expect(Reading(text).problems.isEmpty) }

  @Test("an alias as a key doesn't affect the other fields")
  func aliasAsKey() {
    let reading = Reading("*x : 1\nb: 2\nc: 3\n")
    #expect(reading.problems == ["1:1 an alias (*) isn't allowed"])
    #expect(reading.document.value?.object?.members.map(\.key) == ["b", "c"])
  }

  @Test("<< in quotes is a key like any other")
  func quotedMergeKey() throws {
    #expect(try Reading("\"<<\": 1").value().object?.members.map(\.key) == ["<<"])
  }

  @Test("a file without a value is empty", arguments: ["", "\u{FEFF}", "\n\n", "# only a comment\n", "   "])
  func empty(_ text: String) {
    let reading = Reading(text)
    #expect(reading.problems == ["1:1 the file is empty"])
    #expect(reading.document.value == nil)
  }

  @Test("all problems are reported in one run, in the order of the text")
  func allAtOnce() {
    let text = "a: &x 1\nb:\t!t 2\na: 012\nc: \u{202E}\n<<: *x\n"
    #expect(
      Reading(text).problems == [
        "1:4 an anchor (&) isn't allowed",
        "2:3 found a tab after \"b:\"; YAML takes a space",
        "2:4 a tag (!) isn't allowed",
        "3:1 key \"a\" is written twice; first at line 1",
        "3:4 012 can be read as a number or as text",
        "4:4 found the bidirectional control character U+202E",
        "5:1 a merge key (<<) isn't allowed",
        "5:5 an alias (*) isn't allowed",
      ])
  }
}
