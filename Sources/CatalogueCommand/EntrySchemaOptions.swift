internal import ArgumentParser
internal import CatalogueSources
internal import FileAccess

/// The kind of catalogue, where nothing else says it.
struct KindOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The kind of catalogue: a folder of the JSON Schemas. Default: the only one, or that of which the catalogue has "
        + "the entries.", valueName: "name"))
  var kind: String?
}

/// The folder of the schemas, for commands that read no templates.
struct SchemaFolderOption: ParsableArguments {
  @Option(
    name: .customLong("schemas"),
    help: ArgumentHelp(
      "The folder of the JSON Schemas. Default: schemas; outside of a project, those installed with the command.",
      valueName: "folder"), transform: GivenPath.checked)
  var givenSchemas: String?

  /// The folder of the JSON Schemas.
  var schemas: String { givenSchemas ?? ProjectFiles.schemas }
}

/// The folder of the schemas, for commands that read nothing but the entry schema.
struct EntrySchemaOptions: ParsableArguments {
  @OptionGroup var folder: SchemaFolderOption
  @OptionGroup var kindName: KindOption

  /// The folder of the JSON Schemas.
  var schemas: String { folder.schemas }

  /// The files of the kind.
  func kind() throws(FileError) -> KindFiles {
    try SchemaFolder(schemas).kind(named: kindName.kind, of: "entries") { PublishedMembers.none }
  }
}
