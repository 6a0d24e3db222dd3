internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess

/// `catalogue format`
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Bring brand files into form, and never change what they say.",
    discussion: """
      Puts the fields into the order of the schema, two spaces a level, and quotes where they are needed. Comments stay \
      with what they belong to. What has one right fix is mended, as "catalogue check --fix" does. A file with errors is \
      left as it is, and told of (exit code 100). Lines keep ending as they all do in a file, LF or CRLF.

        catalogue format                                   every brand file of the market
        catalogue format catalogue/italy/brands/pam.yaml
        catalogue format --check                           changes nothing, and fails if it would
      """)

  @Flag(help: "Change nothing; name each file that would change (exit code 100).") var check = false
  @Option(help: ArgumentHelp("The market's folder.", valueName: "folder")) var market = "catalogue/italy"
  @OptionGroup(title: "Files") var folders: TemplateOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @Argument(help: "The brand files. Default: all of the market.") var files: [String] = []

  func run() throws {
    let folder = SourceFolder(market: market.trimmingSlashes, folders)
    let formatter = try formatter(folder)
    let sources = files.isEmpty ? try folder.brandFiles() : try folder.sources(files)
    var changes: [FileChange] = []
    var findings: [Diagnostic] = []
    var mended: [Diagnostic] = []
    for source in sources {
      let outcome = formatter.format(source)
      findings += outcome.diagnostics
      guard let bytes = outcome.bytes, bytes != source.bytes else { continue }
      changes.append(FileChange(before: source, after: bytes))
      mended += outcome.mended
    }
    if check {
      findings += mended
    } else {
      try changes.write()
      for finding in mended { report.tell(finding.mendedLine) }
    }
    try report.tell(findings.sorted())
    guard findings.isEmpty else { throw ExitCode.findings }
    report.tell("\(sources.count) files, \(changes.isEmpty ? "all in form" : "\(changes.count) changed")")
  }

  /// - Throws: `ExitCode.findings`, after telling what is wrong with the schema.
  private func formatter(_ folder: SourceFolder) throws -> BrandFileFormatter {
    let schema = try folder.brandSchema()
    do throws(UnreadableInput) { return try BrandFileFormatter(schema: schema) } catch {
      try report.tell(error.diagnostics)
      throw ExitCode.findings
    }
  }
}
