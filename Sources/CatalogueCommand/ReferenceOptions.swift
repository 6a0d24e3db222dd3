internal import ArgumentParser
internal import CatalogueCompiler
internal import FileAccess

/// What schemas may refer to.
struct ReferenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A document that a schema may refer to, by its $id or by its path. Can be repeated; nothing else is opened.",
      valueName: "file"))
  var reference: [String] = []

  /// The documents.
  func documents() throws(FileError) -> [SchemaDocument] { try SchemaDocument.read(reference) }
}
