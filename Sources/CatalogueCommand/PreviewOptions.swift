internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess

/// How the preview's page is made.
struct PreviewOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the page's own files.", valueName: "folder"))
  var page = "preview"

  @Option(
    help: ArgumentHelp(
      "Write this file, and write it anew whenever a source changes: for catalogue-preview.",
      valueName: "file"))
  var watch: String?

  /// How long to wait between two looks at the files: it is hardly noticed, nor is the work of looking at thousands.
  static let pause = Duration.milliseconds(75)

  func validate() throws {
    guard !page.isEmpty, watch != "" else { throw ValidationError("A path can't be empty.") }
  }

  /// What the page is made of.
  func files() throws(FileError) -> PreviewFiles {
    var files: [String: SourceText] = [:]
    for name in PreviewFiles.names { files[name] = try SourceText(file: "\(page.trimmingSlashes)/\(name)") }
    return PreviewFiles(files)
  }
}
