internal import ArgumentParser
internal import CatalogueDifferences
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// Where the entry schema of catalogues is that may lie anywhere.
struct SchemaLookup: ParsableArguments {
  @Option(
    name: .customLong("schemas"),
    help: ArgumentHelp(
      "The folder of the JSON Schemas, which list the fields. Default: schemas, in this folder or the nearest one above "
        + "it that has one, or else those installed with the command.", valueName: "folder"),
    transform: GivenPath.checked)
  var givenSchemas: String?

  @OptionGroup var kindName: KindOption

  /// The fields of the entry schema. Without a schema none is listed: lists of records are then compared as a whole,
  /// and a note says so.
  /// - Parameters:
  ///   - members: the names of the members of the catalogues.
  ///   - isQuiet: whether the note that there are no schemas is left out.
  ///   - olderSchemas: the folder of the schemas that the older catalogue follows; `nil` for the same ones.
  func comparedFields(
    of members: Set<String>, since olderSchemas: String? = nil, isQuiet: Bool
  ) throws -> ComparedFields {
    guard let folder = givenSchemas ?? Self.nearest() else {
      guard olderSchemas == nil else {
        throw FileError(
          "the schemas of the newer catalogue aren't here, to compare with: name them with --schemas")
      }
      if !isQuiet { try ErrorStream.write(note: Self.note) }
      return .unlisted
    }
    let kind = try SchemaFolder(folder).kind(named: kindName.kind, of: "the catalogues") {
      PublishedMembers(names: members)
    }
    let olderKind = try olderSchemas.flatMap { try OlderKind.read(from: $0, named: kind.name) }
    do throws(UnreadableInput) { return try ComparedFields(kind).since(olderKind) } catch {
      throw try ErrorStream.unreadable(error)
    }
  }

  private static let note =
    "lists of records are compared as a whole, and logos and barcodes are looked for as brands have them, because there is no folder schemas with a kind of catalogue here or above; give --schemas"

  private static func nearest() -> String? {
    let depth = ".".resolvingLinks.utf8.count { $0 == UInt8(ascii: "/") }
    let above = (0...depth).lazy.map { String(repeating: "../", count: $0) + "schemas" }
      .first { !((try? SchemaFolder($0).kindNames()) ?? []).isEmpty }
    return above ?? ProjectFiles.installed("schemas")
  }
}
