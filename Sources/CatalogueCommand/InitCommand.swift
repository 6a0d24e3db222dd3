internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// `catalogue init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a catalogue.",
    discussion: """
      Makes a folder with catalogue.yaml and an entry of each example that the kind's schemas have. A folder with anything \
      in it isn't touched.

        catalogue init catalogue/francia --kind brands
      """)

  @Argument(
    help: ArgumentHelp("The folder to create. It may exist if it is empty.", valueName: "folder"),
    transform: GivenPath.checked)
  var folder: String
  @OptionGroup var kind: EntrySchemaOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let path = folder.trimmingSlashes
    let target = NewFolder(path)
    try target.checkIsFree()
    let schemas = SchemaFiles(
      kind: try kind.kind(), settings: try SourceFolder.source(SchemaFolder(kind.schemas).settings))
    let catalogue = try report.read { () throws(UnreadableInput) in
      try NewCatalogue(schemas, schemaFolder: RelativePath.from(path, to: kind.schemas.trimmingSlashes))
    }
    try target.write(catalogue.files.map { ($0.path, $0.bytes) }, folders: catalogue.folders)
    for file in catalogue.files { report.write(line: "\(path)/\(file.path): written") }
    report.write(line: "Next: write entries of your own, then run catalogue check --market \(path.shellWord)")
  }
}
