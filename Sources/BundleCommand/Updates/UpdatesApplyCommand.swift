internal import ArgumentParser
internal import CatalogueUpdates

/// `catalogue-bundle updates apply`
struct UpdatesApplyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Download and verify a newer catalogue, where there is one.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var arguments: UpdaterArguments

  func run() async throws {
    let updater = try arguments.updater(of: store.open())
    store.tell(UpdatesReport(try await UpdaterArguments.telling { try await updater.update() }))
  }
}
