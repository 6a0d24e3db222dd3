internal import ArgumentParser
internal import CatalogueUpdates

/// `catalogue-bundle updates status`
struct UpdatesStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Tell which catalogue a store shows, and since when it is known to be the newest.")

  @OptionGroup var store: StoreOptions

  func run() throws { store.tell(UpdatesReport(try store.open().status)) }
}
