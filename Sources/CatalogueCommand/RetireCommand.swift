internal import ArgumentParser
internal import CatalogueAuthoring

/// `catalogue retire`
struct RetireCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retire",
    abstract: "End a brand: renamed, merged into another or closed; or take that back.",
    discussion: """
      The brand's file stays, with what became of it: a tombstone, by which apps still know the cards that are saved \
      under its id. What refers to the brand is led to the one that takes its place, which gets the old name as an alias. \
      Where nothing takes its place, such references are removed.

      All files are changed, or none: what would bring an error isn't done. --undo takes the end back until it is \
      published; afterwards the id can't come back, and it says what to do.

        catalogue retire gamestop --renamed-to gamelife
        catalogue retire limoni --merged-into douglas
        catalogue retire camaieu --closed 2022-10-01
        catalogue retire camaieu --undo
      """)

  @Argument(help: "The brand's id.") var id: String
  @Argument(
    help: ArgumentHelp("Its last day, if it is known.", valueName: "YYYY-MM-DD"), transform: EditOptions.day)
  var day: String?
  @Option(help: ArgumentHelp("The id of its new name; its file is made unless it is there.", valueName: "id"))
  var renamedTo: String?
  @Option(help: ArgumentHelp("The id of the brand that it is part of now.", valueName: "id"))
  var mergedInto: String?
  @Flag(help: "It is no more.") var closed = false
  @Flag(help: "It hasn't ended after all.") var undo = false
  @OptionGroup var options: EditOptions

  func validate() throws {
    let given = [renamedTo != nil, mergedInto != nil, closed, undo].count(where: \.self)
    guard given == 1 else {
      let words = given == 0 ? "Say what became of it" : "Give only one"
      throw ValidationError("\(words): --renamed-to, --merged-into, --closed or --undo.")
    }
    if undo, day != nil { throw ValidationError("--undo takes no date.") }
  }

  func run() async throws {
    try await options.run(on: id) { (entry) throws(EditRefusal) in
      guard let end else { return try entry.undone() }
      return try entry.retired(end, on: day)
    }
  }

  /// How it ends; `nil` for an undo.
  private var end: EntryRevision.End? {
    if undo { return nil }
    return renamedTo.map { .renamed(to: $0) } ?? mergedInto.map { .merged(into: $0) } ?? .closed
  }
}
