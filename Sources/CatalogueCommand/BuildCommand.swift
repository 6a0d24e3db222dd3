internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import Diagnostics

/// `catalogue build`
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Write the catalogue and the code.",
    discussion: """
      Reads the market's folder, checks everything, and writes italy.json beside it and the code into the folder \
      for generated files. An error leaves all earlier files as they are; a warning doesn't stop a build. Files whose \
      content is the same are not touched.

        catalogue build
        catalogue build --date 2026-05-31 --baseline last-release.json
      """)

  @OptionGroup(title: "Files") var files: FileOptions
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  /// The files that were written: those of the logos, of which there are hundreds, by their number.
  private func listing(_ written: [String]) -> String {
    let folder = files.generated.trimmingSlashes + "/"
    let plain = written.filter { !($0.hasPrefix(folder) && $0.dropFirst(folder.count).contains("/")) }
    let logos = written.count - plain.count
    let parts = plain + (logos == 0 ? [] : ["\(logos) files of logos"])
    return parts.isEmpty ? "nothing to write" : "wrote " + parts.joined(separator: ", ")
  }

  func run() async throws {
    let today = try running.today()
    let log = report.messages.activityLog()
    let record = BuildRecord(files)
    if let summary = record.summaryOfSameBuild() {
      try report.tell([])
      log.tell("no file has changed since the last build: nothing is read")
      return report.tell("\(summary); nothing to write")
    }
    let cache = LogoCacheFile(files)
    var sources = try SourceFolder(files).read(log)
    sources.logoCache = cache.read()
    let pipeline = CataloguePipeline(
      today: today, jobs: running.jobCount, rasterize: Rasterizer.png, onStage: log.stages(of: sources))
    let title = "Compiling \(sources.brands.count) brands"
    let result = await ProgressLine.during(title, isShown: report.messages.showsProgress) {
      await pipeline.build(sources)
    }
    log.end(result.summary)
    try report.tell(result.diagnostics)
    guard let emitted = result.files, let catalogue = result.catalogue else { throw ExitCode.findings }
    log.begin("write")
    let written = try OutputFolder(files).write(emitted)
    log.end("\(written.count) of \(emitted.count) files")
    for path in written { log.tell("wrote \(path)") }
    if let logoCache = result.logoCache { cache.store(logoCache, unlessIn: sources.logoCache) }
    let summary =
      "Catalogue \(catalogue.version): \(catalogue.brands.count) brands, \(catalogue.tombstones.count) tombstones"
    if result.diagnostics.isEmpty { record.store(summary: summary) } else { record.forget() }
    report.tell("\(summary); \(listing(written))")
  }
}
