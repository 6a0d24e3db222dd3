internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import Diagnostics

/// `catalogue check`
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell everything that is wrong, and change nothing.",
    discussion: """
      Does all that a build does in memory, compares the result with the catalogue that is there, and fails \
      (exit code 100) on any finding, warnings included, or if a build would change the catalogue.

        catalogue check
        catalogue check --format github        annotations on a pull request
        catalogue check --format sarif > catalogue.sarif
      """)

  @OptionGroup(title: "Files") var files: FileOptions
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let log = report.messages.activityLog()
    let sources = try SourceFolder(files).read(log)
    let pipeline = CataloguePipeline(
      today: try running.today(), jobs: running.jobCount, rasterize: Rasterizer.png,
      onStage: log.stages(of: sources))
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
}
