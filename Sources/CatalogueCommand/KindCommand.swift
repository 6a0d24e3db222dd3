internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// `catalogue kind`
struct KindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kind", abstract: "Work on kinds of catalogue.", subcommands: [KindNewCommand.self])
}

/// `catalogue kind new`
struct KindNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a kind of catalogue.",
    discussion: """
      Makes a folder of schemas: kind.yaml, and the schema of entries that have an id, a name and a description. What \
      entries are about is yours to add; docs/KINDS.md says how. A folder with anything in it isn't touched.

        catalogue kind new recipes
        catalogue init catalogue/family-recipes --kind recipes
      """)

  @Argument(help: "What the kind and the folder of its entries are called, such as recipes.")
  var name: String
  @Option(
    help: ArgumentHelp(
      "What one entry is. Default: the name without its plural's ending, such as recipe.", valueName: "name"))
  var entry: String?
  @Option(
    help: ArgumentHelp("The folder of the JSON Schemas.", valueName: "folder"), transform: GivenPath.checked)
  var schemas = "schemas"
  @OptionGroup var report: ReportOptions

  func run() throws {
    let kind = try newKind()
    let path = "\(schemas.trimmingSlashes)/\(name)"
    let target = NewFolder(path)
    try target.checkIsFree()
    try target.write(kind.files.map { ($0.path, $0.bytes) }, folders: [])
    for file in kind.files { report.write(line: "\(path)/\(file.path): written") }
    report.write(
      line:
        "Next: add fields to \(path)/\(kind.entry).schema.json, then run catalogue init FOLDER --kind \(name)"
    )
  }

  /// - Throws: `ExitCode`, after saying what is wrong with the names.
  private func newKind() throws -> NewKind {
    do throws(UnreadableInput) { return try NewKind(name, entry: entry) } catch {
      throw try ErrorStream.wrongUsage(error.diagnostics.map(\.message))
    }
  }
}
