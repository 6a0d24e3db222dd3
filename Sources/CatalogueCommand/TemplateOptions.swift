internal import ArgumentParser
internal import Diagnostics
internal import FileAccess

/// The folders of schemas and templates. The defaults are the project's layout, relative to its folder.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("schemas"),
    help: ArgumentHelp(
      "The folder of the JSON Schemas. Default: schemas, beside the templates; outside of a project, those installed "
        + "with the command.", valueName: "folder"),
    transform: GivenPath.checked)
  var givenSchemas: String?

  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp(
      "The folder of the templates. Default: templates; outside of a project, those installed with the command.",
      valueName: "folder"), transform: GivenPath.checked)
  var givenTemplates: String?

  /// The folder of the templates.
  var templates: String { givenTemplates ?? ProjectFiles.templates }

  /// The folder of the JSON Schemas.
  var schemas: String {
    guard let givenTemplates else { return givenSchemas ?? ProjectFiles.schemas }
    let folder = PathParts(givenTemplates).folder
    let beside = (folder.isEmpty ? "" : folder == "/" ? "/" : folder + "/") + "schemas"
    return givenSchemas
      ?? (FolderListing.isFolder(beside) ? beside : ProjectFiles.installed("schemas") ?? beside)
  }

  /// The paths of the templates by their names, with those that others include: `kotlin/Search.kt`.
  func templatePaths() throws(FileError) -> [String: String] {
    let folder = templates.trimmingSlashes
    let names = try FolderListing.files(below: folder, depth: 3)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "\(folder)/\($0)") })
  }
}
