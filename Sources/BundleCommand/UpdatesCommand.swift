internal import ArgumentParser
internal import CatalogueUpdates
internal import CommandRunning

/// `catalogue-bundle updates`
struct UpdatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "updates",
    abstract: "Update a catalogue from the shell, as an app with CatalogueUpdates does.",
    discussion: """
        catalogue-bundle updates check --store DIR --repository https://cdn.example.com/catalogue --root roots/1.root.json
        catalogue-bundle updates apply --store DIR --repository https://cdn.example.com/catalogue --root roots/1.root.json
        catalogue-bundle updates status --store DIR --root roots/1.root.json

      The store acts as an app without a bundled catalogue. On failure the exit code is 1, and the message ends with the \
      error's code (docs/UPDATES.md).
      """,
    subcommands: [UpdatesCheckCommand.self, UpdatesApplyCommand.self, UpdatesStatusCommand.self])
}

/// `catalogue-bundle updates check`
struct UpdatesCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check for a newer catalogue.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var arguments: UpdaterArguments

  func run() async throws {
    let updater = try arguments.updater(of: store.open())
    store.printReport(UpdatesReport(try await store.reportingCode { try await updater.check() }))
  }
}

/// `catalogue-bundle updates apply`
struct UpdatesApplyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Download and verify a newer catalogue, if there is one.")

  @OptionGroup var store: StoreOptions
  @OptionGroup var arguments: UpdaterArguments

  func run() async throws {
    let opened = try store.open()
    let updater = try arguments.updater(of: opened)
    let result = try await store.reportingCode { try await updater.update() }
    store.printReport(UpdatesReport(result, patchProblem: opened.status.patchProblem))
  }
}

/// `catalogue-bundle updates status`
struct UpdatesStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show which catalogue a store has, and when it was last known to be the newest.")

  @OptionGroup var store: StoreOptions

  func run() async throws {
    let opened = try store.open()
    try await store.reportingCode { try opened.checkFolder() }
    if opened.isOfOtherKeys {
      Console.printError(
        "note: \(store.root) accepts no catalogue that \(store.folder) has: is it the root of their repository?"
      )
    }
    store.printReport(UpdatesReport(opened.status))
  }
}
