internal import ArgumentParser
internal import CatalogueUpdates

/// `catalogue-bundle updates check`
struct UpdatesCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Ask whether there is a newer catalogue.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var arguments: UpdaterArguments

  func run() async throws {
    let updater = try arguments.updater(of: store.open())
    store.tell(UpdatesReport(try await UpdaterArguments.telling { try await updater.check() }))
  }
}
