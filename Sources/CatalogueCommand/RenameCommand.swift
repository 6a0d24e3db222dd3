internal import ArgumentParser
internal import CatalogueAuthoring

/// `catalogue rename`
struct RenameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a brand another name, and the id that follows from it.",
    discussion: """
      Ids are permanent, so a brand that was published keeps its file as a tombstone, which leads apps to the new one. \
      The new file is the old one with the new id and name; the old name becomes an alias. The logo moves, and so do \
      references in other files. A brand that was never published is moved without a tombstone.

      All files are changed, or none: what would bring an error isn't done. "catalogue retire ID --undo" takes it back \
      until it is published.

        catalogue rename gamestop GameLife
        catalogue rename maxi-zoo "Fressnapf Italia" 2026-12-31
        catalogue rename deco "Decò" --id deco          corrects the name, and keeps the id
      """)

  @Argument(help: "The brand's id.") var id: String
  @Argument(help: "The new name, as the brand itself writes it; in quotes where it has spaces.") var name:
    String
  @Argument(
    help: ArgumentHelp("The last day of the old name, if it is known.", valueName: "YYYY-MM-DD"),
    transform: EditOptions.day)
  var day: String?
  @Option(
    name: .customLong("id"),
    help: ArgumentHelp("The new id. Default: the new name in lower case, with hyphens.", valueName: "id"))
  var newID: String?
  @OptionGroup var options: EditOptions

  func run() async throws {
    try await options.run(on: id) { (entry) throws(EditRefusal) in
      try entry.renamed(to: name, id: newID, on: day)
    }
  }
}
