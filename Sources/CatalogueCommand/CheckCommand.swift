internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import Diagnostics

/// `catalogue check`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell everything that is wrong, and change nothing unless asked to.",
    discussion: """
      Does all that a build does in memory, compares the result with the catalogue that is there, and fails \
      (exit code 100) on any finding, warnings included, or if a build would change the catalogue.

        catalogue check
        catalogue check --fix                  mends first what has one right fix
        catalogue check --format github        annotations on a pull request
        catalogue check --format sarif > catalogue.sarif
      """)

  @Flag(help: "Mend what has one right fix, tell of it in a line each, and check what is there then.")
  var fix = false
  @OptionGroup(title: "Files") var files: FileOptions
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let log = report.messages.activityLog()
    var sources = try SourceFolder(files).read(log)
    let pipeline = CataloguePipeline(
      today: try running.today(), jobs: running.jobCount, rasterize: Rasterizer.png,
      onStage: log.stages(of: sources))
    if fix { sources = try await mend(sources, by: pipeline) }
    let tracked = GitFiles.tracked(under: files.generated)
    let title = "Checking \(sources.brands.count) brands"
    let result = await ProgressLine.during(title, isShown: report.messages.showsProgress) {
      await pipeline.check(sources, trackedGeneratedPaths: tracked)
    }
    log.end(result.summary)
    try report.tell(result.diagnostics)
    guard result.diagnostics.isEmpty, let catalogue = result.catalogue else { throw ExitCode.findings }
    report.tell("Catalogue \(catalogue.version): \(catalogue.brands.count) brands, no findings")
  }

  /// Writes the files anew in which something can be mended.
  private func mend(_ sources: SourceFiles, by pipeline: CataloguePipeline) async throws -> SourceFiles {
    let (files, mended) = await pipeline.mend(sources)
    let pairs = zip([sources.settings] + sources.brands, [files.settings] + files.brands)
    try pairs.filter { $0.bytes != $1.bytes }.map { FileChange(before: $0, after: $1.bytes) }.write()
    for finding in mended { report.tell(finding.mendedLine) }
    return files
  }
}
