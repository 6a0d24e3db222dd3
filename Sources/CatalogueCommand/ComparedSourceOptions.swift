internal import ArgumentParser
internal import CatalogueDifferences
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// The source files of two catalogues, of which only the warnings are compared that they accept, and the schemas of the
/// older one.
struct ComparedSourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the older catalogue's source files, to compare the warnings that they accept.",
      valueName: "folder"),
    transform: GivenPath.checked)
  var oldSources: String?

  @Option(
    help: ArgumentHelp("The folder of the newer catalogue's source files.", valueName: "folder"),
    transform: GivenPath.checked)
  var newSources: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the older catalogue's schemas, to compare what apps rely on. Default: those of the newer one.",
      valueName: "folder"),
    transform: GivenPath.checked)
  var oldSchemas: String?

  func validate() throws {
    if (oldSources == nil) != (newSources == nil) {
      throw ValidationError("--old-sources and --new-sources go together.")
    }
  }

  /// What differs; `nil` where no folders are named.
  /// - Parameter schemas: the folder of the schemas; `nil` for the usual one.
  /// - Throws: `ExitCode.findings`, after reporting what can't be read of what the files accept: it would count as nothing.
  func acceptanceChanges(schemas: String?) async throws -> AcceptanceChanges? {
    guard let oldSources, let newSources else { return nil }
    let (old, oldParser) = try Self.read(oldSources, schemas)
    let (new, newParser) = try Self.read(newSources, schemas)
    return try Self.changes(from: await oldParser.parse(old), to: await newParser.parse(new))
  }

  private static func changes(from old: ParsedSources, to new: ParsedSources) throws -> AcceptanceChanges {
    let unread = [old, new].flatMap(\.unreadAcceptances)
    guard unread.isEmpty else {
      try ErrorStream.write(findings: unread)
      throw ExitCode.findings
    }
    return AcceptanceChanges(from: old, to: new)
  }

  private static func read(_ folder: String, _ schemas: String?) throws -> (SourceFiles, SourceParser) {
    let arguments = ["--market", folder] + (schemas.map { ["--schemas", $0] } ?? [])
    var files = try SourceFolder(try FileOptions<ComparedOutput>.parse(arguments)).read()
    // None of them accepts anything.
    (files.logos, files.symbols) = ([], [])
    do throws(UnreadableInput) {
      return (files, try CompiledSchemas(files.schemas).parser(jobs: 1))
    } catch { throw try ErrorStream.unreadable(error) }
  }
}
