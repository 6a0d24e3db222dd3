internal import ArgumentParser
internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// How findings are reported.
struct ReportOptions: ParsableArguments {
  @Option(help: "How to print findings: \(DiagnosticFormat.names).", transform: DiagnosticFormat.named)
  var format: DiagnosticFormat = .text

  @OptionGroup var messages: MessageOptions

  /// Prints a line for people.
  func write(line: String) {
    if format == .text, !messages.quiet { Console.print(line) }
  }

  /// What an input gives. Where it can't be read, its findings are written, and the command ends.
  func read<Value>(_ input: () throws(UnreadableInput) -> Value) throws -> Value {
    do throws(UnreadableInput) { return try input() } catch {
      try write(findings: error.diagnostics)
      throw ExitCode.findings
    }
  }

  /// Prints findings: text to the error stream, for people; the other formats to the output, for programs.
  /// - Parameter accepted: the warnings that the sources accept; people see them with --verbose.
  func write(
    findings diagnostics: [Diagnostic], accepted: [AcceptedFinding] = [],
    of market: String = SuggestedCommand.usualMarket
  ) throws {
    let printer = DiagnosticPrinter(
      format: format, isColoured: messages.showsColours(CommandContext.current.errors),
      rules: Rule.all.map(\.description))
    let advice = format == .text ? advice(on: diagnostics, of: market) : ""
    let text = try printer.print(diagnostics, accepted: accepted) + advice
    try write(
      Array(text.utf8), to: format == .text ? CommandContext.current.errors : CommandContext.current.output)
  }

  /// Prints the findings of a build, and in the log the warnings that the sources accept.
  func write(
    findings: [Diagnostic], accepted: [AcceptedFinding], of market: String, _ log: ActivityLog
  ) throws {
    for accepted in accepted { log.write(accepted.line) }
    try write(findings: findings, accepted: accepted, of: market)
  }

  /// Says that entries have no logo because no icon set was given.
  func write(unknownIcons count: Int) throws(FileError) {
    guard count > 0, !messages.quiet else { return }
    try ErrorStream.write(
      note:
        "\(counted(count, "logo")) of an icon set \(count == 1 ? "is" : "are") missing: give its folder with --icons"
    )
  }

  /// A line that says how many findings have a fix, if any.
  private func advice(on diagnostics: [Diagnostic], of market: String) -> String {
    // A drawing isn't written: whoever made it has another one, from which the next export comes.
    let count = diagnostics.count { finding in
      finding.edit.map { !$0.location.path.lowercased().hasSuffix(".svg") } ?? false
    }
    guard count > 0 else { return "" }
    let which = count < diagnostics.count ? "\(count) of them" : count == 1 ? "It" : "All of them"
    return "\(which) can be fixed: catalogue check --fix\(SuggestedCommand.marketOption(market))\n"
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8], to stream: CommandOutput = CommandContext.current.output) throws(FileError) {
    do { try stream.handle.write(contentsOf: Data(bytes)) } catch {
      throw FileError("write", "the findings", error)
    }
  }
}
