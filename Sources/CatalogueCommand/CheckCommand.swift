internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import CatalogueEmit
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// `catalogue check`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report everything that is wrong, and change nothing without --fix.",
    discussion: """
      Does a whole build in memory, and fails (exit code 100) on any finding, warnings included. With --baseline, the \
      catalogue in the working folder may stay the last release's; one that was changed has to be what the build gives. \
      Without it, that catalogue counts as the last release.

      Files in which the last build found nothing, and that haven't changed, aren't read again. With --cold they are, and \
      the catalogue and the code have to be the same both ways: CI asks for that.

        catalogue check
        catalogue check --fix                  first fixes what has one right fix
        catalogue check --format github        annotations on a pull request
        catalogue check --format sarif > catalogue.sarif
      """)

  @Flag(help: "Fix what has one right fix, print a line for each fix, then check.")
  var fix = false
  @Flag(help: "Read everything again, and compare with what the last build's cache gives.")
  var cold = false
  @OptionGroup(title: "Files") var files: FileOptions<ComparedOutput>
  @OptionGroup(title: "Files") var older: OlderSchemas
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let log = report.messages.activityLog()
    var sources = try SourceFolder(files).read(log)
    // In a folder around the sources all of them would count as generated files.
    try files.checkGenerated(among: sources, mayBeAround: false)
    sources.cache = BuildCacheFile(in: files.generated).read()
    sources.baselineKind = try older.kind(of: sources)
    let pipeline = CataloguePipeline(
      today: try running.today(), latest: running.latestDay, jobs: running.jobCount,
      onStage: log.stages(of: sources))
    if fix { sources = try await autofix(sources, by: pipeline) }
    let tracked = GitFiles.tracked(under: files.generated)
    let title = "Checking \(sources.entriesInWords)"
    let result = await ProgressLine.during(title, isShown: report.messages.showsProgress) {
      await pipeline.check(sources, trackedGeneratedPaths: tracked, isCold: cold)
    }
    log.end(result.summary)
    try report.write(findings: result.diagnostics, accepted: result.accepted, of: files.market, log)
    try report.write(unknownIcons: result.unknownIconCount)
    guard result.diagnostics.isEmpty, let catalogue = result.catalogue else { throw ExitCode.findings }
    let accepted =
      result.accepted.isEmpty ? "" : ", \(counted(result.accepted.count, "warning")) accepted"
    let line = "Catalogue \(catalogue.version): \(catalogue.countInWords), no findings\(accepted)"
    report.write(line: line + (isReleased(result) ? "" : "; the next release writes \(files.cataloguePath)"))
  }

  /// Whether the catalogue in the working folder is what the sources give.
  private func isReleased(_ result: BuildResult) -> Bool {
    let catalogue = result.files?.first { $0.destination == .catalogue }
    return catalogue.map { FileBytes.file(files.cataloguePath, holds: $0.content) } ?? false
  }

  /// Rewrites the files in which something can be fixed.
  private func autofix(_ sources: SourceFiles, by pipeline: CataloguePipeline) async throws -> SourceFiles {
    let (files, fixed) = await pipeline.autofix(sources)
    let pairs = zip([sources.settings] + sources.brands, [files.settings] + files.brands)
    try pairs.filter { $0.bytes != $1.bytes }.map { FileChange(before: $0, after: $1.bytes) }
      .write(fixing: fixed, report)
    return files
  }
}
