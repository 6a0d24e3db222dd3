internal import ArgumentParser
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// The schemas of the last release.
struct OlderSchemas: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The schemas of the last release, where they were others: fields that its apps read are compared by them too.",
      valueName: "folder"),
    transform: GivenPath.checked)
  var baselineSchemas: String?

  /// The kind of some sources as the last release had it; `nil` where that is the same, or after a note isn't known.
  func kind(of sources: SourceFiles) throws -> KindSchema? {
    try baselineSchemas.flatMap { try OlderKind.read(from: $0, named: sources.schemas.kind.name) }
  }
}

/// The kind of an older catalogue, as the schemas of its time have it.
enum OlderKind {
  /// Reads it.
  /// - Returns: `nil`, after a note, where the folder doesn't have the kind or this program can't read it: fields are then
  ///   compared by the values of the catalogues alone. With `--quiet` too: less is checked than somebody asked for.
  static func read(from folder: String, named name: String) throws -> KindSchema? {
    let schemas = SchemaFolder(folder)
    guard try schemas.kindNames().contains(name) else {
      return try none("\(folder) has no kind \"\(name)\"")
    }
    let files = try schemas.kind(name)
    do throws(UnreadableInput) { return try KindSchema(files) } catch {
      let problem = error.diagnostics.first.map { ": \($0.message)" } ?? ""
      return try none("the schemas in \(folder)/\(name) can't be read\(problem)")
    }
  }

  private static func none(_ reason: String) throws -> KindSchema? {
    try ErrorStream.write(note: "\(reason); fields are compared by the values of the two catalogues alone")
    return nil
  }
}
