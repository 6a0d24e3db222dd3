internal import ArgumentParser
internal import Diagnostics
internal import FileAccess

/// The folder of the schemas, for commands that read nothing but the entry schema.
struct EntrySchemaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"

  /// The entry schema.
  func source() throws(FileError) -> SourceText {
    try SourceFolder.source(SourceFolder.schema("brand", in: schemas))
  }
}
