internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue preview`
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write a page that shows every brand as the apps do.",
    discussion: """
      One page with everything in it: the phone's tiles and the watch's list, light and dark, each logo beside its \
      drawing, what is wrong with each brand, and what changed since the last release. It is written whatever is wrong \
      with the brand files, and fetches nothing. Open it with a browser.

        catalogue preview
        catalogue preview --baseline last-release.json
      """)

  @OptionGroup(title: "Files") var files: FileOptions
  @OptionGroup(title: "Page") var pages: PreviewOptions
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let path = pages.watch ?? "\(files.generated.trimmingSlashes)/preview/index.html"
    var preview = CataloguePreview(try pages.files(), isServed: pages.watch != nil, jobs: running.jobCount)
    let folder = SourceFolder(files, remembering: pages.watch == nil ? nil : SourceMemory())
    var inputs = FileIdentities.ofInputs(files)
    try await write(&preview, of: folder, logoCache: LogoCacheFile(files).read(), to: path)
    guard pages.watch != nil else { return }
    let starter = getppid()
    var look = Duration.zero
    // Who started this may be killed without a word to it.
    while getppid() == starter {
      try await Task.sleep(for: PreviewOptions.pause(after: look))
      let start = ContinuousClock.now
      let now = FileIdentities.ofInputs(files)
      look = .now - start
      guard now.bytes != inputs.bytes else { continue }
      inputs = now
      // A file that is gone between two looks, or that can't be read: the next change may mend it.
      do { try await write(&preview, of: folder, to: path) } catch let error as FileError {
        try tell(error.description)
      } catch is ExitCode {}
    }
  }

  private func write(
    _ preview: inout CataloguePreview, of folder: SourceFolder, logoCache: [UInt8] = [], to path: String
  ) async throws {
    var sources = try folder.read()
    sources.logoCache = logoCache
    let result = await preview.render(sources)
    guard let page = result.page else {
      try report.tell(result.diagnostics)
      throw ExitCode.findings
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    try FileBytes.makeFolder(parts.joined(separator: "/"))
    if !FileBytes.file(path, holds: page) { try FileBytes.replace(path, with: page, isDurable: false) }
    try tell("\(path): \(summary(result))")
  }

  /// Prints a line at once, also into a pipe.
  private func tell(_ line: String) throws { try report.write(Array("\(line)\n".utf8)) }

  /// `176 brands, 2 findings, 1 changed since 2026-05-31`
  private func summary(_ result: PreviewResult) -> String {
    let found = result.diagnostics.count
    let changed = result.baseline.map { ", \(result.changedCount) changed since \($0)" } ?? ""
    return "\(result.brandCount) brands, \(found == 1 ? "1 finding" : "\(found) findings")\(changed)"
  }
}
