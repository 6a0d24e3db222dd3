internal import ArgumentParser
internal import CataloguePreviews
internal import Diagnostics
internal import FileAccess

/// The options of the preview's page.
struct PreviewOptions: ParsableArguments {
  @Option(
    name: .customLong("page"),
    help: ArgumentHelp(
      "The folder of the page's own files. Default: preview; outside of a project, that installed with the command.",
      valueName: "folder"), transform: GivenPath.checked)
  var givenPage: String?

  /// The folder of the page's own files.
  var page: String { givenPage ?? ProjectFiles.page }

  @Option(
    help: ArgumentHelp(
      "Write this file, and rewrite it whenever a source changes: for catalogue-preview.",
      valueName: "file"), transform: GivenPath.checked)
  var watch: String?

  /// How long to wait before the next look at the files: too short to notice, and long enough that looking takes at
  /// most a tenth of a core's time.
  static func pause(after look: Duration) -> Duration { max(.milliseconds(20), look * 9) }

  /// What the page is made of.
  func files() throws(FileError) -> PreviewFiles {
    var files: [String: SourceText] = [:]
    for name in PreviewFiles.names { files[name] = try SourceText(file: "\(page.trimmingSlashes)/\(name)") }
    return PreviewFiles(files)
  }
}
