internal import ArgumentParser
internal import CatalogueCompiler
internal import FileAccess

/// `catalogue schema published`
struct SchemaPublishedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "published", abstract: "Print the schema of published catalogues.",
    discussion: """
      It is made from the entry schema: every field is there, null where a source file may leave it out, and the \
      derived fields are among them. "catalogue check" holds the published catalogue against it.

        catalogue schema published > schemas/published.schema.json
      """)

  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let source = try SourceFolder.source(SourceFolder.schema("brand", in: schemas))
    do throws(UnreadableInput) {
      print(String(decoding: try PublishedSchemaFile.text(of: source), as: UTF8.self), terminator: "")
    } catch {
      try report.write(findings: error.diagnostics)
      throw ExitCode.findings
    }
  }
}
