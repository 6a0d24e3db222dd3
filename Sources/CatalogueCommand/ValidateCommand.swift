internal import ArgumentParser
internal import CatalogueRules
internal import Diagnostics
internal import FileAccess
internal import JSONSchema

/// `catalogue validate`
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Validate JSON and YAML files against a JSON Schema.",
    discussion: """
      Reports everything in which the files break the schema (draft 2020-12), and fails (exit code 100) on any \
      finding. Files that end in .yaml or .yml are YAML, all others are JSON; the same holds for the schema.

        catalogue validate --schema brand.schema.json brands/*.yaml
        catalogue validate --schema order.json --reference item.json 1.json
        catalogue validate --schema order.json --output basic 1.json

      With --output, the specification's output (core, section 12.4) is printed instead, one JSON document per file. A \
      file that isn't JSON or YAML at all gives {"valid": false}, and its findings go to the error stream.
      """)

  @Option(help: ArgumentHelp("The JSON Schema.", valueName: "file"), transform: GivenPath.checked) var schema:
    String
  @OptionGroup var references: ReferenceOptions
  @Flag(help: "Also enforce `format`.") var formats = false
  @Option(help: "Print the specification's own output: \(OutputFormat.names).", transform: OutputFormat.named)
  var output: OutputFormat?
  @OptionGroup var report: ReportOptions
  @Argument(help: ArgumentHelp("The files to validate.", valueName: "file"), transform: GivenPath.checked)
  var files: [String]

  func validate() throws {
    if output != nil, report.format != .text {
      throw ValidationError("--output and --format exclude each other; choose one.")
    }
  }

  func run() throws {
    let validator = try validator()
    var findings: [Diagnostic] = []
    var isValid = true
    var failures: [FileError] = []
    for path in files {
      guard let file = read(path, &failures) else { continue }
      if let output {
        let result = validator.output(for: file, in: output)
        try report.write(result.bytes)
        findings += result.diagnostics
        isValid = isValid && result.isValid
      } else {
        findings += validator.diagnostics(in: file)
      }
    }
    try report.write(findings: findings)
    guard failures.isEmpty else { throw FileError(failures) }
    guard isValid, findings.isEmpty else { throw ExitCode.findings }
    if output == nil {
      report.write(line: files.count == 1 ? "1 file is valid" : "\(files.count) files are valid")
    }
  }

  /// A file that can't be read doesn't keep the others from being validated.
  private func read(_ path: String, _ failures: inout [FileError]) -> SourceText? {
    do throws(FileError) { return try SourceText(file: path) } catch {
      failures.append(error)
      return nil
    }
  }

  /// - Throws: `ExitCode.findings`, after reporting what is wrong with the schema.
  private func validator() throws -> FileValidator {
    let schema = try SchemaDocument(file: schema)
    let references = try references.documents()
    do throws(UnreadableInput) {
      return try FileValidator(schema: schema, references: references, assertsFormat: formats)
    } catch {
      try report.write(findings: error.diagnostics)
      throw ExitCode.findings
    }
  }
}
