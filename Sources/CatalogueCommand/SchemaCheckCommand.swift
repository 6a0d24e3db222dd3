internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics

/// `catalogue schema check`
struct SchemaCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell everything that is wrong with JSON Schemas.",
    discussion: """
      Reads schemas of draft 2020-12, written as JSON or (.yaml, .yml) YAML, which may refer to one another, and \
      fails (exit code 100) on any finding, warnings included.

        catalogue schema check schemas/*.json
        catalogue schema check --reference shared.yaml order.yaml
      """)

  @OptionGroup(title: "Files") var references: ReferenceOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @Argument(help: "The schemas.") var files: [String]

  func run() throws {
    let schemas = try SchemaDocument.read(files)
    let findings = SchemaFileCheck.diagnostics(of: schemas, references: try references.documents())
    try report.tell(findings)
    guard findings.isEmpty else { throw ExitCode.findings }
    report.tell(schemas.count == 1 ? "1 schema, no findings" : "\(schemas.count) schemas, no findings")
  }
}
