internal import ArgumentParser
internal import CatalogueAuthoring
internal import Diagnostics
internal import FileAccess

/// `catalogue logo normalize`
struct LogoNormalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Normalise one SVG file, so that every platform draws it alike.",
    discussion: """
      Writes the result, or reports every error and writes nothing (exit code 100). A file with warnings is written.
      A symbolic link is followed: what it stands for is written.

        catalogue logo normalize download.svg catalogue/italy/logos/coin.svg
        catalogue logo normalize --sanitize from-a-website.svg coin.svg
        curl -s https://example.com/logo.svg | catalogue logo normalize - - | less
      """)

  @Flag(
    help: "Remove scripts, event handlers, links and animation with a warning, instead of rejecting the file."
  )
  var sanitize = false
  @OptionGroup var report: ReportOptions
  @Argument(
    help: ArgumentHelp("The SVG file to read; - is the standard input.", valueName: "in"),
    transform: GivenPath.checked)
  var input: String
  @Argument(
    help: ArgumentHelp("The file to write; - is the standard output.", valueName: "out"),
    transform: GivenPath.checked)
  var output: String

  func validate() throws {
    guard output == "-", report.format != .text else { return }
    throw ValidationError(
      "Findings are printed where the logo is: leave out --format, or name a file to write.")
  }

  func run() throws {
    let source = try SourceText(fileOrInput: input)
    let name = PathParts(output).name.split(separator: ".").first.map(String.init) ?? ""
    let result = LogoNormalization(source, name: name, sanitizes: sanitize)
    try report.write(findings: result.diagnostics)
    guard let svg = result.svg else { throw ExitCode.findings }
    if output == "-" {
      try report.write(svg)
    } else {
      try FileBytes.replace(FileBytes.followingLinks(output), with: svg)
      report.write(line: "\(output): \(source.bytes.count) bytes became \(svg.count)")
    }
    // One that is too large can be looked at, and isn't published.
    if result.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.findings }
  }
}

/// `catalogue logo`
struct LogoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logo", abstract: "Work on single logos.",
    subcommands: [LogoNormalizeCommand.self, LogoPassesCommand.self])
}
