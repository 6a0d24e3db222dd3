import StrictJSON
import Testing
import YAMLSource

@Suite("Syntax errors")
struct SyntaxErrorTests {
  @Test(
    "the error has a position and a fix",
    arguments: [
      ("name: Pam: the shop\n", "1:7", "write name: \"Pam: the shop\""),
      ("- name: Pam: the shop\n", "1:9", "write - name: \"Pam: the shop\""),
      ("a: 1\n b: 2\n", "2:1", "write b: 2 in the column of the field before it"),
      ("a: 1\r\n   b: x y\r\n", "2:1", "write b: x y in the column of the field before it"),
      ("a: [1]: 2\n", "1:7", "put text with \": \" in it in quotes, or check the indentation"),
      ("\u{FEFF}a: 1\nb 2\nc: 3\n", "2:1", "write b: 2"),
      ("a: 1\nmore-of_it  x y\nc: 3\n", "2:1", "write more-of_it: x y"),
      ("a: 1\nb:x\nc: 3\n", "2:1", "write b: x"),
      ("a: 1\nb = \"x\"\nc: 3\n", "2:1", "write b: \"x\""),
      ("a: 1\n// a note\nc: 3\n", "2:1", "write # a note"),
      ("a: 1\nb: \"x\nc: \"y\"\n", "2:4", "write b: x"),
      ("- 'x\n- 'y'\n", "1:3", "write - x, or - \"'x\""),
      ("name Pam # its name\nc: 3\n", "1:1", "write name: Pam # its name"),
      ("id = pam\nc: 3\n", "1:1", "write id: pam"),
      ("// hi\nc: 3\n", "1:1", "write # hi"),
      ("a: 1\ncolor #165226\nc: 3\n", "2:1", "write color: \"#165226\""),
      ("a: 1\nb => x\nc: 3\n", "2:1", "write b: x"),
      ("a: 1\nb - x\nc: 3\n", "2:1", "write b: x"),
      ("a: b: c # d\n", "1:4", "write a: \"b: c\" # d"),
      ("a: b:\n", "1:4", "write a: \"b:\""),
      ("a: 'x\n  it''s'\nb = 1\nc: 3\n", "3:1", "write b: 1"),
      // A text of several lines is none of these.
      ("a: \"x\n  y\"\nb 2\nc: 3\n", "3:1", "write b: 2"),
      ("a: @x\n", "1:4", "write a: \"@x\""),
      ("- a: `x` # y\n", "1:6", "write - a: \"`x`\" # y"),
      ("a:\n  - %x\n", "2:5", "write - \"%x\""),
      ("a: & Sapori\n", "1:4", "write a: \"& Sapori\""),
      ("a: |x\n", "1:4", "write a: \"|x\""),
      ("a: >x\n", "1:4", "write a: \">x\""),
      ("a: - x\n", "1:4", "write each entry of a list on a line of its own, or write a: \"- x\""),
      ("a: [@x]\n", "1:5", "put text that begins with @, ` or % in quotes"),
      ("a: 1\n/* a note */\n", "2:1", "write # a note"),
      ("a: [1, 2\nb: 3\n", "2:2", "close the bracket, or put a comma between the entries"),
      ("a: \"C:\\Windows\"\n", "1:7", "write \\\\ for a backslash in double quotes, or use single quotes"),
      ("- a\n- b\nc: d\n", "3:1", "check the indentation: the entries of a list begin in the same column"),
      ("# a note\n  a: 1\nb: 2\n", "2:1", "begin it in the column of \"b\""),
      ("# a note\na:x\nb: 2\n", "2:1", "write a: x"),
      ("a:\n    - x\n  - y\n", "3:3", "begin all entries of a list in the same column"),
      ("a:\n  - x\n- y\nb: 1\n", "3:1", "begin all entries of a list in the same column"),
      ("a: []\n  - x\nb: 1\n", "2:3", "delete [] if \"a\" is its list, or move the line to its list"),
      ("a: \"\"\n  - https://x\n", "2:3", "delete \"\" if \"a\" is its list, or move the line to its list"),
      ("a: b\n- x\nc: 1\n", "2:1", "delete b if \"a\" is its list, or move the line to its list"),
      ("a:\n  - x\n  y z\nb: 1\n", "3:3", "write - y z"),
      ("a:\n  - x\nb\n  - y\n", "3:1", "write b: before its value, or delete the line"),
      ("a: 1\nb: 2\nc", "3:1", "write c: before its value, or delete the line"),
      ("a: 1\n* b: 2\n", "2:1", "write b: 2"),
      ("a:\n  - x\n* b:\n  - y\n", "3:1", "write b:"),
      ("a:\n  * b: 2\n", "2:3", "write - b: 2"),
      ("a: null\n  b: 2\n", "2:1", "write b: 2 in the column of the field before it"),
      ("a:\n  - \"x\";\n  - y\n", "2:8", "delete it"),
      ("a: ?\n", "1:4", "write a: \"?\""),
      ("a: [,]\n", "1:5", "put one comma between two entries, as in [a, b]"),
      ("a:\n  - b: 1\n   c: 2\n", "3:4", "write it in their column"),
      ("a:\n  - b: 1\n  c: 2\n", "3:3", "write it in their column, or - c: 2 for a new entry"),
      ("a:\n  - b:\n      - x\n  c:\n    - y\n", "4:3", "write it in their column, or - c: for a new entry"),
      (
        "a:\n  b: x y\n    c: 2\n", "3:1",
        "write c: 2 in the column of the field before it, or - b: x y in the line before"
      ),
    ])
  func hints(_ text: String, _ position: String, _ fix: String) throws {
    let reading = Reading(text)
    let problem = try #require(reading.document.problems.first)
    #expect(problem.message.hasPrefix("this isn't YAML: "))
    #expect(reading.position(of: problem.span) == position)
    #expect(problem.fix == fix)
  }

