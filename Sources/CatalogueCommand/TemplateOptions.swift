internal import ArgumentParser
internal import Diagnostics
internal import FileAccess

/// The folders of schemas and templates. The defaults are the project's layout, relative to its folder.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("schemas"),
    help: ArgumentHelp(
      "The folder of the JSON Schemas. Default: schemas, beside the templates.", valueName: "folder"),
    transform: GivenPath.checked)
  var givenSchemas: String?

  @Option(
    help: ArgumentHelp("The folder of the templates.", valueName: "folder"), transform: GivenPath.checked)
  var templates = "templates"

  /// The folder of the JSON Schemas.
  var schemas: String {
    let folder = PathParts(templates).folder
    return givenSchemas ?? (folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/") + "schemas"
  }

  /// The paths of the templates by their names, with those that others include: `kotlin/Search.kt`.
  func templatePaths() throws(FileError) -> [String: String] {
    let folder = templates.trimmingSlashes
    let names = try FolderListing.files(below: folder, depth: 3)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") })
  }
}
