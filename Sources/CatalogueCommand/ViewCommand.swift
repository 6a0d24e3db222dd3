internal import ArgumentParser
internal import CatalogueCompiler
internal import CatalogueEmit
internal import CatalogueRules
internal import CommandRunning
internal import Diagnostics
internal import FileAccess

/// `catalogue view`
struct ViewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "view",
    abstract: "Print the names that a template may use.",
    discussion: """
      A new language needs a template and a line under "outputs" in catalogue.yaml. Without --json the names are \
      listed; with it each has its value, written as a literal of the template's language. Of an output with a file for \
      each entry, the names are those of an entry too.

        catalogue view
        catalogue view --json brands.py.mustache
        catalogue view --json Pass.json.mustache
      """)

  @Flag(help: "Print the values too, as JSON.") var json = false
  @Argument(help: ArgumentHelp("The template's file name. The file needn't exist.", valueName: "template"))
  var template = "Brands.json.mustache"
  @OptionGroup(title: "Files") var files: FileOptions<ComparedOutput>
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    guard json else { return try printNames() }
    let log = report.messages.activityLog()
    let sources = try SourceFolder(files).read(log)
    let pipeline = CataloguePipeline(
      today: try running.today(), latest: running.latestDay, jobs: running.jobCount,
      onStage: log.stages(of: sources))
    let view = await pipeline.view(sources, of: template)
    log.end()
    guard let json = view.json else {
      try report.write(findings: view.diagnostics, of: files.market)
      throw ExitCode.findings
    }
    Console.print(String(decoding: json, as: UTF8.self), terminator: "")
  }

  private func printNames() throws {
    let kind = try SourceFolder(files).kind()
    Console.print(
      try report.read { () throws(UnreadableInput) in try TemplateNames.text(kind, of: template) })
  }
}
