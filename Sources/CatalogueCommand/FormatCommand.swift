internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// `catalogue format`
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format brand files; what they mean never changes.",
    discussion: """
      Puts the fields in the order of the schema, indents by two spaces, and quotes only where that is needed. Comments \
      stay with their fields. What has one right fix is fixed, as by "catalogue check --fix". A file with errors isn't \
      changed; its errors are reported (exit code 100). Line endings stay as they are, LF or CRLF.

        catalogue format                                   every brand file of the market
        catalogue format catalogue/italy/brands/pam.yaml
        catalogue format --check                           changes nothing; fails if it would
      """)

  @Flag(help: "Change nothing; report each file that would change (exit code 100).") var check = false
  @Option(help: ArgumentHelp("The market's folder.", valueName: "folder"), transform: GivenPath.checked)
  var market = SuggestedCommand.usualMarket
  @OptionGroup(title: "Files") var folders: TemplateOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @Argument(
    help: ArgumentHelp("The brand files. Default: all of the market.", valueName: "file"),
    transform: GivenPath.checked)
  var files: [String] = []

  func run() throws {
    let sources = try sources()
    var changes: [FileChange] = []
    var findings: [Diagnostic] = []
    var fixed: [Diagnostic] = []
    for (source, formatter) in sources {
      let outcome = formatter.format(source)
      findings += outcome.diagnostics
      guard let bytes = outcome.bytes, bytes != source.bytes else { continue }
      changes.append(FileChange(before: source, after: bytes))
      fixed += outcome.fixed
    }
    if check {
      findings += fixed
    } else {
      try changes.write(fixing: fixed, report)
    }
    try report.write(findings: findings.sorted(), of: market)
    guard findings.isEmpty else { throw ExitCode.findings }
    let result = changes.isEmpty ? "all formatted" : "\(changes.count) changed"
    report.write(line: "\(counted(sources.count, "file")), \(result)")
  }

  /// The files, each with what formats it: the files of another catalogue may be of another kind.
  private func sources() throws -> [(SourceText, BrandFileFormatter)] {
    let markets =
      files.isEmpty ? [market.trimmingSlashes: []] : Dictionary(grouping: files) { catalogueFolder(of: $0) }
    return try markets.sorted { $0.key < $1.key }.flatMap { market, files in
      let folder = SourceFolder(market: market, folders)
      let kind = try folder.kind()
      let formatter = try formatter(kind)
      for file in files where !SourceFolder.isEntry(file) || isSettings(file, of: kind) {
        throw FileError("\(file) isn't the file of an entry, which is all that \"catalogue format\" formats")
      }
      let sources = files.isEmpty ? try folder.entryFiles(kind) : try folder.sources(files)
      return sources.map { ($0, formatter) }
    }
  }

  /// Whether a file is a catalogue's settings. In a folder of entries one of them may be called so.
  private func isSettings(_ file: String, of kind: KindFiles) -> Bool {
    let parts = PathParts(file)
    guard parts.name == SettingsFile.name else { return false }
    return SettingsFile.hasSettings(file)
      || !kind.collections.contains { $0.name == PathParts(parts.folder).name }
  }

  /// The folder of the catalogue that a file is of: above that of its collection, or the one that is given.
  private func catalogueFolder(of file: String) -> String {
    let folder = PathParts(PathParts(file).folder).folder
    let isCatalogue = (try? FileBytes.isThere("\(folder.isEmpty ? "." : folder)/catalogue.yaml")) ?? false
    return isCatalogue ? (folder.isEmpty ? "." : folder) : market.trimmingSlashes
  }

  /// - Throws: `ExitCode.findings`, after reporting what is wrong with the schema.
  private func formatter(_ kind: KindFiles) throws -> BrandFileFormatter {
    try report.read { () throws(UnreadableInput) in try BrandFileFormatter(kind) }
  }
}
