internal import ArgumentParser
internal import Catalogue
internal import CataloguePreviews
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue preview`
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write a page that shows every brand as the apps do.",
    discussion: """
      One self-contained page: the phone's tiles and the watch's list, light and dark, each logo beside its source, \
      the findings of each brand, and what changed since the last release. It is written even if brand files have \
      errors, and loads nothing from the network. Open it in a browser.

        catalogue preview
        catalogue preview --baseline last-release.json
      """)

  @OptionGroup(title: "Files") var files: FileOptions<ComparedOutput>
  @OptionGroup(title: "Page") var pages: PreviewOptions
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let path = pages.watch ?? "\(files.generated.trimmingSlashes)/preview/index.html"
    var preview = CataloguePreview(try pages.files(), isServed: pages.watch != nil, jobs: running.jobCount)
    let folder = SourceFolder(files, cache: pages.watch == nil ? nil : SourceCache())
    var inputs = FileIdentities.ofInputs(files)
    try await write(&preview, of: folder, to: path)
    guard pages.watch != nil else { return }
    let starter = getppid()
    var look = Duration.zero
    // The process that started this may be killed without ending it.
    while getppid() == starter {
      try await Task.sleep(for: PreviewOptions.pause(after: look))
      let start = ContinuousClock.now
      let now = FileIdentities.ofInputs(files)
      look = .now - start
      guard now.bytes != inputs.bytes else { continue }
      inputs = now
      // A file may be gone between two looks, or unreadable: the next change may fix it.
      do { try await write(&preview, of: folder, to: path) } catch let error as FileError {
        try write(line: error.description)
      } catch is ExitCode {}
    }
  }

  private func write(
    _ preview: inout CataloguePreview, of folder: SourceFolder, to path: String
  ) async throws {
    let result = await preview.render(try folder.read())
    guard let page = result.page else {
      try report.write(findings: result.diagnostics, of: files.market)
      throw ExitCode.findings
    }
    try PreviewPageFile(path: path).write(page)
    try write(line: "\(path): \(summary(result))")
    try report.write(unknownIcons: result.unknownIconCount)
  }

  /// Prints a line at once, also into a pipe.
  private func write(line: String) throws { try report.write(Array("\(line)\n".utf8)) }

  /// `176 brands, 2 findings, 1 changed since 2026-05-31`
  private func summary(_ result: PreviewResult) -> String {
    let changed = result.baseline.map { ", \(result.changedCount) changed since \($0)" } ?? ""
    return "\(result.entriesInWords), \(counted(result.diagnostics.count, "finding"))\(changed)"
  }
}
