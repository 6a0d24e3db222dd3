internal import ArgumentParser
internal import CatalogueSources
internal import FileAccess

/// The folder of the schemas, for commands that read nothing but the entry schema.
struct EntrySchemaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"

  /// The files of the kind.
  func kind() throws(FileError) -> KindFiles { try SourceFolder.kind(in: schemas) }
}
