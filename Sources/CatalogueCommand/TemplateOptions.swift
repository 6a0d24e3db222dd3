internal import ArgumentParser
internal import Diagnostics
internal import FileAccess

/// The folders of schemas and templates. The defaults are the project's layout, relative to its folder.
struct TemplateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"

  @Option(
    help: ArgumentHelp("The folder of the templates.", valueName: "folder"), transform: GivenPath.checked)
  var templates = "templates"

  /// The paths of the templates by their names, with those that others include: `kotlin/Search.kt`.
  func templatePaths() throws(FileError) -> [String: String] {
    let folder = templates.trimmingSlashes
    let names = try FolderListing.files(below: folder, depth: 3)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") })
  }
}
