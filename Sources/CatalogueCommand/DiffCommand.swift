internal import ArgumentParser
internal import CatalogueDifferences
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue diff`
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two catalogues, and report what breaks apps.",
    discussion: """
      Lists brands that were added, renamed, merged or closed, and every field that changed. Fails (exit code 100) if \
      a change breaks apps that have the older catalogue: an id is gone, a field is gone or has another type, a barcode \
      rule accepts fewer codes.

      A catalogue from before this tool may lack fields, schemaVersion, version or revision: they are named, and count \
      as null. It may be nothing but the list of its entries.

        catalogue diff old.json catalogue/italy.json
        git show HEAD:catalogue/italy.json | catalogue diff - catalogue/italy.json
        catalogue diff --format markdown old.json catalogue/italy.json >> notes.md
      """)

  @Option(help: "How to print: \(DifferenceFormat.names).", transform: DifferenceFormat.named)
  var format: DifferenceFormat = .text
  @OptionGroup var schemas: SchemaLookup
  @OptionGroup var logos: LogoFolderOptions
  @OptionGroup var logoAddresses: LogoAddressOptions
  @OptionGroup var sources: ComparedSourceOptions
  @OptionGroup var messages: MessageOptions
  @Argument(
    help: ArgumentHelp("The older catalogue, or - for the standard input.", valueName: "old"),
    transform: GivenPath.checked)
  var old: String
  @Argument(
    help: ArgumentHelp("The newer catalogue, or - for the standard input.", valueName: "new"),
    transform: GivenPath.checked)
  var new: String

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError("Only one of the two can be the standard input.") }
  }

  func run() async throws {
    let log = messages.activityLog()
    log.begin("read", "2 catalogues")
    var (before, after) = (try catalogue(old), try catalogue(new))
    try checkKinds(before, after)
    log.begin("compare logos")
    let fields = try schemas.comparedFields(
      of: before.memberNames.union(after.memberNames), since: sources.oldSchemas, isQuiet: messages.quiet)
    if before.isList { before = try listed(before, beside: after, fields) }
    if after.isList { after = try listed(after, beside: before, fields) }
    for catalogue in [before, after] where !fields.isCatalogue(catalogue) {
      throw FileError(
        "\(catalogue.path): this isn't a catalogue: it has no entries and doesn't say which release it is")
    }
    if let member = fields.entriesMissing(from: before, and: after) {
      throw FileError("neither catalogue has \"\(member)\", the entries of this kind")
    }
    if !messages.quiet {
      for note in MissingFields.notes(from: before, to: after) { try ErrorStream.write(note: note) }
    }
    let redrawn = try logos.redrawn(from: before, to: after, by: fields)
    log.end("\(counted(redrawn.count, "logo")) redrawn")
    log.begin("compare")
    let acceptances = try await sources.acceptanceChanges(schemas: schemas.givenSchemas)
    let difference = CatalogueDifference(
      from: before, to: after, by: fields, redrawnLogos: redrawn, acceptances: acceptances)
    log.end()
    // Only what breaks apps is a finding.
    if messages.quiet, !difference.isBreaking { return }
    try write(difference)
    if difference.isBreaking { throw ExitCode.findings }
  }

  /// Nothing in catalogues of two kinds can be compared.
  private func checkKinds(_ old: ReleasedCatalogue, _ new: ReleasedCatalogue) throws(FileError) {
    let (before, after) = (old.entryMembers, new.entryMembers)
    // Anything else may be a catalogue that lacks something, or none.
    guard [old, new].allSatisfy(\.isRelease), Set(before).isDisjoint(with: after), !before.isEmpty,
      !after.isEmpty
    else { return }
    throw FileError(
      "these are catalogues of two kinds: \(old.path) has \(before.joined(separator: ", ")), and \(new.path) has "
        + after.joined(separator: ", "))
  }

  private func write(_ difference: CatalogueDifference) throws(FileError) {
    let printer = DifferencePrinter(
      format: format, isColoured: messages.showsColours(CommandContext.current.output),
      logoAddresses: logoAddresses.addresses
    )
    do { try CommandContext.current.output.handle.write(contentsOf: Data(printer.print(difference))) } catch {
      throw FileError("write", "the difference", error)
    }
  }

  private func catalogue(_ path: String) throws(FileError) -> ReleasedCatalogue {
    try Self.catalogue(try SourceText(fileOrInput: path))
  }

  /// A catalogue that is nothing but the list of its entries, with its name.
  private func listed(
    _ catalogue: ReleasedCatalogue, beside other: ReleasedCatalogue, _ fields: ComparedFields
  ) throws(FileError) -> ReleasedCatalogue {
    guard let member = fields.listMember(beside: other) else {
      throw FileError(
        "\(catalogue.path):1:1: a list alone doesn't say of which collection its entries are: give an object that has a list for each"
      )
    }
    return try Self.catalogue(catalogue.source, listedAs: member)
  }

  private static func catalogue(
    _ source: SourceText, listedAs member: String? = nil
  ) throws(FileError) -> ReleasedCatalogue {
    do throws(ReleasedCatalogue.Unreadable) {
      return try ReleasedCatalogue(published: source, listedAs: member)
    } catch { throw FileError("\(error)") }
  }
}
