import Diagnostics
import Testing

@Suite("Findings in any format")
struct DiagnosticPrinterTests {
  private let finding = Diagnostic(rule: "E102", severity: .error, location: nil, message: "it is wrong")

  @Test(
    "each format begins as its readers expect",
    arguments: zip(DiagnosticFormat.allCases, ["error[E102]", "{", "::error title=E102", "{"]))
  func formats(format: DiagnosticFormat, beginning: String) throws {
    let printer = DiagnosticPrinter(format: format, isColoured: false, rules: [])
    #expect(try printer.print([finding]).hasPrefix(beginning))
  }

  @Test("each format ends with a line break", arguments: DiagnosticFormat.allCases)
  func lineBreak(format: DiagnosticFormat) throws {
    let printer = DiagnosticPrinter(format: format, isColoured: false, rules: [])
    #expect(try printer.print([finding]).hasSuffix("\n"))
  }

  @Test("the same findings give the same text", arguments: DiagnosticFormat.allCases)
  func deterministic(format: DiagnosticFormat) throws {
    let printer = DiagnosticPrinter(format: format, isColoured: false, rules: [])
    #expect(try printer.print([finding]) == printer.print([finding]))
  }

  @Test("only text is coloured", arguments: DiagnosticFormat.allCases)
  func colours(format: DiagnosticFormat) throws {
    let printer = DiagnosticPrinter(format: format, isColoured: true, rules: [])
    #expect(try printer.print([finding]).contains("\u{1B}") == (format == .text))
  }
}
