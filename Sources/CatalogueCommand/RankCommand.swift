internal import ArgumentParser
internal import CatalogueAuthoring

/// `catalogue rank`
struct RankCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rank",
    abstract: "Give a brand a rank among the popular ones, and the others those around it.",
    discussion: """
      Ranks run from 1 without gaps, each used once. The brands behind the one that is moved follow, each in its own file. \
      Gaps that there are already are closed, and brands that share a rank get one each.

      All files are changed, or none.

        catalogue rank lidl 3
        catalogue rank lidl --none     takes it off the list
      """)

  @Argument(help: "The brand's id.") var id: String
  @Argument(help: "Its rank, from 1 on.") var rank: Int?
  @Flag(help: "It isn't on the list.") var none = false
  @OptionGroup var options: EditOptions

  func validate() throws {
    guard (rank == nil) == none else {
      throw ValidationError("Give a rank, or --none\(none ? ", not both" : "").")
    }
  }

  func run() async throws {
    try await options.run(on: id) { (entry) throws(EditRefusal) in try entry.ranked(at: rank) }
  }
}
