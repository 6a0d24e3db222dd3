import Testing
import YAMLSource

@Suite("Syntax errors")
struct SyntaxErrorTests {
  @Test(
    "the error has libyaml's position and a fix",
    arguments: [
      ("name: Pam: the shop\n", "1:10", "put text with \": \" in it in quotes, or check the indentation"),
      ("a: 1\n b: 2\n", "2:3", "put text with \": \" in it in quotes, or check the indentation"),
      ("a: @x\n", "1:4", "put text that begins with @, ` or % in quotes"),
      ("a: [1, 2\nb: 3\n", "2:2", "close the bracket, or put a comma between the entries"),
      ("a: \"C:\\Windows\"\n", "1:7", "write \\\\ for a backslash in double quotes, or use single quotes"),
      ("- a\n- b\nc: d\n", "3:1", "check the indentation: the entries of a list begin in the same column"),
    ])
  func hints(_ text: String, _ position: String, _ fix: String) throws {
    let reading = Reading(text)
    let problem = try #require(reading.document.problems.first)
    #expect(problem.message.hasPrefix("this isn't YAML: "))
    #expect(reading.position(of: problem.span) == position)
    #expect(problem.fix == fix)
  }

  @Test("a quote that is never closed is reported at its beginning", arguments: ["\"", "'"])
  func openQuote(_ quote: String) {
    #expect(
      Reading("a: 1\nb: \(quote)x\nc: y\n").problems == [
        "2:4 this isn't YAML: the quote or bracket that opens here is never closed"
      ])
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
