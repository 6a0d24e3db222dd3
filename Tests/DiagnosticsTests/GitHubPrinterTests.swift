import Testing

@testable import Diagnostics

@Suite("Findings as GitHub annotations")
struct GitHubPrinterTests {
  private func printed(_ diagnostics: Diagnostic...) -> String { GitHubPrinter().print(diagnostics) }

  @Test("a finding is one command, whose last column is that of the last character")
  func golden() throws {
    let location = try SourceText("id: pam\nrank: 100").location(of: "100")
    #expect(
      printed(finding("rank is too high", at: location)) == """
        ::error file=brands/pam.yaml,line=2,endLine=2,col=7,endColumn=9,title=E102::rank is too high

        """)
  }

  @Test("the fix is a line of its own")
  func fix() {
    let text = printed(finding("it is wrong", rule: "W217", .warning, fix: "change it"))
    #expect(text == "::warning title=W217::it is wrong%0Afix: change it\n")
  }

  @Test("an empty range has its column")
  func emptyRange() {
    #expect(printed(finding(at: SourceText("ab").location(1..<1))).contains(",col=2,endColumn=2,"))
  }

  @Test("a range of several lines has no columns, because GitHub ignores them")
  func severalLines() throws {
    let location = try SourceText("a: [1,\n2]").location(of: "[1,\n2]")
    #expect(
      printed(finding(at: location))
        == "::error file=brands/pam.yaml,line=1,endLine=2,title=E102::it is wrong\n")
  }

  @Test("a whole file has no line")
  func wholeFile() {
    #expect(printed(finding(at: .file("a.svg"))) == "::error file=a.svg,title=E102::it is wrong\n")
  }

  @Test("a message can't end its command or begin another")
  func escapedMessage() {
    #expect(
      printed(finding("100%\r\n::error::forged, a:b"))
        == "::error title=E102::100%25%0D%0A::error::forged, a:b\n")
  }

  @Test("what is invisible in a path is shown")
  func invisiblePath() {
    #expect(!printed(finding(at: .file("a\u{1B}[31m.yaml"))).contains("\u{1B}"))
  }

  @Test("what is invisible in a message is shown")
  func invisible() {
    #expect(printed(finding("a\u{1B}[31m\u{202E}b")) == "::error title=E102::a\u{FFFD}[31m\u{FFFD}b\n")
  }

  @Test("a path can't end its property or begin another")
  func escapedPath() {
    #expect(
      printed(finding(at: .file("a,line=9:b%\r\n.svg")))
        == "::error file=a%2Cline=9%3Ab%25%0D%0A.svg,title=E102::it is wrong\n")
  }

  @Test("no finding is no text")
  func none() {
    #expect(printed() == "")
  }
}
