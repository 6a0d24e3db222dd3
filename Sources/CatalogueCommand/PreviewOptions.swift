internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess

/// How the preview's page is made.
struct PreviewOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the page's own files.", valueName: "folder"))
  var page = "preview"

  @Flag(
    help: "Write live.html, and write it anew whenever a source changes, until it is stopped: for catalogue-preview."
  )
  var watch = false

  /// How long to wait between two looks at the files: less than a person notices.
  static let pause = Duration.milliseconds(50)

  func validate() throws {
    guard !page.isEmpty else { throw ValidationError("A path can't be empty.") }
  }

  /// What the page is made of.
  func files() throws(FileError) -> PreviewFiles {
    var files: [String: SourceText] = [:]
    for name in PreviewFiles.names { files[name] = try SourceText(file: "\(page.trimmingSlashes)/\(name)") }
    return PreviewFiles(files)
  }
}
