internal import ArgumentParser
internal import Catalogue
internal import CatalogueCompiler
internal import CatalogueRules
internal import CommandRunning
internal import Diagnostics
internal import FileAccess

/// `catalogue generate`
struct GenerateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the code of one language, and nothing else.",
    discussion: """
      For the builds of apps: reads a published catalogue, a market's folder, or a folder that holds one of them, and \
      writes the output file if its content changes. The output file's name chooses the template.

        catalogue generate italy.json --output App/Brands.swift
        catalogue generate App --output App/Brands.kt
        catalogue generate App --output App/Brands.swift --list-files
      """)

  @Argument(
    help: ArgumentHelp("The published catalogue, or the folder.", valueName: "input"),
    transform: GivenPath.checked)
  var input: String
  @Option(help: ArgumentHelp("The file to write.", valueName: "file"), transform: GivenPath.checked)
  var output: String
  @Option(
    help: ArgumentHelp(
      "The template's name. Default: that of the kind for such a file, or else the output file's name with .mustache at its end.",
      valueName: "name"))
  var template: String?
  @Flag(help: "Swift: import Catalogue instead of declaring its types.") var importLibrary = false
  @Flag(help: "Swift: declare everything internal, which compiles much faster with thousands of brands.")
  var `internal` = false
  @Flag(help: "Only print the files that are read, one per line: for a build's list of inputs.")
  var listFiles = false
  @OptionGroup(title: "Files") var folders: TemplateOptions
  @OptionGroup(title: "Files") var kindName: KindOption
  @OptionGroup(title: "Running") var running: RunningOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let source = try CatalogueSource(input)
    if listFiles { return try inputs(of: source).sorted().forEach { Console.print($0) } }
    let templates = try SourceFolder.templates(folders)
    let name = PathParts(output).name
    let kind = try source.kind(folders, named: kindName.kind)
    let generator: CodeGenerator
    do throws(UnreadableInput) {
      generator = try CodeGenerator(
        template: template, for: name, templates: templates, kind: kind,
        importsLibrary: importLibrary, isInternal: `internal`)
    } catch {
      return try fail(error.diagnostics)
    }
    guard generator.diagnostics.isEmpty else { return try fail(generator.diagnostics) }
    let log = report.messages.activityLog()
    let result = try await source.code(by: generator, folders, running, log)
    guard let code = result.code else { return try fail(result.diagnostics) }
    try report.write(findings: result.diagnostics)
    guard !FileBytes.file(output, holds: code) else {
      return report.write(line: "\(output): nothing to write")
    }
    // Parts that templates include may be generated themselves.
    let inputs = try inputs(of: source) { $0.hasSuffix(".mustache") }
    if let own = inputs.first(where: { FileBytes.isSameFile($0, as: output) }) {
      throw FileError("\(own) is what the code is made of: give --output another name")
    }
    try FileBytes.makeFolder(PathParts(output).folder)
    try FileBytes.replace(output, with: code, isDurable: false)
    report.write(line: "wrote \(output) from \(source.path)")
  }

  /// The files that are read, of the templates those that are wanted.
  private func inputs(
    of source: CatalogueSource, where isWanted: (String) -> Bool = { _ in true }
  ) throws(FileError) -> [String] {
    try source.files(folders, named: kindName.kind) + folders.templatePaths().values.filter(isWanted)
  }

  private func fail(_ findings: [Diagnostic]) throws {
    try report.write(findings: findings)
    throw ExitCode.findings
  }
}
