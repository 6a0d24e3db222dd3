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

/// The folder of the schemas, for commands that read nothing but the entry schema.
struct EntrySchemaOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"

  @OptionGroup var kindName: KindOption

  /// The files of the kind.
  func kind() throws(FileError) -> KindFiles {
    try SchemaFolder(schemas).kind(named: kindName.kind, of: "entries") { PublishedMembers.none }
  }
}
