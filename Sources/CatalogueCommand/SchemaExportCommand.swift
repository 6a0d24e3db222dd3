internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import Diagnostics
internal import FileAccess

/// `catalogue schema export`
struct SchemaExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the entry schemas for editors, with today's ids beside the references.",
    discussion: """
      An editor that completes by JSON Schema then completes ids of entries and categories, and names of files. Only a \
      file that this command wrote is replaced.

        catalogue schema export --market catalogue/italy --output Generated/editor/italy
      """)

  @Option(help: ArgumentHelp("The market's folder.", valueName: "folder"), transform: GivenPath.checked)
  var market = SuggestedCommand.usualMarket
  @Option(
    help: ArgumentHelp(
      "The folder for the schemas. Default: the market's name in Generated/editor.", valueName: "folder"),
    transform: GivenPath.checked)
  var output: String?
  @OptionGroup(title: "Files") var folders: TemplateOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() async throws {
    let sources = try SourceFolder(market: market.trimmingSlashes, folders).read()
    let schemas: EditorSchemas
    do throws(UnreadableInput) { schemas = try await EditorSchemas(sources) } catch {
      throw try ErrorStream.unreadable(error)
    }
    let folder = (output ?? "Generated/editor/\(PathParts(market.trimmingSlashes).name)").trimmingSlashes
    guard FileType(of: folder) != .link else {
      throw FileError(
        "\(folder) is a symbolic link, which isn't followed: name the folder itself with --output")
    }
    let changed = schemas.files.map { (path: "\(folder)/\($0.name)", bytes: $0.bytes) }
      .filter { !FileBytes.file($0.path, holds: $0.bytes) }
    for file in changed { try Self.checkIsReplaceable(file.path) }
    for file in changed {
      try FileBytes.makeFolder(folder)
      try FileBytes.replace(file.path, with: file.bytes, isDurable: false)
      report.write(line: "\(file.path): written")
    }
    if schemas.hasProblems {
      try ErrorStream.write(
        note: "some files have errors, and their ids may be missing or wrong: run catalogue check"
          + SuggestedCommand.marketOption(market))
    }
  }

  /// - Throws: `FileError`, where somebody else's file is.
  private static func checkIsReplaceable(_ path: String) throws(FileError) {
    guard try FileBytes.isThere(path) else { return }
    let beginning = Array(EditorSchemas.beginning.utf8)
    let bytes = try FileBytes.read(path, limit: beginning.count)
    guard bytes == beginning else {
      throw FileError("\(path) isn't from this command, and stays: choose another folder with --output")
    }
  }
}
