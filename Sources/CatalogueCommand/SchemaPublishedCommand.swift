internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
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

  @Argument(help: ArgumentHelp("The entry schema.", valueName: "file"), transform: GivenPath.checked)
  var file = "schemas/brand.schema.json"
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let source = try SourceText(file: file)
    do throws(UnreadableInput) {
      print(String(decoding: try PublishedSchemaFile.text(of: source), as: UTF8.self), terminator: "")
    } catch {
      try report.write(findings: error.diagnostics)
      throw ExitCode.findings
    }
  }
}
