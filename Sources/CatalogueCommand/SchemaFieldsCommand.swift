internal import ArgumentParser
internal import CatalogueCompiler
internal import FileAccess

/// `catalogue schema fields`
struct SchemaFieldsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fields", abstract: "Print the fields of an entry, as Markdown.",
    discussion: """
      Lists what the schema of entries (brand.schema.json) says of each field: what it is, what is allowed, whether it is \
      required, an example, and whether it is in brand files, in the published catalogue, or in both.

        catalogue schema fields > docs/FIELDS.md
      """)

  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let schema = try SourceFolder.source(SourceFolder.schema("brand", in: schemas))
    do throws(UnreadableInput) { print(FieldPage(try EntryFields(schema)).text) } catch {
      try report.write(findings: error.diagnostics)
      throw ExitCode.findings
    }
  }
}
