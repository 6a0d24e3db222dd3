internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// What is told on the error stream by a command that doesn't take ``ReportOptions``, whose `--color` is another one.
enum ErrorStream {
  /// Tells what was found, for people.
  static func tell(_ diagnostics: [Diagnostic]) throws {
    let isColoured = Terminal.showsColours(STDERR_FILENO, .auto)
    let printer = DiagnosticPrinter(format: .text, isColoured: isColoured, rules: [])
    try write(try printer.print(diagnostics))
  }

  /// Tells why what was asked for can't be done, a line each, and gives the exit code.
  static func wrongUsage(_ sentences: [String]) throws(FileError) -> ExitCode {
    try write(sentences.map { "Error: \(TerminalText.visible($0))\n" }.joined())
    return .validationFailure
  }

  private static func write(_ text: String) throws(FileError) {
    do { try FileHandle.standardError.write(contentsOf: Data(text.utf8)) } catch {
      throw FileError("write", "the error stream", error)
    }
  }
}
