internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import CatalogueEmit
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue build`
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Write the catalogue and the code.",
    discussion: """
      Reads the market's folder, checks everything, and writes italy.json beside it and the code into the folder \
      for generated files. After an error nothing is written; warnings don't stop a build. A file whose content is the \
      same isn't touched.

        catalogue build
        catalogue build --date 2026-05-31 --baseline last-release.json
      """)

  @Flag(help: "Write nothing that apps which have the last release couldn't read.")
  var release = false
  @OptionGroup(title: "Files") var files: FileOptions<WrittenOutput>
  @OptionGroup(title: "Files") var older: OlderSchemas
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func validate() throws {
    if older.baselineSchemas != nil, !release {
      throw ValidationError(
        "--baseline-schemas needs --release: other builds aren't compared with the last release.")
    }
  }

  /// The files that were written: those in folders, such as logos, of which there are hundreds, as a number.
  /// - Parameter symbols: the folder of the pictograms; `nil` where the kind has none.
  private func listing(
    _ changes: OutputFolder.Changes, in folder: OutputFolder, symbols: String?
  ) -> String {
    let plain = changes.written.filter { !($0.name ?? "").contains("/") }
    let drawings = changes.written.count { LogoFiles.isDrawing($0.name ?? "", symbolsIn: symbols) }
    let others = changes.written.count - plain.count - drawings
    let parts =
      plain.map(folder.path) + (drawings == 0 ? [] : [counted(drawings, "file") + " of drawings"])
      + (others == 0 ? [] : [counted(others, "file") + " of entries"])
    let deleted = changes.deletedCount == 0 ? [] : ["deleted \(counted(changes.deletedCount, "file"))"]
    return
      ((parts.isEmpty
      ? deleted.isEmpty ? ["nothing to write"] : [] : ["wrote " + parts.joined(separator: ", ")])
      + deleted).joined(separator: "; ")
  }

  /// Says which files were written, and of those what may have been somebody's own.
  private func show(
    _ changes: OutputFolder.Changes, in folder: OutputFolder, _ log: ActivityLog
  ) throws {
    for file in changes.written { log.write("wrote \(folder.path(of: file))") }
    guard let first = changes.replaced.first else { return }
    let others =
      changes.replaced.count == 1 ? "" : " and \(counted(changes.replaced.count - 1, "other file"))"
    try ErrorStream.write(
      note:
        "replaced \(first)\(others), which \(others.isEmpty ? "wasn't" : "weren't") in this folder's list of generated files"
    )
  }

  private func draw(_ images: [EmittedImage], _ log: ActivityLog) async throws -> DrawnImages {
    let renderer = ImageRenderer(in: files.generated)
    guard !images.isEmpty else { return try await renderer.draw([], jobs: 1) }
    log.begin("draw")
    let pictures = try await ProgressLine.during(
      "Drawing \(counted(images.count, "picture"))", isShown: report.messages.showsProgress
    ) {
      try await renderer.draw(images, jobs: running.jobCount)
    }
    log.end(counted(pictures.files.count, "picture"))
    return pictures
  }

  func run() async throws {
    let today = try running.today()
    let log = report.messages.activityLog()
    try files.checkOutputName()
    let latest = running.latestDay.map { "\($0)" } ?? "any"
    let record = BuildRecord(files, settings: "\(today) \(latest) \(files.baselineName ?? "")")
    // The record doesn't know the schemas of the last release.
    if !release, let last = record.reportOfSameBuild() {
      try report.write(findings: last.findings, accepted: last.accepted, of: files.market, log)
      try report.write(unknownIcons: last.unknownIconCount)
      log.write("no file has changed since the last build: nothing is read")
      return report.write(line: "\(last.summary); nothing to write")
    }
    let cache = BuildCacheFile(in: files.generated)
    let known = cache.read()
    var sources = try SourceFolder(files, known: record.unchangedSources(in: known)).read(log)
    try files.checkOutput(among: sources)
    sources.cache = known
    sources.baselineKind = try older.kind(of: sources)
    sources.unchangedOutputs = record.unchangedOutputs(cache: known)
    let pipeline = CataloguePipeline(
      today: today, latest: running.latestDay, jobs: running.jobCount,
      onStage: log.stages(of: sources))
    let title = "Compiling \(sources.entriesInWords)"
    var result = await ProgressLine.during(title, isShown: report.messages.showsProgress) {
      await pipeline.build(sources, isRelease: release)
    }
    log.end(result.summary)
    try report.write(findings: result.diagnostics, accepted: result.accepted, of: files.market, log)
    guard let emitted = result.files, let catalogue = result.catalogue else { throw ExitCode.findings }
    if release, result.unknownIconCount > 0 {
      throw FileError(
        "\(counted(result.unknownIconCount, "logo")) of an icon set would be missing from the release: give its folder with --icons"
      )
    }
    try report.write(unknownIcons: result.unknownIconCount)
    let pictures = try await draw(result.images, log)
    log.begin("write")
    let output = OutputFolder(files)
    let changes = try output.write(
      emitted + pictures.files, keeping: result.unchangedFiles, copying: result.assets)
    let count = emitted.count + pictures.files.count + result.unchangedFiles.count + result.assets.count
    log.end("\(changes.written.count) of \(counted(count, "file"))")
    try show(changes, in: output, log)
    try pictures.keep()
    result.forgetFiles()
    let isKept = result.keepsCache
    let checksum = isKept ? known.checksum : try result.cacheContents.flatMap(cache.store)
    let summary =
      "Catalogue \(catalogue.version): \(catalogue.countInWords), "
      + counted(catalogue.tombstoneCount, "tombstone")
    record.store(
      .init(
        summary: summary, findings: result.diagnostics, accepted: result.accepted,
        unknownIconCount: result.unknownIconCount),
      cache: checksum,
      besideCache: isKept
        ? .init(sources: result.sourcesBesideCache, outputs: changes.found.keys.sorted()) : nil,
      found: changes.found, kept: result.unchangedFiles)
    report.write(line: "\(summary); \(listing(changes, in: output, symbols: result.catalogue?.kind.symbols))")
  }
}
