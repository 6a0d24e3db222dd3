internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess

/// `catalogue logo normalize`
struct LogoNormalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Bring one SVG file into the form in which every platform draws it alike.",
    discussion: """
      Writes the result, or tells everything that stands in the way and writes nothing (exit code 100). Warnings \
      don't keep a file from being written.

        catalogue logo normalize download.svg catalogue/italy/logos/coin.svg
        catalogue logo normalize --sanitize from-a-website.svg coin.svg
      """)

  @Flag(
    help: "Take scripts, handlers, links and animation out, with a warning, instead of refusing the file.")
  var sanitize = false
  @OptionGroup var report: ReportOptions
  @Argument(help: ArgumentHelp("The SVG file to read.", valueName: "in")) var input: String
  @Argument(help: ArgumentHelp("The file to write.", valueName: "out")) var output: String

  func run() throws {
    let source = try SourceText(file: input)
    let name = output.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    let result = LogoNormalization(source, name: name, sanitizes: sanitize)
    try report.tell(result.diagnostics)
    guard let svg = result.svg else { throw ExitCode.findings }
    try FileBytes.replace(output, with: svg)
    report.tell("\(output): \(source.bytes.count) bytes became \(svg.count)")
  }
}