  @Test("a comment of another language is one, and no field", arguments: ["//", "--", "<!--", "/*"])
  func foreignComment(sign: String) {
    let reading = Reading("a: 1\n\(sign) b: 2\nc: 3\n")
    #expect(reading.problems == ["2:1 a comment begins with \"#\""])
    #expect(reading.document.problems.first?.fix == "write # b: 2")
    #expect(reading.document.value?.object?.members.map(\.key) == ["a", "c"])
  }

  @Test("a quote that is never closed is reported at its beginning", arguments: ["\"", "'"])
  func openQuote(_ quote: String) {
    #expect(
      Reading("a: 1\nb: \(quote)x\nc: y\n").problems == [
        "2:4 this isn't YAML: the quote that opens here is never closed on its line"
      ])
  }

  @Test("a bracket that is never closed is reported at its beginning")
  func openBracket() {
    #expect(
      Reading("a: 1\nb: [\"x\n").problems == [
        "2:5 this isn't YAML: the quote or bracket that opens here is never closed"
      ])
  }

  @Test(
    "a text in asterisks is reported once, with its list or field",
    arguments: [
      ("a:\n  - *x y*\nb: 1\n", "2:5 * means something else in YAML (a)", "write - x y"),
      ("a: **x**\n", "1:4 * means something else in YAML (a)", "write a: x"),
      ("- *x*\n", "1:3 * means something else in YAML", "write - x"),
    ])
  func asterisks(text: String, problem: String, fix: String) {
    let reading = Reading(text)
    #expect(reading.problems == [problem])
    #expect(reading.document.problems.first?.fix == fix)
  }

  @Test("earlier problems are reported too")
  func earlierProblems() {
    let reading = Reading("a: &x 1\na: 2\nb: @\n")
    #expect(reading.problems.count == 3)
    #expect(reading.document.value == nil)
  }

  @Test("a tab that is a syntax error too is reported once")
  func tab() {
    #expect(Reading("a:\n\tb: 1\n").document.problems.count == 1)
  }
}
