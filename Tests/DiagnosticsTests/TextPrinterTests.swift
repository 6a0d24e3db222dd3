import Testing

@testable import Diagnostics

@Suite("Findings as text for people")
struct TextPrinterTests {
  private let source = SourceText("id: pam\ncolor: \"#1652\"\nname: PAM\n")

  private func printed(_ diagnostics: Diagnostic..., isColoured: Bool = false) -> String {
    TextPrinter(isColoured: isColoured).print(diagnostics)
  }

  private func colorFinding() throws -> Diagnostic {
    finding(
      "color \"#1652\" must be \"#\" and six hex digits", at: try source.location(of: "\"#1652\""),
      fix: "write for example \"#165226\"")
  }

  @Test("a finding is its location, message, line with carets and fix; a count ends the text")
  func golden() throws {
    #expect(
      printed(try colorFinding()) == """
        brands/pam.yaml:2:8: error[E102]: color "#1652" must be "#" and six hex digits
         2 | color: "#1652"
           |        ^^^^^^^
          = fix: write for example "#165226"
        1 error

        """)
  }

  @Test("on a terminal the location is bold; severity, line number, carets and fix are coloured")
  func colours() throws {
    let escape = "\u{1B}"
    #expect(
      printed(try colorFinding(), isColoured: true) == """
        \(escape)[1mbrands/pam.yaml:2:8: \(escape)[0m\
        \(escape)[1;31merror[E102]\(escape)[0m: color "#1652" must be "#" and six hex digits
         \(escape)[34m2 |\(escape)[0m color: "#1652"
         \(escape)[34m  |\(escape)[0m        \(escape)[32m^^^^^^^\(escape)[0m
          \(escape)[36m= fix:\(escape)[0m write for example "#165226"
        1 error

        """)
  }

  @Test("a finding without a location is its message alone")
  func noLocation() {
    #expect(printed(finding("rank 3 is missing")) == "error[E102]: rank 3 is missing\n1 error\n")
  }

  @Test("a finding of a whole file shows no line")
  func wholeFile() {
    let file = Location.file("logos/coin.png")
    #expect(printed(finding(at: file)) == "logos/coin.png: error[E102]: it is wrong\n1 error\n")
  }

  @Test("a wide line number moves the bar of the caret line with it")
  func gutter() throws {
    let source = SourceText(String(repeating: "\n", count: 999) + "id")
    #expect(
      printed(finding(at: try source.location(of: "id"))) == """
        brands/pam.yaml:1000:1: error[E102]: it is wrong
         1000 | id
              | ^^
        1 error

        """)
  }

  @Test(
    "the last line counts errors and warnings, in words that agree with the numbers",
    arguments: [
      (0, 0, ""), (1, 0, "1 error\n"), (2, 0, "2 errors\n"), (0, 1, "1 warning\n"), (0, 3, "3 warnings\n"),
      (1, 2, "1 error, 2 warnings\n"), (2, 1, "2 errors, 1 warning\n"),
    ])
  func summary(errors: Int, warnings: Int, expected: String) {
    let findings =
      Array(repeating: finding("a"), count: errors)
      + Array(repeating: finding("a", rule: "W204", .warning), count: warnings)
    let lines =
      Array(repeating: "error[E102]: a\n", count: errors)
      + Array(repeating: "warning[W204]: a\n", count: warnings)
    #expect(TextPrinter(isColoured: false).print(findings) == lines.joined() + expected)
  }
}
