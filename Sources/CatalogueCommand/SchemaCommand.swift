internal import ArgumentParser
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue schema check`
struct SchemaCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report everything that is wrong with JSON Schemas.",
    discussion: """
      Reads schemas of draft 2020-12, written as JSON or (.yaml, .yml) YAML, which may refer to one another, and \
      fails (exit code 100) on any finding, warnings included. Beside the draft's keywords it knows those of entry \
      schemas (x-id, x-type ...), which "catalogue schema keywords" lists.

        catalogue schema check schemas/*.json
        catalogue schema check --reference shared.yaml order.yaml
      """)

  @OptionGroup(title: "Files") var references: ReferenceOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @Argument(help: ArgumentHelp("The schemas.", valueName: "file"), transform: GivenPath.checked)
  var files: [String]

  func run() throws {
    let schemas = try SchemaDocument.read(files)
    let findings = SchemaFileCheck.diagnostics(of: schemas, references: try references.documents())
    try report.write(findings: findings)
    guard findings.isEmpty else { throw ExitCode.findings }
    report.write(line: "\(counted(schemas.count, "schema")), no findings")
  }
}

/// `catalogue schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Work on JSON Schemas.",
    subcommands: [
      SchemaCheckCommand.self, SchemaFieldsCommand.self, SchemaKeywordsCommand.self,
      SchemaPublishedCommand.self, SchemaExportCommand.self,
    ])
}

extension SchemaDocument {
  /// A schema's file, under its `file:` URI.
  init(file path: String) throws(FileError) {
    let url = URL(fileURLWithPath: path.systemPath, isDirectory: false).standardizedFileURL
    self.init(try SourceText(file: path), at: url.absoluteString)
  }

  /// The files of several schemas.
  static func read(_ paths: [String]) throws(FileError) -> [SchemaDocument] {
    var documents: [SchemaDocument] = []
    for path in paths { documents.append(try SchemaDocument(file: path)) }
    return documents
  }
}

extension SourceText {
  /// A JSON or YAML file. Of one that is longer than its reader takes, enough is read to reject it as too long.
  convenience init(file path: String) throws(FileError) {
    let limit = DocumentFormat(path: path).byteLimit + 1
    self.init(path: path, bytes: try FileBytes.read(path, limit: limit))
  }

  /// A JSON or SVG file, or the standard input where the path is `-`.
  convenience init(fileOrInput path: String) throws(FileError) {
    guard path == "-" else {
      try self.init(file: path)
      return
    }
    do {
      let data = try CommandContext.current.input.read(upToCount: DocumentFormat.json.byteLimit + 1)
      self.init(path: "the standard input", bytes: [UInt8](data ?? Data()))
    } catch {
      throw FileError("read", "the standard input", error)
    }
  }
}

/// The documents that schemas may refer to.
struct ReferenceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A document that a schema may refer to, by its $id or its path. Repeatable; no other file is opened.",
      valueName: "file"), transform: GivenPath.checked)
  var reference: [String] = []

  /// The documents.
  func documents() throws(FileError) -> [SchemaDocument] { try SchemaDocument.read(reference) }
}
