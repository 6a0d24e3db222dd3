internal import ArgumentParser
internal import CatalogueRules
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// Writes to the error stream for a command that doesn't take ``ReportOptions``, because its own `--color` means
/// something else.
enum ErrorStream {
  /// Writes findings, for people.
  static func write(findings diagnostics: [Diagnostic]) throws {
    let isColoured = Terminal.showsColours(CommandContext.current.errors, .auto)
    let printer = DiagnosticPrinter(format: .text, isColoured: isColoured, rules: [])
    try write(try printer.print(diagnostics))
  }

  /// Writes what is wrong with an input without which the command can't begin, and returns the exit code.
  static func unreadable(_ input: UnreadableInput) throws -> ExitCode {
    try write(findings: input.diagnostics)
    return .findings
  }

  /// Writes why the command can't run, a line for each reason, and returns the exit code.
  static func wrongUsage(_ sentences: [String]) throws(FileError) -> ExitCode {
    try write(sentences.map { "Error: \(TerminalText.visible($0))\n" }.joined())
    return .validationFailure
  }

  /// Writes what a person should know, though nothing is wrong.
  static func write(note: String) throws(FileError) { try write("note: \(note)\n") }

  private static func write(_ text: String) throws(FileError) {
    CommandContext.current.output.flush()
    do { try CommandContext.current.errors.handle.write(contentsOf: Data(text.utf8)) } catch {
      throw FileError("write", "the error stream", error)
    }
  }
}
