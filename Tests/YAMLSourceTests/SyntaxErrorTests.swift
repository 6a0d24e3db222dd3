import Testing
import YAMLSource

@Suite("Text that isn't YAML")
struct SyntaxErrorTests {
  @Test(
    "the error is where libyaml stumbles, with what to look at",
    arguments: [
      ("name: Pam: the shop\n", "1:10", "put text with \": \" in it in quotes, or check the indentation"),
      ("a: 1\n b: 2\n", "2:3", "put text with \": \" in it in quotes, or check the indentation"),
      ("a: @x\n", "1:4", "put text that begins with @, ` or % in quotes"),
      ("a: [1, 2\nb: 3\n", "2:2", "close the bracket, or put a comma between the entries"),
      ("a: \"C:\\Windows\"\n", "1:7", "write \\\\ for a backslash in double quotes, or use single quotes"),
      ("- a\n- b\nc: d\n", "3:1", "check the indentation: the entries of a list begin in the same column"),
    ])
  func hints(_ text: String, _ place: String, _ fix: String) throws {
    let reading = Reading(text)
    let problem = try #require(reading.document.problems.first)
    #expect(problem.message.hasPrefix("this isn't YAML: "))
    #expect(reading.place(of: problem.span) == place)
    #expect(problem.fix == fix)
  }

  @Test("a quote that is never closed is shown where it opens", arguments: ["\"", "'"])
  func openQuote(_ quote: String) {
    #expect(
      Reading("a: 1\nb: \(quote)x\nc: y\n").problems == [
        "2:4 this isn't YAML: what begins here isn't closed before the end of the file"
      ])
  }

  @Test("what was found before it is told too")
  func earlierProblems() {
    let reading = Reading("a: &x 1\na: 2\nb: @\n")
    #expect(reading.problems.count == 3)
    #expect(reading.document.value == nil)
  }

  @Test("a tab that makes libyaml stumble is told once")
  func echo() {
    #expect(Reading("a:\n\tb: 1\n").document.problems.count == 1)
  }
}
